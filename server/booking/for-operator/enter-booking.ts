import { randomUUID } from 'node:crypto'
import { and, eq, gte, isNotNull } from 'drizzle-orm'
import { banjulDay, type CalendarDay } from '#domain/base/dates.ts'
import { formatCents } from '#domain/base/money.ts'
import { listed } from '#domain/base/wording.ts'
import type { EnteredTraveller } from '#domain/booking-form/entered-booking.ts'
import { GROUP_SIZE } from '#domain/booking-form/group-form.ts'
import { fullName, nameKey } from '#domain/booking-form/person-name.ts'
import { dialNumber } from '#domain/booking-form/phone.ts'
import type { Actor } from '#domain/booking/history.ts'
import { fieldProblem, Problem } from '#domain/contract/problem.ts'
import { holdsPlace } from '#domain/place/booking-status.ts'
import { lineCents } from '#domain/price/price-lines.ts'
import { quoteFor, roomSupplementCents } from '#domain/price/pricing.ts'
import { isPublished, labelOf } from '#domain/retreat/retreats.ts'
import { formColumns } from '#server/booking/booking-form.ts'
import { quoteBooking } from '#server/booking/quote-booking.ts'
import { changeLockedBooking, changeOrBegin } from '#server/change/change-booking.ts'
import { mailOf } from '#server/change/mails.ts'
import { underLocks, type ChangeContext } from '#server/change/under-locks.ts'
import type { Transaction } from '#server/db/connect.ts'
import { bookings, retreats, users } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { payLinkOf } from '#server/payment/pay-link.ts'
import { internationalPhone } from '#server/process/international-phone.ts'
import { quoteOf } from '#server/store/booking-money.ts'
import {
  loadBookings,
  type BookingRecord,
  type BookingRow,
  type RetreatRow,
} from '#server/store/booking-record.ts'
import { quoteColumns } from '#server/store/columns/booking-columns.ts'
import { takePlace } from '#server/store/free-places.ts'
import { loadGroup } from '#server/store/group-record.ts'
import { assertStillAhead } from '#server/store/places.ts'
import { noSuchDate } from './move-booking.ts'

/**
 * Books for somebody who wrote or called: takes a place at the normal price and holds it for 48 hours, with or without an account. The
 * operator is not subject to the limits on holds and may use a date closed to guests; a person who already has a place on a current or
 * future date must be confirmed. With `joins`, the guest comes along with that of another booking. Problems: invalid-fields, not-found,
 * retreat-full, retreat-started, guest-repeated (decisions 0004, 0176).
 */
export async function enterBooking(
  deps: Deps,
  {
    form,
    retreatId,
    phoneCountry,
    confirmRepeat = false,
    joins,
    sharesRoom = false,
    by,
  }: {
    form: EnteredTraveller
    retreatId: string | null
    phoneCountry?: string | undefined
    /** True to book even if this name and phone number already have a booking. */
    confirmRepeat?: boolean | undefined
    /** The id of the booking with whose guest this one comes along. */
    joins?: string | undefined
    /** True if the two share a room. */
    sharesRoom?: boolean | undefined
    by: Actor
  },
): Promise<BookingRecord> {
  const ids = joins === undefined ? [] : [joins]
  return underLocks(deps, { by, ids, lockFirst: { retreats: [retreatId] } }, async (context, [joined]) => {
    const { tx, now, retreat } = context
    if (!retreat || !(isPublished(retreat) || retreat.isTest)) throw noSuchDate()
    assertStillAhead(retreat, now)
    if (joins !== undefined && !joined) throw new Problem('not-found')
    const group = joined ? await joinGroup(context, joined, { retreat, form, sharesRoom }) : null
    if (!confirmRepeat) {
      const phone = form.phone && internationalPhone(form.phone, { country: phoneCountry })
      await assertNew(tx, { ...form, phone }, banjulDay(now))
    }
    const placeNumber = await takePlace(tx, { retreat, now }, form.packageType)
    const account = await accountAt(tx, form.email)
    const userId = account ?? group?.first.userId ?? null
    const agreed = group && quoteOf(group.first)
    const quote = agreed
      ? quoteFor({
          tier: agreed.tier,
          basePriceCents: lineCents(agreed, 'package'),
          roomSupplementCents: roomSupplementCents(form.selectedRoom, deps.site().prices),
          foundingMember: false,
          startsOn: retreat.startsOn,
          submittedAt: now,
        })
      : await quoteBooking(tx, deps.site().prices, {
          earlier: null,
          room: form.selectedRoom,
          retreat,
          now,
          submittedAt: now,
          userId,
        })
    return changeOrBegin(context, null, (draft) => ({
      event: { type: 'submit', claimed: true },
      retreat,
      placeNumber,
      columns: {
        ...formColumns(deps, draft, form, { phoneCountry }),
        ...quoteColumns(quote),
        ...(group && { groupId: group.id, groupNumber: group.number, bookedByOther: account === null }),
        userId,
        isExample: retreat.isTest,
      },
      history: [
        {
          what: 'Booking entered by hand',
          to: `${labelOf(retreat)}, ${formatCents(quote.totalCents)}`,
        },
      ],
      mails: ({ record }) => [
        mailOf('booking-received', { payLink: payLinkOf(deps, record), isByGuest: false }),
      ],
      // The pair's mark outlasts no move, so it is set after it.
      next: () => ({
        columns: { roomShare: group?.roomShare ?? null },
        result: ({ record }) => record,
      }),
    }))
  })
}

/**
 * Makes a group of a booking and whoever comes along, or adds to its group, and returns the new traveller's number and mark of the shared
 * room. Problem: invalid-fields.
 */
async function joinGroup(
  context: ChangeContext,
  joined: BookingRecord,
  { retreat, form, sharesRoom }: { retreat: RetreatRow; form: EnteredTraveller; sharesRoom: boolean },
) {
  const { booking } = joined
  const name = fullName(booking)
  if (!holdsPlace(booking.status) || booking.retreatId !== retreat.id)
    throw fieldProblem('selectedDate', `${name} has no place on this date`)
  // Under the lock of the date, so nobody else joins meanwhile.
  const all = booking.groupId === null ? [joined] : await loadGroup(context.tx, booking.groupId)
  if (all.filter((each) => holdsPlace(each.booking.status)).length >= GROUP_SIZE.most)
    throw fieldProblem('joins', `A group is at most ${GROUP_SIZE.most} travellers`)
  if (sharesRoom && (booking.selectedRoom !== 'shared' || form.selectedRoom !== 'shared'))
    throw fieldProblem('sharesRoom', 'Two who share a room have both booked a shared room')
  if (sharesRoom && booking.roomShare !== null)
    throw fieldProblem('sharesRoom', `${name} already shares a room. You can change that on the sheet`)
  const id = booking.groupId ?? randomUUID()
  const roomShare = sharesRoom ? randomUUID() : null
  await changeLockedBooking(context, joined, {
    columns: {
      groupId: id,
      groupNumber: booking.groupNumber ?? 1,
      roomShare: sharesRoom ? roomShare : booking.roomShare,
    },
    history: [{ what: 'Comes along', to: fullName(form) }],
    result: null,
  })
  const first = all[0] ?? joined
  // Who has left keeps the number.
  const number = Math.max(...all.map((each) => each.booking.groupNumber ?? 1)) + 1
  return { id, number, first: first.booking, roomShare }
}

/**
 * Throws guest-repeated if somebody with the same name, ignoring case and accents, and the same phone number or none has a place on a date
 * that is not over.
 */
async function assertNew(tx: Transaction, person: Person, today: CalendarDay): Promise<void> {
  const held = await loadBookings(tx, and(isNotNull(bookings.placeNumber), gte(retreats.endsOn, today)))
  const same = held.filter(({ booking }) => keyOf(booking) === keyOf(person))
  if (same.length === 0) return
  const [first] = same
  const dates = new Set(same.flatMap(({ retreat }) => (retreat ? [labelOf(retreat)] : [])))
  throw new Problem('guest-repeated', {
    detail: `${first ? fullName(first.booking) : ''} already has a booking ${person.phone ? 'with the same phone number' : 'without a phone number'} on ${listed([...dates])}. Is this another one?`,
    guests: same.map(({ booking }) => ({ leadId: booking.id, name: fullName(booking) })),
  })
}

type Person = Pick<BookingRow, 'firstName' | 'lastName' | 'phone'>

function keyOf(person: Person): string {
  return `${nameKey(person)} ${dialNumber(person.phone) ?? person.phone?.replaceAll(/\D/g, '')}`
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
