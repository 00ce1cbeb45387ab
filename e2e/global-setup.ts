// The journeys' servers take the build as it stands, so one that is older than its sources is made anew first.
import { buildWeb, isBuildCurrent } from '#scripts/build.ts'

export default async function setup(): Promise<void> {
  if (!(await isBuildCurrent())) await buildWeb()
}
