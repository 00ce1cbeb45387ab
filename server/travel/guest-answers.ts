import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { banjulDay } from '#domain/base/dates.ts'
import { pick } from '#domain/base/typed-records.ts'
import type { AfterRetreat, GuestAnswer, PublishedQuote } from '#domain/contract/answer-calls.ts'
import { Problem, wrongState } from '#domain/contract/problem.ts'
import { isQuotePublic, quoteMonth, quoteName } from '#domain/guide/after-retreat.ts'
import { photosFor } from '#domain/guide/photos.ts'
import { labelOf } from '#domain/retreat/retreats.ts'
import type { Database } from '#server/db/connect.ts'
import { bookings, guestAnswers, retreats } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import {
  loadBooking,
  type BookingRecord,
  type BookingRow,
  type RetreatRow,
} from '#server/store/booking-record.ts'
import { findByToken, linkToken } from '#server/store/link-token.ts'
import { presentOpenBooking } from '#server/store/present-booking.ts'

/** Returns the link of the email after a retreat. */
export function afterLink(deps: Pick<Deps, 'env'>, booking: BookingRow): string {
  return `${deps.env.baseUrl}/after/${afterToken(deps, booking)}`
}

function afterToken(deps: Pick<Deps, 'env'>, { id, email }: BookingRow): string {
  return linkToken(deps, 'after', { id, version: email ?? '' })
}

/** Returns what the link after a retreat shows. Problem: not-found, also for who cancelled. */
export async function readAfterRetreat(deps: Deps, token: string): Promise<AfterRetreat> {
  const { booking, retreat, record } = await findTravelled(deps, token)
  const [answer] = await deps.db.select().from(guestAnswers).where(eq(guestAnswers.bookingId, booking.id))
  const firstName = booking.firstName ?? ''
  return {
    firstName,
    retreatDate: labelOf(retreat),
    quotedAs: quoteName(firstName, retreat.startsOn),
    photos: photosFor(presentOpenBooking(record), retreat, banjulDay(deps.clock.now())),
    answer: answer ? { text: answer.text, mayQuote: answer.mayQuote } : null,
  }
}

/** Saves the answer behind a link in place of an earlier one, which is no longer published. Problem: not-found. */
export async function sendAnswers(
  deps: Deps,
  token: string,
  { text, mayQuote }: { text: string; mayQuote: boolean },
): Promise<AfterRetreat> {
  const { booking } = await findTravelled(deps, token)
  const answer = { text, mayQuote, answeredAt: deps.clock.now(), publishedAt: null, decidedAt: null }
  await deps.db
    .insert(guestAnswers)
    .values({ bookingId: booking.id, ...answer })
    .onConflictDoUpdate({ target: guestAnswers.bookingId, set: answer })
  return readAfterRetreat(deps, token)
}

/** Deletes the answer behind a link. Problem: not-found. */
export async function withdrawAnswers(deps: Deps, token: string): Promise<AfterRetreat> {
  const { booking } = await findTravelled(deps, token)
  await deps.db.delete(guestAnswers).where(eq(guestAnswers.bookingId, booking.id))
  return readAfterRetreat(deps, token)
}

async function findTravelled(
  deps: Deps,
  token: string,
): Promise<{ booking: BookingRow; retreat: RetreatRow; record: BookingRecord }> {
  const record = await findByToken(
    token,
    (id) => loadBooking(deps.db, id),
    ({ booking }) => (booking.email === null ? null : afterToken(deps, booking)),
  )
  const retreat = record?.retreat
  if (!record || !retreat || !hasTravelled(record, banjulDay(deps.clock.now())))
    throw new Problem('not-found')
  return { booking: record.booking, retreat, record }
}

/** True for a guest whose confirmed retreat is over. */
export function hasTravelled({ booking, retreat }: BookingRecord, today: string): boolean {
  return booking.status === 'payment_confirmed' && retreat !== null && retreat.endsOn < today
}

/** Returns what guests answered, newest first. */
export async function listAnswers({ db }: Pick<Deps, 'db'>): Promise<GuestAnswer[]> {
  const rows = await answersOf(db)
  return rows.map(({ answer, booking, retreat }) => ({
    ...pick(answer, ['id', 'text', 'mayQuote']),
    leadId: booking.id,
    firstName: booking.firstName ?? '',
    quotedAs: quoteName(booking.firstName ?? '', retreat.startsOn),
    retreatDate: labelOf(retreat),
    answeredAt: answer.answeredAt.toISOString(),
    publishedAt: answer.publishedAt?.toISOString() ?? null,
    isNew: answer.decidedAt === null,
  }))
}

function answersOf(db: Database) {
  return db
    .select({ answer: guestAnswers, booking: bookings, retreat: retreats })
    .from(guestAnswers)
    .innerJoin(bookings, eq(bookings.id, guestAnswers.bookingId))
    .innerJoin(retreats, eq(retreats.id, bookings.retreatId))
    .orderBy(desc(guestAnswers.answeredAt), desc(guestAnswers.id))
}

/** Publishes an answer whose guest allows it, or keeps it off the website. Problems: not-found, wrong-state. */
export async function decideOnAnswer(
  deps: Pick<Deps, 'db' | 'clock'>,
  { answerId, isPublished }: { answerId: string; isPublished: boolean },
): Promise<{ answers: GuestAnswer[] }> {
  const now = deps.clock.now()
  const isIt = eq(guestAnswers.id, answerId)
  const decided = { decidedAt: now, publishedAt: isPublished ? now : null }
  const saved = await deps.db
    .update(guestAnswers)
    .set(decided)
    .where(and(isIt, isPublished ? eq(guestAnswers.mayQuote, true) : undefined))
    .returning({ id: guestAnswers.id })
  if (saved.length === 0) {
    if ((await deps.db.$count(guestAnswers, isIt)) === 0) throw new Problem('not-found')
    throw wrongState('The guest doesn’t want to be quoted')
  }
  return { answers: await listAnswers(deps) }
}

/** Returns the number of answers that the operator has yet to decide about. */
export function countNewAnswers({ db }: Pick<Deps, 'db'>): Promise<number> {
  return db.$count(guestAnswers, isNull(guestAnswers.decidedAt))
}

/** Returns the published answers, in the order in which they were published. */
export async function readQuotes({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<PublishedQuote[]> {
  const rows = await db
    .select({ answer: guestAnswers, firstName: bookings.firstName, startsOn: retreats.startsOn })
    .from(guestAnswers)
    .innerJoin(bookings, eq(bookings.id, guestAnswers.bookingId))
    .innerJoin(retreats, eq(retreats.id, bookings.retreatId))
    .where(isNotNull(guestAnswers.publishedAt))
    .orderBy(asc(guestAnswers.publishedAt), asc(guestAnswers.id))
  const now = clock.now()
  return rows.flatMap(({ answer: { id, text, publishedAt }, firstName, startsOn }) =>
    publishedAt && isQuotePublic(publishedAt, now)
      ? [{ id, text, firstName: firstName ?? '', month: quoteMonth(startsOn) }]
      : [],
  )
}
