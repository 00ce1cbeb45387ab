import { eurosFromCents, sumCents } from '#domain/base/money.ts'
import { fullName } from '#domain/booking-form/person-name.ts'
import { openDetails, travellerNames } from '#domain/booking/traveller.ts'
import type { GuestGroup } from '#domain/contract/admin-booking-shapes.ts'
import type { GuestPage } from '#domain/contract/api-contract.ts'
import { isOnePayment } from '#domain/payment/group-payment.ts'
import { holdsPlace } from '#domain/place/booking-status.ts'
import { labelOf } from '#domain/retreat/retreats.ts'
import { travellerToken } from '#server/booking/group/traveller-link.ts'
import type { Deps } from '#server/deps.ts'
import { splitsOfGroup } from '#server/payment/record-payment.ts'
import { balanceDueOf, dueDayOf } from '#server/store/booking-money.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'

/** Returns a guest's group for the operator, of all bookings that were made together. Null once fewer than two of them have a place. */
export function presentGroup(
  deps: Pick<Deps, 'env'>,
  own: BookingRecord,
  all: readonly BookingRecord[],
): GuestGroup | null {
  const staying = all.filter(({ booking }) => holdsPlace(booking.status))
  if (staying.length < 2) return null
  const shown = all.filter(({ booking }) => holdsPlace(booking.status) || booking.id === own.booking.id)
  const called = travellerNames(shown.map(({ booking }) => booking))
  const roommate = shown.findIndex(
    ({ booking: { id, roomShare } }) =>
      id !== own.booking.id && roomShare !== null && roomShare === own.booking.roomShare,
  )
  const owing = shown.filter((record) => balanceDueOf(record) > 0)
  return {
    leftToPay: eurosFromCents(sumCents(owing.map((record) => ({ amountCents: balanceDueOf(record) })))),
    dueOn: owing.flatMap((record) => dueDayOf(record) ?? []).toSorted()[0] ?? null,
    payable: splitsOfGroup(staying).map((split) =>
      eurosFromCents(split.reduce((sum, cents) => sum + cents, 0)),
    ),
    roommate: called[roommate] ?? null,
    travellers: shown.map((record, index) => ({
      leadId: record.booking.id,
      name: fullName(record.booking),
      called: called[index] ?? '',
      isBooker: record.booking.groupNumber === 1,
      status: record.booking.status,
      packageType: record.booking.packageType,
      retreatDate: record.retreat && labelOf(record.retreat),
      leftToPay: eurosFromCents(balanceDueOf(record)),
      open: openDetails(record.booking),
      link: record.booking.bookedByOther
        ? `${deps.env.baseUrl}/traveller/${travellerToken(deps, record.booking)}`
        : null,
    })),
  }
}

/** Returns the whole payment that a ledger line is a part of, in euros, and for whom else it was. Null if it was for this guest alone. */
export function partOf(
  own: BookingRecord,
  all: readonly BookingRecord[],
  lineId: string,
): GuestPage['payments'][number]['partOf'] {
  const line = own.payments.find(({ id }) => id === lineId)
  const parts = all
    .filter(({ booking }) => booking.id !== own.booking.id)
    .flatMap(({ booking, payments }) => {
      const part = line && payments.find((row) => isOnePayment(line, row))
      return part ? [{ name: fullName(booking), amountCents: part.amountCents }] : []
    })
  if (!line || parts.length === 0) return null
  return {
    amount: eurosFromCents(line.amountCents + sumCents(parts)),
    others: parts.map(({ name }) => name),
  }
}
