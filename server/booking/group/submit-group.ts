import { randomUUID } from 'node:crypto'
import { formatCents } from '#domain/base/money.ts'
import type { BookingForm } from '#domain/booking-form/booking-form.ts'
import type { GroupSubmission, TravellerForm } from '#domain/booking-form/group-form.ts'
import { nameKey } from '#domain/booking-form/person-name.ts'
import { GUEST } from '#domain/booking/history.ts'
import { wrongState } from '#domain/contract/problem.ts'
import { isBooked } from '#domain/place/booking-status.ts'
import { isPublished, labelOf } from '#domain/retreat/retreats.ts'
import { assertOldEnough, editHistory, formColumns } from '#server/booking/booking-form.ts'
import { assertAddressLimit, assertHoldLimits } from '#server/booking/limit-holds.ts'
import { quoteBooking } from '#server/booking/quote-booking.ts'
import {
  assertPriceAccepted,
  belongsTo,
  isBookedAs,
  leaveOut,
  mayResubmit,
  noSuchDate,
} from '#server/booking/submit-booking.ts'
import { changeOrBegin } from '#server/change/change-booking.ts'
import { mailOf, operatorMailOf } from '#server/change/mails.ts'
import { underLocks, type ChangeContext } from '#server/change/under-locks.ts'
import type { Deps } from '#server/deps.ts'
import type { BookingRecord, RetreatRow } from '#server/store/booking-record.ts'
import { quoteColumns, storedForm } from '#server/store/columns/booking-columns.ts'
import { keptPlace, takePlaces } from '#server/store/free-places.ts'
import { idsOfGroup, inGroupOrder } from '#server/store/group-record.ts'
import { assertBookable } from '#server/store/places.ts'
import { rememberOrigin, type Holder } from '#server/store/unclaimed-holds.ts'
import { openOffer } from '#server/store/waiting-entries.ts'

interface SentGroup {
  group: GroupSubmission
  /** Retreat id of the form. Null if no such retreat exists. */
  retreatId: string | null
  /** Booking id from the browser's cookie. */
  bookingId: string | null
  holder: Holder
}

/** The group with what its travellers have said themselves. */
type KnownGroup = Omit<GroupSubmission, 'travellers'> & {
  travellers: readonly [BookingForm, ...TravellerForm[]]
}

interface SubmittedGroup {
  /** The booker's first. */
  records: BookingRecord[]
  /** False for a group that had been submitted before. */
  created: boolean
  /** True if the booker is emailed about the new group. */
  mailed: boolean
}

/**
 * Takes a place for each of two to four travellers and freezes their prices, all or none, in one transaction under the retreat's lock. All
 * pay the tier of the first place; who share a room pay no supplement. The account that books acts for the others until they have one.
 * Submitting the same group again changes nothing, a changed one is moved. Problems: as for `submitBooking` (decision 52).
 */
export async function submitGroup(deps: Deps, typed: SentGroup): Promise<SubmittedGroup> {
  const { retreatId, bookingId, holder } = typed
  for (const form of typed.group.travellers) assertOldEnough(deps.site(), form)
  const ids = bookingId === null ? [] : await idsOfGroup(deps.db, bookingId)
  const locks = { by: GUEST, ids, lockFirst: { retreats: [retreatId] } }
  return underLocks(deps, locks, async (context, found) => {
    const { tx, now, retreat } = context
    if (!retreat || !isPublished(retreat)) throw noSuchDate()
    assertNoneHasOwn(found, typed, now)
    const isOpen = (record: BookingRecord) => belongsTo(record, holder.user) && mayResubmit(record)
    const [booker, ...others] = inGroupOrder(found)
    // Once the booker has paid or cancelled, this is another group, and the others' places stay what they are.
    const all = booker && isOpen(booker) ? [booker, ...others.filter(isOpen)] : []
    const { earlier, surplus, own } = matched(all, typed.group)
    const group = withSaid(deps, earlier, typed.group)
    if (surplus.length === 0 && isGroupBookedAs(deps, own, retreat, group))
      return { records: own, created: false, mailed: false }

    await assertBookable(tx, deps, retreat)
    const keepsAll = group.travellers.every(
      ({ packageType }, index) => keptPlace(earlier[index] ?? null, retreat, packageType) !== null,
    )
    const offer = keepsAll ? null : await openOffer(tx, deps, group.offer, retreat)
    const places = await takePlaces(tx, { retreat, now, offer }, group.travellers, earlier)
    await assertLimits(context, deps, { group, holder }, own)
    const quotes = []
    for (const [index, form] of group.travellers.entries()) {
      const before = earlier[index] ?? null
      const isHeld = before !== null && isBooked(before.booking, now)
      quotes.push(
        await quoteBooking(tx, deps.site().prices, {
          earlier: before,
          room: form.selectedRoom,
          retreat,
          now,
          submittedAt: (isHeld ? before.booking.submittedAt : null) ?? now,
          // A founder's discount is the booker's own.
          userId: index === 0 ? (holder.user?.id ?? null) : null,
        }),
      )
    }
    assertPriceAccepted(quotes, group.expectedTotal)

    for (const other of surplus) await leaveOut(context, other)
    const groupId = own[0]?.booking.groupId ?? randomUUID()
    const records: BookingRecord[] = []
    let created = false
    let mailed = false
    // The booker comes last, so that the email about the group finds all of it.
    for (const [index, form] of [...group.travellers.entries()].toReversed()) {
      const held = earlier[index] ?? null
      const isNew = held === null || !isBooked(held.booking, now)
      const quote = quotes[index]
      const placeNumber = places[index]
      if (!quote || placeNumber === undefined) throw new Error('a traveller has no price or place')
      const timeZone = group.timeZone ?? held?.booking.timeZone ?? null
      const booked = { what: 'Booked', to: `${labelOf(retreat)}, ${formatCents(quote.totalCents)}` }
      const saved = await changeOrBegin(context, held, (before) => ({
        ...(isNew && { also: (write) => rememberOrigin(write, before.booking.id, holder) }),
        event: { type: 'submit', claimed: holder.user !== null, heldUntil: offer?.offerUntil ?? null },
        retreat,
        placeNumber,
        columns: {
          ...formColumns(deps, before, form, { timeZone }),
          ...quoteColumns(quote),
          timeZone,
          userId: before.booking.userId ?? holder.user?.id ?? null,
          groupId,
          groupNumber: index + 1,
          bookedByOther: index > 0,
          // The link of whoever was booked here before opens nothing of this traveller.
          ...(index > 0 &&
            held &&
            !isOf(held, form) && { travellerLinkVersion: held.booking.travellerLinkVersion + 1 }),
        },
        ...(isNew && { plan: [] }),
        history: (after) => (isNew ? [booked] : editHistory(deps, before, after)),
        // The pair's mark outlasts no move, so it is set after it.
        next: () => ({
          columns: { roomShare: roomMarkOf(group, groupId, index) },
          mails:
            isNew && index === 0
              ? [
                  mailOf('booking-received', { payLink: null, isByGuest: true }),
                  operatorMailOf('operator-booking-received'),
                ]
              : [],
          result: (done) => done,
        }),
      }))
      records.unshift(saved.record)
      created ||= isNew
      mailed ||= saved.mailed === true
    }
    return { records, created, mailed }
  })
}

/**
 * Returns the earlier booking of each traveller, found by name, or else one that nobody of these has, in the group's order; null for a new
 * one. `surplus` is left out, and `own` are the earlier ones in the travellers' order.
 */
function matched([booker, ...others]: readonly BookingRecord[], { travellers }: GroupSubmission) {
  const left = [...others]
  const taken = (at: number) => left.splice(at, 1)[0] ?? null
  const [, ...forms] = travellers
  const named = forms.map((form) => {
    const at = left.findIndex((record) => isOf(record, form))
    return at === -1 ? null : taken(at)
  })
  const earlier = [booker ?? null, ...named.map((record) => record ?? taken(0))]
  return { earlier, surplus: left, own: earlier.filter((record) => record !== null) }
}

/** Throws wrong-state if one of these travellers has the place of this group in an account of their own: it would be booked a second time. */
function assertNoneHasOwn(found: readonly BookingRecord[], { group, holder }: SentGroup, now: Date): void {
  const [, ...others] = group.travellers
  const taken = found.find(
    (record) =>
      !belongsTo(record, holder.user) &&
      isBooked(record.booking, now) &&
      others.some((form) => isOf(record, form)),
  )
  if (taken)
    throw wrongState(
      `${taken.booking.firstName} has this place in an own account now. Please leave ${taken.booking.firstName} out here.`,
    )
}

/** True if a booking is of this traveller, by name. */
function isOf({ booking }: BookingRecord, form: { firstName: string; lastName: string }): boolean {
  return nameKey(booking) === nameKey(form)
}

/**
 * Returns the group with what is known of each traveller besides what the booker has sent: the form does not have what they have said by
 * their own link, and nothing of it is lost.
 */
function withSaid(
  { dataKeys }: Deps,
  earlier: readonly (BookingRecord | null)[],
  group: GroupSubmission,
): KnownGroup {
  const [booker, ...others] = group.travellers
  const said = others.map((form, index): TravellerForm => {
    const record = earlier[index + 1]
    if (!record || !isOf(record, form)) return form
    const stored: Record<string, unknown> = storedForm(dataKeys, record)
    const known = Object.entries(form).map(([field, value]) => [field, value ?? stored[field] ?? null])
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the fields of the form, stored by the same schema
    const whole = Object.fromEntries(known) as TravellerForm
    return { ...whole, healthConsent: undefined }
  })
  return { ...group, travellers: [booker, ...said] }
}

/** True if the group is booked with exactly these forms: a double click, a retry after a lost response, or a second tab. */
function isGroupBookedAs(
  deps: Deps,
  own: readonly BookingRecord[],
  retreat: RetreatRow,
  { travellers, sharedRooms }: KnownGroup,
): boolean {
  if (own.length !== travellers.length) return false
  const mateIn = (index: number) =>
    sharedRooms.find((pair) => pair.includes(index))?.find((number) => number !== index) ?? -1
  return travellers.every((form, index) => {
    const record = own[index]
    return (
      record !== undefined &&
      isBookedAs(deps, record, retreat, form) &&
      (mateIn(index) === -1) === (record.booking.roomShare === null) &&
      mateIn(index) === mateNow(own, index)
    )
  })
}

/** Returns the number of the traveller with whom one shares a room now; -1 if with nobody of the group. */
function mateNow(own: readonly BookingRecord[], index: number): number {
  const mark = own[index]?.booking.roomShare ?? null
  return mark === null
    ? -1
    : own.findIndex(({ booking }, number) => number !== index && booking.roomShare === mark)
}

/** Checks the limits on unpaid holds, for which a group is one hold; the others' typed addresses count like any. */
async function assertLimits(
  { tx }: ChangeContext,
  deps: Deps,
  { group, holder }: { group: KnownGroup; holder: Holder },
  own: readonly BookingRecord[],
): Promise<void> {
  const bookingId = own[0]?.booking.id ?? null
  const [{ email }, ...others] = group.travellers
  await assertHoldLimits(tx, deps, holder, { email, bookingId })
  for (const other of others)
    if (other.email !== null)
      await assertAddressLimit(tx, deps, holder.user?.email ?? null, { email: other.email, bookingId })
}

/** Returns the mark that both travellers of a shared room carry, the same each time; null for a room of one's own or with other guests. */
function roomMarkOf(
  { sharedRooms }: Pick<KnownGroup, 'sharedRooms'>,
  groupId: string,
  index: number,
): string | null {
  const pair = sharedRooms.findIndex((numbers) => numbers.includes(index))
  return pair === -1 ? null : groupId.slice(0, -1) + String(pair)
}
