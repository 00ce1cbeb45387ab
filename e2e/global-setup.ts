// The journeys' servers take the build as it stands, so one that is older than its sources is made anew first.
import { ensureBuild } from '#scripts/ensure-build.ts'

export default ensureBuild
