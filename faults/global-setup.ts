// Runs once, before the first row: builds what has not been built, so that no row waits for it.
import { buildIfNeeded } from '#scripts/build-if-needed.ts'

export default async function setup(): Promise<void> {
  if (process.env.TEST_DATABASE_URL === undefined) {
    throw new Error('The faults need a PostgreSQL: start them with "npm run test:faults".')
  }
  await buildIfNeeded()
}
