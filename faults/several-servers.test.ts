// Row 45 of docs/acceptance.md: three servers on one database behind Caddy. `npm run bench:servers` does the same for a minute.

import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { isCaddyInstalled } from './caddy.ts'
import type { Crowd } from './fleet-crowd.ts'
import { drillFleet } from './fleet-drill.ts'
import { openFleet } from './fleet.ts'

const CROWD = { visitors: 2, fillers: 1, buyers: 1, guests: 2, pauseMs: 100 }

/** Waits until one more guest has paid and there is a visitor of each kind, so that a busy machine checks no less. */
async function untilNextGuest(crowd: Crowd): Promise<void> {
  const [guests, changes] = [crowd.guests.length, crowd.changes]
  const isOver = () =>
    crowd.guests.length > guests &&
    crowd.changes > changes &&
    crowd.buyers.length > 0 &&
    crowd.waiting.length > 0
  while (!isOver()) await sleep(50)
}

test('row 45: with three servers, one killed and one restarted under load, nothing is lost or done twice', async ({
  skip,
}) => {
  if (!isCaddyInstalled()) skip('caddy is not installed here')
  const fleet = await openFleet()
  const claims = await drillFleet(fleet, CROWD, untilNextGuest)
  // The timed claims depend on the machine: `npm run bench:servers` measures them.
  const broken = claims.filter(({ holds, isTimed }) => !holds && !isTimed)
  expect(broken).toEqual([])
})
