import { and, asc, eq } from 'drizzle-orm'
import { pick } from '#domain/base/typed-records.ts'
import { fullName } from '#domain/booking-form/person-name.ts'
import { isPaidByHolder } from '#domain/payment/payer.ts'
import { refundAccountSchema, refundsByTransfer, type RefundAccount } from '#domain/refund/refund-account.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { bookings, handOvers } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { isSealed, SealedDataError, type DataKeys, type Sealed } from '#server/process/data-keys.ts'
import { loadBooking, type BookingRecord, type BookingRow, type PaymentRow } from './booking-record.ts'
import { loadGroup, toldTogether } from './group-record.ts'
import { payerOfHandOver, type HandOverRow } from './hand-over-record.ts'
import { findByToken, linkToken } from './link-token.ts'
import { forReader } from './mail-reader.ts'

/** The columns that bookings and hand-overs both have for their payee. */
const PAYEE_COLUMNS = [
  'refundAccount',
  'refundAccountAt',
  'refundAccountNext',
  'refundAskedAt',
  'refundLinkVersion',
] as const

/**
 * A payee of a booking's refunds: its current guest, or a previous guest for what they paid before the hand-over. Each has their own bank
 * details, link and address (decision 0170).
 */
export interface RefundPayee extends Pick<BookingRow, (typeof PAYEE_COLUMNS)[number]> {
  bookingId: string
  /** The hand-over by which a previous guest left. Null for the current guest. */
  handOverId: string | null
  userId: string | null
  /** "" if the guest's data was erased. */
  name: string
  email: string | null
  /** Null but for the current guest of a group's place. */
  groupId: string | null
  /** True while the current guest has booked the place for another. */
  bookedByOther: boolean
}

export function currentGuestPayee(booking: BookingRow): RefundPayee {
  return {
    bookingId: booking.id,
    handOverId: null,
    userId: booking.userId,
    name: fullName(booking),
    email: booking.email || null,
    ...pick(booking, ['groupId', 'bookedByOther', ...PAYEE_COLUMNS]),
  }
}

export function outgoingGuestPayee(handOver: HandOverRow): RefundPayee {
  return {
    bookingId: handOver.bookingId,
    handOverId: handOver.id,
    userId: handOver.fromUserId,
    name: payerOfHandOver(handOver) ?? '',
    email: handOver.fromEmail,
    groupId: null,
    bookedByOther: false,
    ...pick(handOver, PAYEE_COLUMNS),
  }
}

/** Returns the current payee of a booking: its guest, or, as its reader has it, who has booked the place for a traveller, by their own name. */
function presentPayee({ booking, readBy }: Pick<BookingRecord, 'booking' | 'readBy'>): RefundPayee {
  const payee = currentGuestPayee(booking)
  return readBy ? { ...payee, name: fullName(readBy) } : payee
}

/** Returns all possible payees of a booking's refunds: previous guests, oldest first, and the current one last. */
export async function loadPayees(
  db: Database | Transaction,
  record: Pick<BookingRecord, 'booking' | 'readBy'>,
): Promise<RefundPayee[]> {
  const { booking } = record
  if (booking.handedOverAt === null) return [presentPayee(record)]
  const accepted = await db
    .select()
    .from(handOvers)
    .where(and(eq(handOvers.bookingId, booking.id), eq(handOvers.state, 'accepted')))
    .orderBy(asc(handOvers.endedAt))
  return [...accepted.map(outgoingGuestPayee), presentPayee(record)]
}

/** Returns who made a payment, or receives a refund. Throws if there is no such guest. */
export function payeeOf(
  payees: readonly RefundPayee[],
  { payerHandOverId }: Pick<PaymentRow, 'payerHandOverId'>,
): RefundPayee {
  const payee = payees.find(({ handOverId }) => handOverId === payerHandOverId)
  if (!payee) throw new Error(`no guest has left by the hand-over ${payerHandOverId}`)
  return payee
}

/**
 * Returns this payee's refunds that wait to be paid by transfer. What somebody else has paid for the current guest is not theirs: the operator
 * asks who paid.
 */
export function refundsAwaitedBy(
  payee: Pick<RefundPayee, 'handOverId' | 'groupId' | 'bookedByOther'>,
  ledger: readonly PaymentRow[],
): PaymentRow[] {
  return refundsByTransfer(ledger).filter(
    ({ payerHandOverId, paidBy }) => payerHandOverId === payee.handOverId && isPaidByHolder(paidBy, payee),
  )
}

/** A payee, and the booking whose refunds are theirs. */
export interface PayeeOfBooking {
  payee: RefundPayee
  record: BookingRecord
}

/**
 * Returns the refunds that are asked for and paid to one account at once: if an account had booked several places of a group whose refunds wait,
 * those whose bank details were given in the same moment, or not yet, its own place first. Else this one alone.
 */
export async function payeesAskedTogether(
  db: Database | Transaction,
  { payee, record }: PayeeOfBooking,
): Promise<[PayeeOfBooking, ...PayeeOfBooking[]]> {
  const own = { payee, record }
  if (payee.handOverId !== null || payee.groupId === null || payee.userId === null) return [own]
  const payees = new Map<BookingRecord, RefundPayee>()
  for (const booked of await loadGroup(db, payee.groupId)) {
    const theirs = presentPayee(await forReader(db, booked))
    const isAsked = refundsAwaitedBy(theirs, booked.payments).length > 0
    const isAtOnce = theirs.refundAccountAt?.getTime() === payee.refundAccountAt?.getTime()
    if (isAsked && isAtOnce) payees.set(booked, theirs)
  }
  const together = toldTogether([...payees.keys()]).find((records) =>
    records.some(({ booking }) => booking.id === payee.bookingId),
  )
  const [first = own, ...others] = (together ?? []).flatMap((booked): PayeeOfBooking[] => {
    const theirs = payees.get(booked)
    return theirs ? [{ payee: theirs, record: booked }] : []
  })
  return [first, ...others]
}

/** Returns the refunds by transfer that wait for these payees. */
export function refundsOfPayees(together: readonly PayeeOfBooking[]): PaymentRow[] {
  return together.flatMap(({ payee, record }) => refundsAwaitedBy(payee, record.payments))
}

/**
 * Returns the booking as the payee's own: with their name and address, and only the payments and refunds that are theirs. A
 * previous guest's copy is cancelled and holds no place.
 */
export function recordOfPayee(payee: RefundPayee, record: BookingRecord): BookingRecord {
  const payments = record.payments
    .filter(({ payerHandOverId }) => payerHandOverId === payee.handOverId)
    .map((payment) => ({ ...payment, payerHandOverId: null }))
  if (payee.handOverId === null) return { ...record, payments }
  const theirs = { firstName: payee.name, lastName: null, email: payee.email, userId: payee.userId }
  const gone = { status: 'cancelled' as const, placeNumber: null, handedOverAt: null, timeZone: null }
  return {
    ...record,
    payments,
    booking: { ...record.booking, ...theirs, ...gone },
    handOverId: payee.handOverId,
  }
}

/** Which payee of which booking. */
type Owner = Pick<RefundPayee, 'bookingId' | 'handOverId'>

/** Returns the location that binds a payee's encrypted bank details, so that they cannot be decrypted elsewhere. */
export function refundAccountPlace({ bookingId, handOverId }: Owner): string {
  return handOverId === null
    ? `bookings/${bookingId}/refundAccount`
    : `hand_overs/${handOverId}/refundAccount`
}

function openSealed(keys: DataKeys, owner: Owner, sealed: Sealed | null): RefundAccount | null {
  if (sealed === null) return null
  const place = refundAccountPlace(owner)
  if (!isSealed(sealed)) throw new SealedDataError(`${place} is not sealed`)
  return refundAccountSchema.parse(JSON.parse(keys.open(sealed, place)))
}

/** Returns the bank details in force for a payee's refunds. Null if none are given. @throws {SealedDataError} */
export function openRefundAccount(keys: DataKeys, payee: RefundPayee): RefundAccount | null {
  return openSealed(keys, payee, payee.refundAccount)
}

/** Returns the bank details that replace the current ones once the payee confirms them by email. @throws {SealedDataError} */
export function openNextAccount(keys: DataKeys, payee: RefundPayee): RefundAccount | null {
  return openSealed(keys, payee, payee.refundAccountNext)
}

/** Returns a payee's bank details encrypted. */
export function sealedAccount(keys: DataKeys, owner: Owner, account: RefundAccount): Sealed {
  return keys.seal(JSON.stringify(account), refundAccountPlace(owner))
}

/** Columns of a payee that change. A higher `refundLinkVersion` invalidates every earlier link. */
export type PayeeChange = Owner & Partial<Pick<RefundPayee, (typeof PAYEE_COLUMNS)[number]>>

/** Saves columns of a payee. Requires the booking's lock; no state depends on them. */
export async function savePayee(tx: Transaction, payee: PayeeChange): Promise<void> {
  const columns = pick(payee, PAYEE_COLUMNS)
  if (payee.handOverId === null)
    await tx.update(bookings).set(columns).where(eq(bookings.id, payee.bookingId))
  else await tx.update(handOvers).set(columns).where(eq(handOvers.id, payee.handOverId))
}

/** Returns the token of the link where a payee enters bank details, valid until replaced. */
export function refundLinkToken(deps: Pick<Deps, 'env'>, payee: RefundPayee): string {
  return linkToken(deps, 'refund', {
    id: payee.handOverId ?? payee.bookingId,
    version: payee.refundLinkVersion,
  })
}

/** Returns the URL where a payee enters bank details. */
export function refundLink(deps: Pick<Deps, 'env'>, payee: RefundPayee): string {
  return `${deps.env.baseUrl}/refund/${refundLinkToken(deps, payee)}`
}

/** Returns the code that confirms changed bank details; only the email about this change contains it. */
export function confirmationCode(deps: Pick<Deps, 'env'>, payee: RefundPayee): string {
  const id = payee.handOverId ?? payee.bookingId
  return linkToken(deps, 'refund-change', { id, version: payee.refundAccountNext ?? '' })
}

/** Returns the payee and booking of a refund link. Null if the token is forged or no longer valid. */
export async function findByRefundToken(
  deps: Pick<Deps, 'env'>,
  db: Database | Transaction,
  token: string,
): Promise<PayeeOfBooking | null> {
  const find = async (id: string) => {
    const [handOver] = await db.select().from(handOvers).where(eq(handOvers.id, id))
    const record = await loadBooking(db, handOver?.bookingId ?? id)
    if (!record) return null
    const payee = handOver ? outgoingGuestPayee(handOver) : presentPayee(await forReader(db, record))
    return { payee, record }
  }
  return findByToken(token, find, ({ payee }) => refundLinkToken(deps, payee))
}
