import { and, eq, gt, inArray, like, sql } from 'drizzle-orm'
import { vi } from 'vitest'
import { ADMIN_PASSWORD } from '#e2e/server.ts'
import type { Database } from '#server/db/connect.ts'
import { bookings, history, mails } from '#server/db/schema.ts'
import { rateLimits } from '#server/db/tables/account-tables.ts'
import type { MailTemplate } from '#server/mail/templates.ts'
import { AWA } from '#test/awa.ts'
import { expectSettled, findViolations } from '#test/invariants.ts'
import type { Visitor } from '#test/visitor.ts'
import type { Crowd } from './fleet-crowd.ts'
import type { Fleet } from './fleet.ts'
import type { Guest } from './guest.ts'
import { PATIENCE_MS } from './site.ts'

/** A statement that must be true over all servers, with what was found. */
export interface Claim {
  what: string
  found: string
  holds: boolean
  /** Set if it may fail on an overloaded machine, and only there. */
  isTimed?: true
}

/** The number of emails that a server may be sending when it dies. */
const MAILS_AT_ONCE = 4

/** `inTime` says whether the server that was asked to end did so within ten seconds; longer requests are cut off. */
export function claimsOfAnswers({ answered, faults }: Fleet, { inTime }: { inTime: boolean }): Claim[] {
  const away = answered.filter(({ comeAgain }) => comeAgain === 'away')
  const busy = answered.filter(({ comeAgain }) => comeAgain === 'busy')
  const reads = away.filter(({ method }) => method === 'GET')
  const forms = away.filter(({ method }) => method !== 'GET')
  const afterKill = forms.filter(({ stage }) => stage === KILLED)
  return [
    {
      what: 'no answer is an error, whatever is done to a server',
      found: `${answered.length} answers, ${faults.length} errors ${faults.slice(0, 3).join('; ')}`,
      holds: faults.length === 0,
    },
    {
      what: 'a page never has to be asked for again',
      found: `${reads.length} had to be`,
      holds: reads.length === 0,
      // Caddy retries other servers for 15 seconds.
      isTimed: true,
    },
    {
      what: 'a form has to be sent again only where its server was killed over it',
      found: `${afterKill.length} then, ${forms.length - afterKill.length} at any other time`,
      holds: forms.length === afterKill.length || !inTime,
      // Caddy checks every second which servers are ready, and has four seconds to notice.
      isTimed: true,
    },
    {
      what: 'nobody is told to come again because there is too much to do',
      found: `${busy.length} were`,
      holds: busy.length === 0,
      isTimed: true,
    },
  ]
}

/** The stage after a server was killed. */
export const KILLED = 'one was killed'

/** Claims about places, payments and acknowledged bookings in the database. */
export async function claimsOfBookings(
  db: Database,
  { site }: Fleet,
  guests: readonly Guest[],
): Promise<Claim[]> {
  const promises = guests.map((guest) => guest.promised()).filter((promised) => promised !== null)
  const violations = await findViolations(db, promises)
  const settled = await expectSettled(db, site.stripe.account).then(
    () => 'as the card provider has them',
    (error: unknown) => String(error),
  )
  const paid = promises.filter((promised) => promised.paid).length
  return [
    {
      what: 'no place is sold twice, nothing that was answered is lost, nothing is half done',
      found: `${promises.length} bookings: ${violations.length} violations ${violations.slice(0, 3).join('; ')}`,
      holds: violations.length === 0 && promises.length > 0,
    },
    {
      what: 'each payment and each refund is entered once',
      found: `${paid} payments, ${settled}`,
      holds: paid > 0 && settled.startsWith('as '),
    },
  ]
}

/** Each email arrives once; the few that the killed server was sending may arrive again, with the same Message-ID. */
export async function claimOfMails(db: Database, { site }: Fleet): Promise<Claim> {
  const rows = await db.select({ id: mails.id, state: mails.state, attempts: mails.attempts }).from(mails)
  const copies = Map.groupBy(site.mail.received, ({ mail }) => mail.messageId?.replace(/^<|@.*$/g, ''))
  const copiesOf = (id: string) => copies.get(id)?.length ?? 0
  const unsent = rows.filter(({ id, state }) => state !== 'sent' || copiesOf(id) === 0)
  const twice = rows.filter(({ id }) => copiesOf(id) > 1)
  const unexplained = twice.filter(({ id, attempts }) => copiesOf(id) > attempts)
  return {
    what: 'each mail comes, and once',
    found: `${rows.length} mails, ${unsent.length} not sent, ${twice.length} of the killed server twice`,
    holds:
      rows.length > 0 && unsent.length === 0 && unexplained.length === 0 && twice.length <= MAILS_AT_ONCE,
  }
}

/** What became due for all servers at once. */
interface Due {
  expired: string[]
  reminded: string[]
}

/** Makes some holds expire and some reminders due: every server sees them in its next run of the due jobs. */
export async function makeDue(db: Database, { buyers, waiting }: Crowd): Promise<Due> {
  const idsOf = (guests: readonly Guest[]) =>
    guests.flatMap((guest) => guest.promised()?.bookingId ?? []).slice(0, 10)
  const due = { expired: idsOf(buyers), reminded: idsOf(waiting) }
  await db
    .update(bookings)
    .set({ holdExpiresAt: sql`now() - interval '1 minute'` })
    .where(inArray(bookings.id, due.expired))
  await db
    .update(bookings)
    .set({ holdExpiresAt: sql`now() + interval '20 hours'` })
    .where(inArray(bookings.id, due.reminded))
  return due
}

const CAUSED_BY_TIME: MailTemplate[] = ['booking-expired', 'payment-reminder']

/** Sends now what waits for the morning in Banjul, so that the hour at which this runs makes no difference. */
export async function endTheNight(db: Database): Promise<void> {
  await db
    .update(mails)
    .set({ dueAt: sql`now()` })
    .where(and(inArray(mails.template, CAUSED_BY_TIME), eq(mails.attempts, 0), gt(mails.dueAt, sql`now()`)))
}

export async function isDueDone(db: Database, { expired, reminded }: Due): Promise<boolean> {
  const told = and(
    inArray(mails.bookingId, [...expired, ...reminded]),
    inArray(mails.template, CAUSED_BY_TIME),
  )
  return (await db.$count(mails, told)) >= expired.length + reminded.length
}

export async function claimOfSweeps(db: Database, { expired, reminded }: Due): Promise<Claim> {
  const mailed = (template: string, ids: string[]) =>
    db.$count(mails, and(eq(mails.template, template), inArray(mails.bookingId, ids)))
  const givenUp = await db.$count(
    history,
    and(like(history.what, 'Place released%'), inArray(history.bookingId, expired)),
  )
  const counts = [
    givenUp,
    await mailed('booking-expired', expired),
    await mailed('payment-reminder', reminded),
  ]
  const wanted = [expired.length, expired.length, reminded.length]
  return {
    what: 'what is due is done once, though every server sweeps',
    found: `${counts[0]} of ${expired.length} places given up, ${counts[1]} mails of it, ${counts[2]} of ${reminded.length} reminders`,
    holds: expired.length > 0 && reminded.length > 0 && counts.join() === wanted.join(),
  }
}

const GUESSES_AT_EACH = 4

/** Tries wrong passwords from one address, some at each server. */
export async function claimOfLimits(db: Database, fleet: Fleet): Promise<Claim> {
  const address = '198.51.100.7'
  for (let guess = 0; guess < GUESSES_AT_EACH; guess++) {
    for (const server of fleet.servers)
      await fleet.newVisitorAt(server, address).post('/api/admin/login', { password: `guess ${guess}` })
  }
  const [counted] = await db
    .select({ points: rateLimits.points })
    .from(rateLimits)
    .where(eq(rateLimits.key, `password-account-day:admin ${address}`))
  const guesses = GUESSES_AT_EACH * fleet.servers.length
  return {
    what: 'limits count what comes to all servers',
    found: `${counted?.points ?? 0} of ${guesses} guesses counted`,
    holds: counted?.points === guesses,
  }
}

/** Signs in at one server, and out at the next. */
export async function claimOfAdminSessions(fleet: Fleet): Promise<Claim> {
  const isIn = async (visitor: Visitor) => (await visitor.get('/api/admin/counts')).status === 200
  const devices = devicesAtEach(fleet)
  const [first, second] = devices
  await first?.post('/api/admin/login', { password: ADMIN_PASSWORD })
  for (const device of devices) shareCookies(first, device)
  const signedIn = await Promise.all(devices.map(isIn))
  // The answer deletes the cookie only in that browser: the others still send theirs.
  await second?.post('/api/admin/logout')
  const signedOut = await Promise.all(devices.map(async (device) => !(await isIn(device))))
  return {
    what: 'the operator’s session holds at all servers, and ends at all',
    found: `in at ${count(signedIn)}, out at ${count(signedOut)} of ${devices.length}`,
    holds: [...signedIn, ...signedOut].every(Boolean),
  }
}

/** A new password set at one server ends sessions at the others. */
export async function claimOfGuestSessions(fleet: Fleet, { email }: Guest): Promise<Claim> {
  const devices = devicesAtEach(fleet)
  const [first, second, third] = devices
  const isIn = async (visitor: Visitor) => (await visitor.get('/api/auth/user')).body !== null
  await first?.post('/api/auth/login', { email, password: AWA.password })
  for (const device of devices) shareCookies(first, device)
  const signedIn = await Promise.all(devices.map(isIn))
  await second?.post('/api/auth/forgot-password', { email })
  const token = await mailedToken(fleet, email)
  const { status } =
    (await third?.post('/api/auth/reset-password', { token, password: 'another wind' })) ?? {}
  const signedOut = await Promise.all(devices.map(async (device) => !(await isIn(device))))
  return {
    what: 'a guest’s session holds at all servers, and a new password ends it at all',
    found: `in at ${count(signedIn)}, answered ${status}, out at ${count(signedOut)} of ${devices.length}`,
    holds: status === 204 && [...signedIn, ...signedOut].every(Boolean),
  }
}

function devicesAtEach(fleet: Fleet): Visitor[] {
  return fleet.servers.map((server) => fleet.newVisitorAt(server, '198.51.100.8'))
}

function shareCookies(from: Visitor | undefined, to: Visitor): void {
  for (const [name, value] of from?.cookies ?? []) to.cookies.set(name, value)
}

/** Reads the token from the delivered email, because the outbox removes it. */
async function mailedToken({ site }: Fleet, email: string): Promise<string> {
  const texts = () =>
    site.mail.received.filter(({ to }) => to.includes(email)).map(({ mail }) => mail.text ?? '')
  const tokenOf = () => texts().flatMap((text) => /\/auth\?token=([^\s&]+)/.exec(text)?.[1] ?? [])[0]
  const token = await vi.waitUntil(tokenOf, { timeout: PATIENCE_MS, interval: 100 })
  return decodeURIComponent(token)
}

function count(values: readonly boolean[]): number {
  return values.filter(Boolean).length
}
