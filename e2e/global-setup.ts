// The journeys' servers take the build as it stands, so one that is older than its sources is made anew first.
import { buildIfNeeded } from '#scripts/build-if-needed.ts'

export default async function setup(): Promise<void> {
  await buildIfNeeded()
}
