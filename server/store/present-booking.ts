import type { Booking } from '#domain/booking.ts'
import { holdsPlace } from '#domain/booking-state.ts'
import { eurosFromCents, type Cents } from '#domain/money.ts'
import { paymentReference } from '#domain/payment-reference.ts'
import { balanceDueCents, type Quote } from '#domain/pricing.ts'
import { labelOf } from '#domain/retreats.ts'
import {
  paidCents,
  reportedCents,
  settledCents,
  type BookingRecord,
  type BookingRow,
} from './booking-record.ts'

/** The frozen price of a booking, or null for a draft and for one imported without a price. */
export function quoteOf(booking: BookingRow): Quote | null {
  const { tier, basePriceCents, roomSupplementCents, discountCents } = booking
  const { totalCents, depositCents, balanceCents, balanceDueOn } = booking
  // The database keeps the eight columns whole: one of them tells for all.
  if (tier === null || basePriceCents === null || roomSupplementCents === null || discountCents === null)
    return null
  if (totalCents === null || depositCents === null || balanceCents === null || balanceDueOn === null)
    return null
  return {
    tier,
    basePriceCents,
    roomSupplementCents,
    discountCents,
    totalCents,
    depositCents,
    balanceCents,
    balanceDueOn,
  }
}

/** What a booking costs in all, in cents. */
export function totalOf({ booking }: Pick<BookingRecord, 'booking'>): Cents {
  return balanceDueCents({
    quote: quoteOf(booking),
    packageType: booking.packageType ?? 'kiter',
    room: booking.room ?? 'shared',
    paidCents: 0,
    reportedCents: 0,
  })
}

/** What is left to pay of a booking that holds a place, in cents; a draft, cancelled or expired one owes nothing. */
export function balanceDueOf(record: BookingRecord): Cents {
  return holdsPlace(record.booking.status) ? Math.max(0, totalOf(record) - settledCents(record)) : 0
}

/** A booking as its guest may see it: the listed fields and nothing else. */
export function presentBooking(record: BookingRecord): Booking {
  const { booking, retreat } = record
  const label = retreat ? labelOf(retreat) : null
  const quote = quoteOf(booking)
  return {
    id: booking.id,
    createdAt: booking.createdAt.toISOString(),
    submittedAt: booking.submittedAt?.toISOString() ?? null,
    firstName: booking.firstName,
    lastName: booking.lastName,
    name: [booking.firstName, booking.lastName].filter(Boolean).join(' '),
    email: booking.email,
    phone: booking.phone,
    emergencyContact: booking.emergencyContact,
    emergencyPhone: booking.emergencyPhone,
    age: booking.age,
    weight: booking.weight,
    height: booking.height,
    kitingExperience: booking.kitingExperience,
    healthConditions: booking.healthConditions,
    selectedDate: label,
    retreatDate: label,
    selectedRoom: booking.room,
    roomType: booking.room,
    selectedDiet: booking.diet,
    selectedWetsuitSize: booking.wetsuitSize,
    selectedWetsuitGender: booking.wetsuitGender,
    packageType: booking.packageType,
    paymentStatus: booking.paymentStatus,
    status: booking.status,
    holdExpiresAt: booking.holdExpiresAt?.toISOString() ?? null,
    quote: quote && presentQuote(quote),
    amountPaid: eurosFromCents(paidCents(record)),
    amountReported: eurosFromCents(reportedCents(record)),
    balanceDue: eurosFromCents(balanceDueOf(record)),
    paymentReferences: quote && retreat ? referencesOf(booking, retreat.startsOn) : null,
  }
}

/** The same for the operator, who reads `confirmed` once every payment of a fully paid booking is verified. */
export function presentBookingForAdmin(record: BookingRecord): Booking {
  const view = presentBooking(record)
  const verified = record.booking.paymentStatus === 'fully_paid' && reportedCents(record) === 0
  return verified ? { ...view, paymentStatus: 'confirmed' } : view
}

function presentQuote(quote: Quote): Booking['quote'] {
  return {
    tier: quote.tier,
    basePrice: eurosFromCents(quote.basePriceCents),
    roomSupplement: eurosFromCents(quote.roomSupplementCents),
    discount: eurosFromCents(quote.discountCents),
    total: eurosFromCents(quote.totalCents),
    deposit: eurosFromCents(quote.depositCents),
    balance: eurosFromCents(quote.balanceCents),
    balanceDueOn: quote.balanceDueOn,
  }
}

/** The references that this booking's transfers carry. */
export function referencesOf(booking: BookingRow, startsOn: string) {
  const parts = { lastName: booking.lastName ?? '', startsOn, suffix: booking.referenceSuffix }
  return {
    deposit: paymentReference('deposit', parts),
    full: paymentReference('full', parts),
    balance: paymentReference('balance', parts),
  }
}
