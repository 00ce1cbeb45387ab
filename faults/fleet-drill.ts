import { eq } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import { mails } from '#server/db/schema.ts'
import { expectSettled } from '#test/invariants.ts'
import { runOnServer } from '#test/postgres-server.ts'
import {
  claimOfAdminSessions,
  claimsOfAnswers,
  claimOfGuestSessions,
  claimOfLimits,
  claimOfMails,
  claimOfSweeps,
  claimsOfBookings,
  endTheNight,
  isDueDone,
  KILLED,
  makeDue,
  type Claim,
} from './fleet-claims.ts'
import { prepareRush, startCrowd, type Crowd, type CrowdSize } from './fleet-crowd.ts'
import type { Fleet } from './fleet.ts'
import { PATIENCE_MS } from './site.ts'

const PATIENCE = { timeout: PATIENCE_MS, interval: 500 }
const RUSH = 12
const RUSH_PLACES = 8

/**
 * Three servers under load: one is killed while many buyers want the last places, then started again, and another is restarted. Each of these
 * stages lasts as long as `pace` takes. Returns what must be true afterwards, checked in the database and the mail server.
 */
export async function drillFleet(
  fleet: Fleet,
  size: CrowdSize,
  pace: (crowd: Crowd) => Promise<unknown>,
): Promise<Claim[]> {
  const { site, servers, up } = fleet
  const [first, second] = servers
  const [rushed, changed, ...others] = site.retreats
  const wide = others.at(-1) ?? ''
  await openWide(fleet, wide)
  const connection = await fleet.openDatabase()
  const { db } = connection
  try {
    const crowd = startCrowd(fleet, size, { wide, changed })
    const goOn = () => Promise.race([pace(crowd), crowd.met])
    await goOn()

    const rush = await prepareRush(fleet, rushed, RUSH)
    const due = await makeDue(db, crowd)
    fleet.stage = KILLED
    up.delete(first)
    const [places] = await Promise.all([rush(), first.kill()])
    await goOn()

    fleet.stage = 'it comes back'
    await first.restart()
    up.add(first)
    await goOn()

    fleet.stage = 'another one is restarted'
    up.delete(second)
    const inTime = await second.stop().then(
      () => true,
      // Row 35 tests that.
      () => false,
    )
    await second.restart()
    up.add(second)
    await goOn()

    fleet.stage = 'everybody leaves'
    await crowd.leave()
    await vi.waitUntil(() => isDueDone(db, due), PATIENCE)
    const sessions = [
      await claimOfAdminSessions(fleet),
      await claimOfGuestSessions(fleet, guestOf(crowd)),
      await claimOfLimits(db, fleet),
    ]
    const settle = async () => {
      await endTheNight(db)
      await expectSettled(db, site.stripe.account)
      expect(await db.$count(mails, eq(mails.state, 'queued'))).toBe(0)
    }
    await vi.waitFor(settle, PATIENCE)
    await Promise.all(servers.map((server) => server.kill()))

    const guests = [...crowd.buyers, ...crowd.guests, ...crowd.waiting]
    const kept = guests.filter((guest) => !due.expired.includes(guest.promised()?.bookingId ?? ''))
    return [
      ...claimsOfAnswers(fleet, { inTime }),
      claimOfRush(places),
      ...(await claimsOfBookings(db, fleet, kept)),
      await claimOfMails(db, fleet),
      await claimOfSweeps(db, due),
      claimOfPages(crowd),
      ...sessions,
    ]
  } finally {
    await connection.close()
  }
}

/** Adds enough places to a date, so that none of the crowd is turned away. */
async function openWide({ site }: Fleet, label: string): Promise<void> {
  const { body } = await site
    .newVisitor()
    .get<Record<string, { startsOn: string }>>('/api/booking-availability')
  const day = body[label]?.startsOn ?? ''
  await runOnServer(
    site.store.databaseUrl ?? '',
    `update retreats set places_kiter = 100000 where starts_on = '${day}'`,
  )
}

function claimOfRush(places: number): Claim {
  return {
    what: `${RUSH} who press the button while a server is killed share the ${RUSH_PLACES} places`,
    found: `${places} got one`,
    holds: places === RUSH_PLACES,
  }
}

function claimOfPages({ changes, stale }: Crowd): Claim {
  return {
    what: 'a page in memory shows a change as soon as the change was answered, at each server',
    found: `${changes} changes, ${stale.length} pages without ${stale.slice(0, 3).join('; ')}`,
    holds: changes > 0 && stale.length === 0,
  }
}

function guestOf({ guests }: Crowd) {
  const [guest] = guests
  if (!guest) throw new Error('no guest came to an end')
  return guest
}
