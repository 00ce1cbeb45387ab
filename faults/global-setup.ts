// Runs once, before the first row: builds the pages where that has not been done, so that no row waits for it.
import { buildWeb, isBuildCurrent } from '#scripts/build.ts'

export default async function setup(): Promise<void> {
  if (process.env.TEST_DATABASE_URL === undefined) {
    throw new Error('The faults need a PostgreSQL: start them with "npm run test:faults".')
  }
  if (!(await isBuildCurrent())) await buildWeb()
}
