// Row 45 of docs/acceptance.md: three servers on one database behind Caddy. npm run bench:servers does the same for a minute.
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { isCaddyInstalled } from './caddy.ts'
import { openFleet } from './fleet.ts'
import { drillFleet } from './fleet-drill.ts'
import type { Crowd } from './fleet-crowd.ts'

const CROWD = { visitors: 2, fillers: 1, buyers: 1, guests: 2, pauseMs: 100 }

/** As long as it takes until one guest more has paid, and there is somebody of each kind: a busy machine looks at no less. */
async function untilNextGuest(crowd: Crowd): Promise<void> {
  const [guests, changes] = [crowd.guests.length, crowd.changes]
  const isOver = () =>
    crowd.guests.length > guests &&
    crowd.changes > changes &&
    crowd.buyers.length > 0 &&
    crowd.waiting.length > 0
  while (!isOver()) await sleep(50)
}

test('row 45: three servers behind a proxy, one killed and another restarted under load: nothing is lost, and nothing done twice', async ({
  skip,
}) => {
  if (!isCaddyInstalled()) skip('caddy is not installed here')
  const fleet = await openFleet()
  const claims = await drillFleet(fleet, CROWD, untilNextGuest)
  // How fast the machine is decides about the others: npm run bench:servers tells.
  const broken = claims.filter(({ holds, isTimed }) => !holds && !isTimed)
  expect(broken).toEqual([])
})
