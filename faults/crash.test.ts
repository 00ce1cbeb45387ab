// Row 16 of docs/acceptance.md: kill -9 at fifty points of submitting, hearing of payments and sending mails.
import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Booking } from '#domain/booking.ts'
import type { Visitor } from '#test/visitor.ts'
import { expectSettled, expectSound } from './expect-sound.ts'
import { lettersArrived, newGuest, Refused, type Guest, type Promised } from './guest.ts'
import { openSite, signUp, type TestSite } from './site.ts'
import { openStore, STORES } from './store.ts'

const CRASHES_EACH = 25
const GUESTS_AT_ONCE = 3

/** Prints the seed, so that a run can be had again: FAULT_SEED=… npm run test:faults. */
function seededRandom(): () => number {
  const seed = Number(process.env.FAULT_SEED ?? randomInt(2 ** 31))
  console.log(`FAULT_SEED=${seed}`)
  let state = seed
  // mulberry32
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Guests who come one after another, every second of whom cancels in the end. */
function guestsOf(site: TestSite, visitor: () => Visitor) {
  const all: Guest[] = []
  return {
    all,
    promises: () => all.flatMap((guest) => guest.promised() ?? []),
    /** Those who are not through yet, and as many new ones as there is room for. */
    next(): Guest[] {
      const waiting = all.filter((guest) => !guest.isDone())
      while (waiting.length < GUESTS_AT_ONCE) {
        const number = all.length
        const guest = newGuest(site, visitor(), {
          email: `guest${number}@example.com`,
          retreat: site.retreats[number % site.retreats.length] ?? site.retreats[0],
          cancels: number % 2 === 1,
        })
        all.push(guest)
        waiting.push(guest)
      }
      return waiting
    },
  }
}

/** Each goes as far as the server lives; what it refuses is a fault. */
async function goAsFarAsTheyGet(guests: readonly Guest[]): Promise<void> {
  const ends = await Promise.allSettled(guests.map((guest) => guest.goOn()))
  const refused = ends.flatMap((end) => {
    return end.status === 'rejected' && !isLost(end.reason) ? [String(end.reason)] : []
  })
  expect(refused, 'what the server refused').toEqual([])
}

/** Node's own error for a server that is gone. */
function isLost(reason: unknown): boolean {
  return reason instanceof TypeError && !(reason instanceof Refused)
}

/** Kills the server at a point of the guests' way: at a message to PostgreSQL, or, where it is embedded, at a moment. */
async function crashAt(site: TestSite, random: () => number, whole: { messages: number; ms: number }) {
  const { wire } = site.store
  if (wire === null) {
    await sleep(random() * whole.ms)
    return site.server.kill()
  }
  const { promise, resolve } = Promise.withResolvers<void>()
  const messages = 1 + Math.floor(random() * whole.messages)
  wire.freezeAfter(messages, { lastArrives: random() < 0.5, tell: () => resolve(site.server.kill()) })
  await promise
}

test.each(STORES)(
  `row 16, on %s: killed at ${CRASHES_EACH} points, it keeps what it acknowledged, and a retry converges`,
  async (kind) => {
    const random = seededRandom()
    const site = await openSite(await openStore(kind))
    const account = await signUp(site.newVisitor())
    const signedIn = () => {
      const visitor = site.newVisitor()
      for (const [name, value] of account.cookies) visitor.cookies.set(name, value)
      return visitor
    }
    const guests = guestsOf(site, signedIn)

    // Undisturbed once, to know how long the way is.
    const sentBefore = site.store.wire?.sent() ?? 0
    const startedAt = performance.now()
    await goAsFarAsTheyGet(guests.next())
    const whole = {
      messages: (site.store.wire?.sent() ?? 0) - sentBefore,
      ms: performance.now() - startedAt,
    }

    for (let crash = 0; crash < CRASHES_EACH; crash++) {
      await Promise.all([goAsFarAsTheyGet(guests.next()), crashAt(site, random, whole)])
      site.store.wire?.thaw()
      if (kind === 'PostgreSQL') await site.store.read(({ db }) => expectSound(db, guests.promises()))
      await site.server.restart()
      await expectKept(account, guests.all)
    }

    await goAsFarAsTheyGet(guests.all.filter((guest) => !guest.isDone()))
    expect(guests.all.every((guest) => guest.isDone())).toBe(true)
    await lettersArrived(site, guests.all)
    await site.server.stop()
    await site.store.read(async ({ db }) => {
      await expectSound(db, guests.promises())
      await expectSettled(db, site.stripe.account)
    })
    expectFewCopies(site)
    expect(site.faults).toEqual([])
  },
)

/** As the guest sees it on the dashboard after each crash. */
async function expectKept(visitor: Visitor, guests: readonly Guest[]): Promise<void> {
  const { body } = await visitor.get<Booking[]>('/api/my-bookings')
  const lost = guests
    .flatMap((guest) => guest.promised() ?? [])
    .filter((promised) => {
      const booking = body.find(({ id }) => id === promised.bookingId)
      return !booking || !isKept(booking, promised)
    })
  expect(lost, 'promises that a crash broke').toEqual([])
}

function isKept({ status, amountPaid }: Booking, { paid, cancelled, mayBeCancelled }: Promised): boolean {
  if (cancelled) return status === 'cancelled'
  return mayBeCancelled || !paid || amountPaid === 200
}

/** A mail may come twice where the server died between the mail server's answer and the note of it, with one Message-ID. */
function expectFewCopies({ mail }: TestSite): void {
  const letters = mail.received.map((letter) => `${letter.to.join()} ${letter.mail.subject}`)
  const ids = new Set(mail.received.map((letter) => letter.mail.messageId))
  expect(ids.size, 'each letter has one Message-ID').toBe(new Set(letters).size)
  expect(mail.received.length - ids.size, 'copies').toBeLessThanOrEqual(CRASHES_EACH * 4)
}
