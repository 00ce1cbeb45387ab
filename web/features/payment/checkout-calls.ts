import type { Booking } from '#domain/booking/booking.ts'
import type { CheckoutMethod } from '#domain/payment/ledger.ts'
import { PLAN_SIZES } from '#domain/payment/payment-plan.ts'
import { api } from '#web/api/client.ts'
import { paymentPath } from '#web/booking-status/booking-status.ts'
import type { OrderPage } from '#web/order/order-page.ts'
import { totalOf } from '#web/ui/quote-lines.ts'
import type { PaymentOption } from './choice/payment-options.ts'

/** The amount and method to pay on a hosted page. */
export interface CheckoutWish {
  option: PaymentOption
  method: CheckoutMethod
}

/** The API calls that order and pay a booking, for its signed-in guest or for anyone with its pay link. */
export interface PaymentCalls {
  /** The key under which this tab keeps the choice. */
  choiceKey: string
  /** `mailed` says whether the signed-in guest gets a copy by email. */
  placeOrder: (order: OrderPage) => Promise<{ mailed?: boolean }>
  openCheckout: (wish: CheckoutWish) => Promise<{ url: string }>
  /** `mailed` says whether the signed-in guest gets an email about it. */
  reportTransfer: (option: PaymentOption) => Promise<{ mailed?: boolean }>
  transferCode: (option: PaymentOption, signal: AbortSignal) => Promise<{ svg: string }>
  /** Where the guest goes after reporting the transfer, and which booking that page shows. */
  afterReport: { to: string; leadId?: string }
  /** Where a reported transfer is paid by card instead. */
  payInsteadPath: string
}

/** Returns the version and the number of parts of an order as it was read. A plan of more parts was made by the operator, and stays. */
function orderFields({ version, parts }: OrderPage) {
  return { termsVersion: version, parts: PLAN_SIZES.find((size) => size === parts) }
}

/** The calls of the signed-in guest; `all` is what is paid at once of a group, and `alone` pays only the own booking of it. */
export function guestCalls(booking: Booking, { all, alone }: { all: Booking; alone: boolean }): PaymentCalls {
  const { id: leadId, firstName, lastName, email, selectedDate, selectedRoom, packageType } = booking
  return {
    choiceKey: alone ? `${leadId} alone` : leadId,
    placeOrder: (order) => api('POST', '/api/place-order', { body: { leadId, ...orderFields(order) } }),
    openCheckout: (wish) =>
      api('POST', '/api/create-checkout-session', {
        body: {
          ...wishFields(wish),
          leadId,
          ...aloneField(wish.option, alone),
          bookingData: { leadId, firstName, lastName, email, selectedDate, selectedRoom, packageType },
        },
      }),
    reportTransfer: (option) => reportTransfer(option.isAlone ? booking : all, option, alone),
    transferCode: (option, signal) =>
      api('GET', '/api/transfer-code/{bookingId}', {
        params: { bookingId: leadId },
        query: { ...codeFields(option), ...(alone || option.isAlone ? { alone: 'true' as const } : {}) },
        signal,
      }),
    afterReport: { to: '/thank-you', leadId },
    payInsteadPath: paymentPath(leadId, { instead: 'card' }),
  }
}

function wishFields({ option, method }: CheckoutWish) {
  return { paymentType: option.type, method, ...partField(option) }
}

/** Says that only the own part of a group is paid. */
function aloneField({ isAlone }: PaymentOption, alone: boolean): { alone?: true } {
  return alone || isAlone ? { alone: true } : {}
}

function codeFields(option: PaymentOption) {
  const { amount } = partField(option)
  return { paymentType: option.type, amount: amount === undefined ? undefined : String(amount) }
}

/** Sends an amount only for a part; the server itself knows the full amount. */
function partField({ isPart, now }: PaymentOption): { amount?: number } {
  return isPart ? { amount: now } : {}
}

function reportTransfer(booking: Booking, option: PaymentOption, alone: boolean) {
  if (option.type === 'balance') {
    return api('POST', '/api/complete-payment/{bookingId}', {
      params: { bookingId: booking.id },
      body: { ...partField(option), ...aloneField(option, alone) },
    })
  }
  const isDeposit = option.type === 'deposit'
  return api('POST', '/api/confirm-payment', {
    body: {
      leadId: booking.id,
      ...aloneField(option, alone),
      paymentType: option.type,
      paymentStatus: isDeposit ? 'deposit_paid' : 'fully_paid',
      depositAmount: isDeposit ? option.now : null,
      totalAmount: totalOf(booking),
      paymentReference: option.reference ?? '',
    },
  })
}

/** Returns the calls of a pay link. `email` is the payer's address for the receipt. */
export function payLinkCalls(token: string, email: string | undefined): PaymentCalls {
  const params = { token }
  const receipt = email === undefined ? {} : { email }
  return {
    choiceKey: token,
    async placeOrder(order) {
      await api('POST', '/api/pay/{token}/place-order', { params, body: orderFields(order) })
      return {}
    },
    openCheckout: (wish) =>
      api('POST', '/api/pay/{token}/checkout', { params, body: { ...wishFields(wish), ...receipt } }),
    async reportTransfer({ type, now }) {
      const body = { paymentType: type, amount: now, ...receipt }
      await api('POST', '/api/pay/{token}/transfer', { params, body })
      return {}
    },
    transferCode: (option, signal) =>
      api('GET', '/api/pay/{token}/transfer-code', { params, query: codeFields(option), signal }),
    afterReport: { to: `/pay/${token}/paid` },
    payInsteadPath: `/pay/${token}?instead=card`,
  }
}
