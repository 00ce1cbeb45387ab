import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import type { Booking } from '#domain/booking/booking.ts'
import { expectInvariants, type Promised } from '#test/invariants.ts'
import type { Visitor } from '#test/visitor.ts'
import { mailsArrived, newGuest, type Guest } from './guest.ts'
import { openSite, signUp, stopWhenSettled, type TestSite } from './site.ts'
import { openStore, type StoreKind } from './store.ts'

const GUESTS_AT_ONCE = 2

/** Prints the seed, so that a run can be repeated: FAULT_SEED=… npm run test:faults. */
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

/** Creates guests one after another; every second one cancels in the end. */
function guestsOf(site: TestSite, visitor: () => Visitor) {
  const all: Guest[] = []
  return {
    all,
    promises: () => all.flatMap((guest) => guest.promised() ?? []),
    /** The guests who are not done yet, and as many new ones as there is room for. */
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

/** Each guest continues until the server is lost; a refusal fails the test. */
async function goAsFarAsTheyGet(guests: readonly Guest[]): Promise<void> {
  const ends = await Promise.allSettled(guests.map((guest) => guest.continueAfterSignIn()))
  const refused = ends.flatMap((end) => {
    return end.status === 'rejected' && !isLost(end.reason) ? [String(end.reason)] : []
  })
  expect(refused, 'what the server refused').toEqual([])
}

/** Node's errors for a server that is gone, before or during its answer. */
function isLost(reason: unknown): boolean {
  return reason instanceof TypeError && /^(fetch failed|terminated)/.test(reason.message)
}

/** The messages to PostgreSQL, and the time, that a few guests need until they are done, with their emails. */
interface Whole {
  messages: number
  ms: number
}

/** Emails go out within a second; the server has this long for them after the guests are done. */
const LETTERS_MS = 1_500

async function measure(site: TestSite, guests: readonly Guest[]): Promise<Whole> {
  const sentBefore = site.store.proxy?.sent() ?? 0
  const started = performance.now()
  await goAsFarAsTheyGet(guests)
  await sleep(LETTERS_MS)
  return { messages: (site.store.proxy?.sent() ?? 0) - sentBefore, ms: performance.now() - started }
}

/** Lets guests continue, and kills the server at a random point, at the latest when they are done. */
async function crashOnTheWay(
  site: TestSite,
  guests: readonly Guest[],
  random: () => number,
  whole: Whole,
): Promise<void> {
  const point = pointOf(site, random, whole)
  const way = goAsFarAsTheyGet(guests).then(() => sleep(LETTERS_MS))
  await Promise.race([point, way])
  await site.server.kill()
  await way
}

/** Waits for the point of the kill: a message to PostgreSQL, which is the last one sent, or a time for the embedded database. */
function pointOf({ server, store: { proxy } }: TestSite, random: () => number, whole: Whole): Promise<void> {
  if (proxy === null) return sleep(random() * whole.ms)
  const { promise, resolve } = Promise.withResolvers<void>()
  const messages = 1 + Math.floor(random() * whole.messages)
  proxy.freezeAfter(messages, { lastArrives: random() < 0.5, tell: () => resolve(server.kill()) })
  return promise
}

/**
 * Kills a server repeatedly while guests submit, pay and cancel and their emails go out, each time at another point,
 * and restarts it. After each crash everything acknowledged is stored, and nothing is half done; in the end
 * every guest is done, by retrying only.
 */
export async function crashAgainAndAgain(kind: StoreKind, crashes: number): Promise<void> {
  const random = seededRandom()
  const site = await openSite(await openStore(kind))
  const account = await signUp(site.newVisitor())
  const guests = guestsOf(site, () => site.newVisitor(site.server, account.cookies))

  const whole = await measure(site, guests.next())
  for (let crash = 0; crash < crashes; crash++) {
    await crashOnTheWay(site, guests.next(), random, whole)
    site.store.proxy?.thaw()
    if (kind === 'PostgreSQL') await site.store.read(({ db }) => expectInvariants(db, guests.promises()))
    await site.server.restart()
    await expectKept(account, guests.all)
  }

  await goAsFarAsTheyGet(guests.all.filter((guest) => !guest.isDone()))
  expect(guests.all.every((guest) => guest.isDone())).toBe(true)
  await mailsArrived(site, guests.all)
  await stopWhenSettled(site)
  await site.store.read(({ db }) => expectInvariants(db, guests.promises()))
  expectFewCopies(site, crashes)
}

/** Expects everything acknowledged to be on the guest's dashboard after a crash. */
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

/** The number of emails that a server sends at once. */
const MAILS_UNDER_WAY = 4

/** An email may arrive twice, with the same Message-ID, if the server died between the mail server's answer and storing it. */
function expectFewCopies({ mail }: TestSite, crashes: number): void {
  // Two emails to the operator can have the same text for two guests; the reply address tells them apart.
  const sentMails = mail.received.map(
    ({ to, mail: sent }) =>
      `${to.join()} ${sent.replyTo?.map(({ address }) => address).join()} ${sent.subject}`,
  )
  const ids = new Set(mail.received.map((received) => received.mail.messageId))
  expect(ids.size, 'each mail has one Message-ID').toBe(new Set(sentMails).size)
  expect(mail.received.length - ids.size, 'copies').toBeLessThanOrEqual(crashes * MAILS_UNDER_WAY)
}
