import { formatDay, type CalendarDay } from '#domain/base/dates.ts'
import { sumCents, type Cents } from '#domain/base/money.ts'
import { PART_NAME, PAYMENT_NAMES } from '#domain/payment/payment-names.ts'
import { REFUND_REASON_TEXTS, type RefundReason } from '#domain/payment/refund-reasons.ts'
import { holdsPlace, type BookingStatus } from '#domain/place/booking-status.ts'
import { priceFigures } from '#domain/price/price-lines.ts'
import { TIER_NAMES, type Quote } from '#domain/price/pricing.ts'
import { type Room, ROOM_NAMES } from '#domain/price/rooms.ts'
import { type PackageType, PACKAGE_TITLES } from '#domain/retreat/retreats.ts'
import {
  DOCUMENT_KINDS,
  documentKindOf,
  documentNumber,
  documentYear,
  type DocumentContent,
  type DocumentFigure,
  type DocumentKind,
  type LedgerRow,
} from './documents.ts'

/** A ledger row with everything that its document shows. */
export interface DocumentedRow extends LedgerRow {
  amountCents: Cents
  method: DocumentContent['payment']['method']
  /** The reference on the transfer. */
  reference: string | null
  /** The reason for a refund; null for a payment, and for a refund by an older version. */
  reason: RefundReason | null
  /** The operator's own words for the reason, which are printed on the credit note. */
  reasonNote: string | null
  /** The guest who paid it or gets it back: an outgoing guest if the place was handed over since. */
  guest: DocumentContent['guest']
  /** The day in Banjul on which it was received, or on which the refund was decided. */
  on: CalendarDay
}

/** The facts for documents at the time when they are issued. */
export interface DocumentFacts {
  issuedOn: CalendarDay
  issuer: DocumentContent['issuer']
  booking: {
    /** The suffix of the booking's payment references. */
    reference: string
    retreat: string | null
    packageType: PackageType | null
    room: Room | null
    status: BookingStatus
    quote: Quote | null
    totalCents: Cents
    /** The money that the guest reported and that has not arrived yet. */
    reportedCents: Cents
  }
  /** The booking's whole ledger, oldest first. */
  ledger: readonly DocumentedRow[]
  /** The documents issued before, by the id of their ledger row. */
  issued: ReadonlyMap<string, { number: string; issuedOn: CalendarDay }>
}

/** Returns the rows whose document has yet to be issued: receipts first, because credit notes name them, each kind in ledger order. */
export function rowsToDocument<Row extends LedgerRow>(
  ledger: readonly Row[],
  issued: { has: (id: string) => boolean },
): { row: Row; kind: DocumentKind }[] {
  const due = ledger.flatMap((row) => {
    const kind = documentKindOf(row, ledger)
    return kind !== null && !issued.has(row.id) ? [{ row, kind }] : []
  })
  return DOCUMENT_KINDS.flatMap((wanted) => due.filter(({ kind }) => kind === wanted))
}

/**
 * Returns every document that has yet to be issued. `nextNumbers` holds the next number of each kind. Receipts minus
 * credit notes always equal the money received minus the refunds decided on.
 */
export function composeDocuments(
  facts: DocumentFacts,
  nextNumbers: Record<DocumentKind, number>,
): { rowId: string; number: number; content: DocumentContent }[] {
  const receipts = new Map(facts.issued)
  const numbers = { ...nextNumbers }
  return rowsToDocument(facts.ledger, facts.issued).map(({ row, kind }) => {
    const number = numbers[kind]++
    const head = {
      number: documentNumber(kind, documentYear(facts.issuedOn), number),
      issuedOn: facts.issuedOn,
    }
    receipts.set(row.id, head)
    const part =
      kind === 'receipt'
        ? receiptPart(facts, row)
        : creditNotePart(facts, row, receipts.get(row.refundOf ?? ''))
    return { rowId: row.id, number, content: { kind, ...head, ...commonPart(facts, row), ...part } }
  })
}

function commonPart(
  { booking, issuer }: DocumentFacts,
  row: DocumentedRow,
): Pick<DocumentContent, 'issuer' | 'guest' | 'booking' | 'payment'> {
  const { reference, retreat, packageType, room } = booking
  return {
    issuer,
    guest: row.guest,
    booking: {
      reference,
      retreat,
      packageName: packageType && PACKAGE_TITLES[packageType],
      room: room && ROOM_NAMES[room],
    },
    payment: { method: row.method, reference: row.reference, on: row.on },
  }
}

type OwnPart = Pick<DocumentContent, 'corrects' | 'reason' | 'line' | 'statement'>

function receiptPart(facts: DocumentFacts, payment: DocumentedRow): OwnPart {
  const { booking } = facts
  const { quote, totalCents } = booking
  // A goodwill refund is a gift, so the payment still counts as paid.
  const earlier = rowsBefore(facts, payment).filter(
    ({ refundOf, reason }) => refundOf !== payment.id && reason !== 'given_back',
  )
  const before =
    sumCents(earlier.filter(({ kind }) => kind !== 'refund')) -
    sumCents(earlier.filter(({ kind }) => kind === 'refund'))
  const rows: DocumentFigure[] = [
    ...(quote ? priceFigures(quote, `${TIER_NAMES[quote.tier]} price`) : []),
    { label: 'Total price', amountCents: totalCents },
    ...(before === 0 ? [] : [{ label: 'Received before', amountCents: -before }]),
    { label: 'This payment', amountCents: -payment.amountCents },
  ]
  return {
    corrects: null,
    reason: null,
    line: { label: receiptLabel(facts, payment, before), amountCents: payment.amountCents },
    statement: {
      title: 'Your booking',
      // A booking that holds no place owes nothing.
      rows: holdsPlace(booking.status)
        ? [...rows, ...openFigures(booking, totalCents - before - payment.amountCents)]
        : rows,
    },
  }
}

/** Returns a receipt's label. A balance payment that leaves something open, or is not the first one, is called a part. */
function receiptLabel(facts: DocumentFacts, payment: DocumentedRow, before: Cents): string {
  if (payment.kind !== 'balance') return PAYMENT_NAMES[payment.kind]
  if (facts.booking.totalCents - before - payment.amountCents > 0) return PART_NAME
  const isLast = rowsBefore(facts, payment).some(({ kind }) => kind === 'balance')
  return isLast ? `${PAYMENT_NAMES.balance}, final part` : PAYMENT_NAMES.balance
}

/** Returns what is left to pay of the price, as the guest's dashboard shows it. */
function openFigures({ quote, reportedCents }: DocumentFacts['booking'], leftCents: Cents): DocumentFigure[] {
  const open = leftCents - reportedCents
  const reported = reportedCents > 0 ? [{ label: 'Transfer on its way', amountCents: -reportedCents }] : []
  if (open < 0) return [...reported, { label: 'Overpaid', amountCents: -open }]
  const by = open > 0 && quote ? ` by ${formatDay(quote.balanceDueOn)}` : ''
  return [...reported, { label: `Left to pay${by}`, amountCents: open }]
}

function creditNotePart(
  facts: DocumentFacts,
  refund: DocumentedRow,
  corrects: { number: string; issuedOn: CalendarDay } | undefined,
): OwnPart {
  const source = facts.ledger.find(({ id }) => id === refund.refundOf)
  if (!source || !corrects) throw new Error('a payment is given back whose receipt was never issued')
  const before = sumCents(rowsBefore(facts, refund).filter(({ refundOf }) => refundOf === source.id))
  const left = source.amountCents - before - refund.amountCents
  return {
    corrects,
    reason: refund.reasonNote ?? (refund.reason && REFUND_REASON_TEXTS[refund.reason]),
    line: { label: `${PAYMENT_NAMES[source.kind]} refunded`, amountCents: refund.amountCents },
    statement: {
      title: 'What this changes',
      rows: [
        { label: `Received with receipt ${corrects.number}`, amountCents: source.amountCents },
        ...(before > 0 ? [{ label: 'Refunded before', amountCents: -before }] : []),
        { label: 'Refunded with this credit note', amountCents: -refund.amountCents },
        { label: leftLabel(left, facts.booking.status), amountCents: left },
      ],
    },
  }
}

function leftLabel(left: Cents, status: BookingStatus): string {
  if (left > 0 && status === 'cancelled') return 'Kept under the cancellation terms'
  return left > 0 && holdsPlace(status) ? 'Stays with your booking' : 'Left of this payment'
}

/** Returns the rows whose documents come before that of another: issued earlier, or earlier in the ledger. */
function rowsBefore({ ledger, issued }: DocumentFacts, row: DocumentedRow): DocumentedRow[] {
  const place = ledger.indexOf(row)
  return ledger.filter(
    (other, index) =>
      other !== row && (issued.has(other.id) || (index < place && documentKindOf(other, ledger) !== null)),
  )
}
