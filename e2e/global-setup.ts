// The journeys' servers use the existing build, so a build older than its sources is built again first.

import { buildIfNeeded } from '#scripts/build-if-needed.ts'

export default async function setup(): Promise<void> {
  await buildIfNeeded()
}
