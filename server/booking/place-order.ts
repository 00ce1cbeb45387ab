import { formatCents } from '#domain/base/money.ts'
import { mayOrder } from '#domain/booking/allowed-actions.ts'
import type { OrderTerms } from '#domain/contract/order-calls.ts'
import { assertAllowed, Problem } from '#domain/contract/problem.ts'
import type { OrderedBy } from '#domain/order/order.ts'
import type { PlanSize } from '#domain/payment/payment-plan.ts'
import { changeBooking, readBooking, unchanged, type BookingRef } from '#server/change/change-booking.ts'
import { mailOf } from '#server/change/mails.ts'
import type { Deps } from '#server/deps.ts'
import { contractOf } from '#server/order/order-contract.ts'
import { saveOrder } from '#server/order/order-record.ts'
import { orderTextsOf } from '#server/order/order-texts.ts'
import { presentOrderTerms, withPlan } from '#server/order/present-order.ts'
import { payLinkOf } from '#server/payment/pay-link.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'
import { assertNoMoveToChoose } from '#server/store/date-change-record.ts'

/**
 * Returns the terms that a guest reads before ordering, with the balance in `planSize` instalments if given. Problems: not-found, wrong-state.
 */
export async function readOrderTerms(
  deps: Deps,
  which: BookingRef,
  planSize: PlanSize | undefined,
): Promise<OrderTerms> {
  const own = await readBooking(deps, which)
  return presentOrderTerms(deps, withPlan(own, planSize, deps.clock.now()))
}

interface WantedOrder {
  /** The version of the terms that was read. */
  termsVersion: string
  /** The number of instalments for the balance. */
  planSize: PlanSize | undefined
  orderedBy: OrderedBy
}

interface PlacedOrder {
  record: BookingRecord
  /** True if the guest is emailed the order. False for a repeat, without an address, or if it has had too many emails. */
  mailed: boolean
}

/**
 * Orders a booking with obligation to pay, and stores the version read with its instant and language. Repeating the
 * same version changes nothing. Problems: not-found, wrong-state, terms-changed if the version shown has changed since.
 */
export async function placeOrder(
  deps: Deps,
  which: BookingRef,
  { termsVersion, planSize, orderedBy }: WantedOrder,
): Promise<PlacedOrder> {
  return changeBooking(deps, which, async (locked, { tx, now }) => {
    if (isPlaced(locked, termsVersion)) return unchanged({ record: locked, mailed: false })
    const { booking, retreat } = locked
    assertAllowed(mayOrder({ ...booking, startsOn: retreat?.startsOn ?? null }, now))
    await assertNoMoveToChoose(tx, locked)
    const record = withPlan(locked, planSize, now)
    const contract = contractOf(deps, record)
    if (contract.version !== termsVersion) {
      throw new Problem('terms-changed', {
        detail: 'Prices or terms changed while you were reading. Please check your order again.',
      })
    }
    const { value } = contract
    const { order, columns } = await saveOrder(tx, deps, record, contract, orderedBy)
    const what = value.change?.backCents === undefined ? 'Ordered with obligation to pay' : 'Change confirmed'
    return {
      columns,
      plan: record.instalments,
      history: [{ what, to: formatCents(value.price.totalCents) }],
      mails: ({ record: ordered }) => [
        mailOf(value.change ? 'change-ordered' : 'order-placed', {
          order,
          document: { contract: value, texts: orderTextsOf(deps.site()).value },
          // A guest with an account pays there, so the email carries no pay link that could be forwarded by accident.
          payLink: ordered.booking.userId === null ? payLinkOf(deps, ordered) : null,
        }),
      ],
      result: ({ record: ordered, mailed }) => ({ record: ordered, mailed: mailed === true }),
    }
  })
}

/** True if this version is already ordered: a double click, or a retry after a lost response. */
function isPlaced({ booking }: BookingRecord, termsVersion: string): boolean {
  return booking.orderVersion === termsVersion && booking.orderChangedAt === null
}
