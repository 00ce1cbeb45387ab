import { and, eq, gte, isNotNull } from 'drizzle-orm'
import { banjulDay, type CalendarDay } from '#domain/base/dates.ts'
import { formatCents } from '#domain/base/money.ts'
import { foldCharacters } from '#domain/base/search-text.ts'
import { listed } from '#domain/base/wording.ts'
import type { EnteredBooking } from '#domain/booking-form/entered-booking.ts'
import { fullName } from '#domain/booking-form/person-name.ts'
import { dialNumber } from '#domain/booking-form/phone.ts'
import type { Actor } from '#domain/booking/history.ts'
import { Problem } from '#domain/contract/problem.ts'
import { isPublished, labelOf } from '#domain/retreat/retreats.ts'
import { formColumns } from '#server/booking/booking-form.ts'
import { quoteBooking } from '#server/booking/quote-booking.ts'
import { changeLockedBooking, underLocks } from '#server/change/change-booking.ts'
import { mailOf } from '#server/change/mails.ts'
import type { Transaction } from '#server/db/connect.ts'
import { bookings, retreats, users } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { payLinkOf } from '#server/payment/pay-link.ts'
import { loadBookings, type BookingRecord, type BookingRow } from '#server/store/booking-record.ts'
import { quoteColumns } from '#server/store/columns/booking-columns.ts'
import { takePlace } from '#server/store/free-places.ts'
import { assertStillAhead } from '#server/store/places.ts'
import { insertBooking } from '#server/store/save-transition.ts'
import { noSuchDate } from './move-booking.ts'

/**
 * Books for somebody who wrote or called: takes a place at the normal price and holds it for 48 hours, with or without an account. The
 * operator is not subject to the limits on holds and may use a date closed to guests; a person who already has a place on a current or
 * future date must be confirmed. Problems: invalid-fields, retreat-full, retreat-started, guest-repeated (decision 0004).
 */
export async function enterBooking(
  deps: Deps,
  {
    form,
    retreatId,
    phoneCountry,
    confirmRepeat = false,
    by,
  }: {
    form: EnteredBooking
    retreatId: string | null
    phoneCountry?: string | undefined
    /** True to book even if this name and phone number already have a booking. */
    confirmRepeat?: boolean | undefined
    by: Actor
  },
): Promise<BookingRecord> {
  return underLocks(deps, { by, ids: [], lockFirst: { retreats: [retreatId] } }, async (context) => {
    const { tx, now, retreat } = context
    if (!retreat || !isPublished(retreat)) throw noSuchDate()
    assertStillAhead(retreat, now)
    const draft = await insertBooking(tx, now)
    const columns = formColumns(deps, draft, form, { phoneCountry })
    if (!confirmRepeat) await assertNew(tx, columns, banjulDay(now))
    const placeNumber = await takePlace(tx, { retreat, now }, form.packageType)
    const userId = await accountAt(tx, form.email)
    const quote = await quoteBooking(tx, deps.site().prices, {
      earlier: null,
      room: form.selectedRoom,
      retreat,
      now,
      submittedAt: now,
      userId,
    })
    return changeLockedBooking(context, draft, {
      event: { type: 'submit', claimed: true },
      retreat,
      placeNumber,
      columns: { ...columns, ...quoteColumns(quote), userId },
      history: [
        {
          what: 'Booking entered by hand',
          to: `${labelOf(retreat)}, ${formatCents(quote.totalCents)}`,
        },
      ],
      mails: ({ record }) => [
        mailOf('booking-received', { payLink: payLinkOf(deps, record), isByGuest: false }),
      ],
      result: ({ record }) => record,
    })
  })
}

/**
 * Throws guest-repeated if somebody with the same name, ignoring case and accents, and the same phone number has a place on a date
 * that is not over.
 */
async function assertNew(tx: Transaction, person: Person, today: CalendarDay): Promise<void> {
  const held = await loadBookings(tx, and(isNotNull(bookings.placeNumber), gte(retreats.endsOn, today)))
  const same = held.filter(({ booking }) => keyOf(booking) === keyOf(person))
  if (same.length === 0) return
  const [first] = same
  const dates = new Set(same.flatMap(({ retreat }) => (retreat ? [labelOf(retreat)] : [])))
  throw new Problem('guest-repeated', {
    detail: `${first ? fullName(first.booking) : ''} already has a booking with the same phone number on ${listed([...dates])}. Is this another one?`,
    guests: same.map(({ booking }) => ({ leadId: booking.id, name: fullName(booking) })),
  })
}

type Person = Pick<BookingRow, 'firstName' | 'lastName' | 'phone'>

function keyOf(person: Person): string {
  const name = foldCharacters(fullName(person)).toLowerCase().replaceAll(/\s+/g, ' ')
  return `${name} ${dialNumber(person.phone) ?? person.phone?.replaceAll(/\D/g, '')}`
}

/**
 * Returns the id of the account with this confirmed address. It owns the booking at once, since it could claim it anyway (decision 0005).
 */
async function accountAt(tx: Transaction, email: string | null): Promise<string | null> {
  if (email === null) return null
  const [account] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), eq(users.emailVerified, true)))
  return account?.id ?? null
}
