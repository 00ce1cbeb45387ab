import * as z from 'zod/mini'
import { banjulDay } from '#domain/base/dates.ts'
import { formatCents } from '#domain/base/money.ts'
import { fullName } from '#domain/booking-form/person-name.ts'
import { mayOrder } from '#domain/booking/allowed-actions.ts'
import type { OrderTerms } from '#domain/contract/order-calls.ts'
import { assertAllowed, Problem } from '#domain/contract/problem.ts'
import { contractOfGroup } from '#domain/order/group-order.ts'
import type { OrderContract } from '#domain/order/order-document.ts'
import type { OrderedBy } from '#domain/order/order.ts'
import type { PlanSize } from '#domain/payment/payment-plan.ts'
import {
  changeTogether,
  readBooking,
  unchanged,
  type BookingRef,
  type Outcome,
} from '#server/change/change-booking.ts'
import { mailOf } from '#server/change/mails.ts'
import type { Deps } from '#server/deps.ts'
import { contractOf } from '#server/order/order-contract.ts'
import { newOrder, type OrderRow } from '#server/order/order-record.ts'
import { orderTextsOf } from '#server/order/order-texts.ts'
import { orderFigures, presentOrderTerms, withPlan } from '#server/order/present-order.ts'
import { versioned } from '#server/order/versioned.ts'
import { payLinkOf } from '#server/payment/pay-link.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'
import { assertNoMoveToChoose } from '#server/store/date-change-record.ts'
import { bookedTogether } from '#server/store/group-record.ts'
import { travellerMail } from './group/mail-travellers.ts'

/**
 * Returns the terms that a guest reads before ordering, with the balance in `planSize` instalments if given. Problems: not-found, wrong-state.
 */
export async function readOrderTerms(
  deps: Deps,
  which: BookingRef,
  planSize: PlanSize | undefined,
): Promise<OrderTerms> {
  const records = await orderedTogether(deps, which)
  const each = records.map((record) => presentOrderTerms(deps, withPlan(record, planSize, deps.clock.now())))
  const [own] = each
  if (!own) throw new Problem('not-found')
  if (each.length === 1) return own
  const whole = contractOfEach(
    records,
    each.map(({ document }) => document.contract),
  )
  return {
    ...own,
    ...(whole && orderFigures(whole, banjulDay(deps.clock.now()))),
    version: groupVersion(each.map(({ version }) => version)),
    plans: own.plans.filter((size) => each.every(({ plans }) => plans.includes(size))),
    standing: STANDINGS.find((standing) => each.some((terms) => terms.standing === standing)) ?? own.standing,
    travellers: each.map(({ total, document }, index) => ({
      leadId: records[index]?.booking.id ?? '',
      name: fullName(records[index]?.booking ?? NOBODY),
      total,
      document,
    })),
  }
}

const NOBODY = { firstName: null, lastName: null }
/** The order that is missing decides over one that has changed. */
const STANDINGS = ['none', 'changed', 'current'] as const

/** Returns the booking, and for the account that has booked it those that it orders with it. Problem: not-found. */
async function orderedTogether(deps: Deps, which: BookingRef): Promise<[BookingRecord, ...BookingRecord[]]> {
  const own = await readBooking(deps, which)
  return 'userId' in which.by ? bookedTogether(deps.db, own) : [own]
}

/** Returns the order of these bookings as one. */
function contractOfEach(records: readonly BookingRecord[], contracts: readonly OrderContract[]) {
  const [first, ...others] = contracts.map((contract, index) => {
    return { name: fullName(records[index]?.booking ?? NOBODY), contract }
  })
  return first && contractOfGroup([first, ...others])
}

/** Returns the version of several orders that are placed as one; the order of one has its own. */
function groupVersion(versions: readonly string[]): string {
  const [only, ...others] = versions
  return others.length === 0 ? (only ?? '') : versioned(z.array(z.string()), [...versions]).version
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
  const together = await orderedTogether(deps, which)
  const ids = together.map(({ booking }) => booking.id)
  const [own] = await changeTogether<PlacedOrder>(deps, { ids, by: which.by }, async (all, { tx, now }) => {
    if (isPlaced(all, termsVersion)) return all.map((record) => unchanged({ record, mailed: false }))
    const orders = []
    for (const locked of all) {
      const { booking, retreat } = locked
      assertAllowed(mayOrder({ ...booking, startsOn: retreat?.startsOn ?? null }, now))
      await assertNoMoveToChoose(tx, locked)
      const record = withPlan(locked, planSize, now)
      orders.push({ record, contract: contractOf(deps, record) })
    }
    if (groupVersion(orders.map(({ contract }) => contract.version)) !== termsVersion) {
      throw new Problem('terms-changed', {
        detail: 'Prices or terms changed while you were reading. Please check your order again.',
      })
    }
    const whole = contractOfEach(
      all,
      orders.map(({ contract }) => contract.value),
    )
    const placed = orders.map(({ record, contract }) => ({
      ...newOrder(deps, record, contract, orderedBy),
      record,
      contract: contract.value,
    }))
    const copies = placed.map(({ order }) => order)
    const outcomes: Outcome<PlacedOrder>[] = []
    for (const [index, each] of placed.entries()) {
      const mailed = index === 0 && whole ? { contract: whole, orders: copies } : null
      outcomes.push(placedOrder(deps, each, mailed))
    }
    return outcomes
  })
  if (!own) throw new Problem('not-found')
  return own
}

function placedOrder(
  deps: Deps,
  {
    record,
    contract,
    order,
    ...orderChange
  }: ReturnType<typeof newOrder> & { record: BookingRecord; contract: OrderContract },
  /** The figures of the whole order, and the order of each traveller, of which who has booked is emailed. Null for the others. */
  mailed: { contract: OrderContract; orders: readonly OrderRow[] } | null,
): Outcome<PlacedOrder> {
  // Once an order was placed before, the traveller has the link.
  const isTravellerTold = record.booking.orderVersion !== null
  const what =
    contract.change?.backCents === undefined ? 'Ordered with obligation to pay' : 'Change confirmed'
  const mailTo = (ordered: BookingRecord, { contract: whole, orders }: NonNullable<typeof mailed>) =>
    mailOf(whole.change ? 'change-ordered' : 'order-placed', {
      order,
      orders,
      document: { contract: whole, texts: orderTextsOf(deps.site()).value },
      // A guest with an account pays there, so the email carries no pay link that could be forwarded by accident.
      payLink: ordered.booking.userId === null ? payLinkOf(deps, ordered) : null,
    })
  return {
    ...orderChange,
    plan: record.instalments,
    history: [{ what, to: formatCents(contract.price.totalCents) }],
    mails: async ({ tx, record: ordered }) => {
      if (mailed) return [mailTo(ordered, mailed)]
      return isTravellerTold ? [] : travellerMail(deps, tx, ordered, { template: 'traveller-asked' })
    },
    result: ({ record: ordered, mailed: isMailed }) => ({ record: ordered, mailed: isMailed === true }),
  }
}

/** True if this version is already ordered: a double click, or a retry after a lost response. */
function isPlaced(all: readonly BookingRecord[], termsVersion: string): boolean {
  return (
    all.every(({ booking }) => booking.orderChangedAt === null) &&
    groupVersion(all.map(({ booking }) => booking.orderVersion ?? '')) === termsVersion
  )
}
