import type { Booking } from '#domain/booking.ts'
import type { PaymentType } from '#domain/payment-reference.ts'
import { api } from '#web/api/client.ts'
import { totalOf } from '#web/ui/quote-lines.ts'
import type { PaymentOption } from './payment-options.ts'

/** The calls by which a booking is paid: by its signed-in guest, or by whoever has its pay link. */
export interface PaymentCalls {
  /** Under which name this tab keeps what was chosen. */
  choiceKey: string
  openCheckout: (paymentType: PaymentType) => Promise<{ url: string }>
  reportTransfer: (option: PaymentOption) => Promise<unknown>
  transferCode: (paymentType: PaymentType, signal: AbortSignal) => Promise<{ svg: string }>
  /** Where the guest is led once the transfer is reported, and which booking that page is to speak of. */
  afterReport: { to: string; leadId?: string }
}

export function guestCalls(booking: Booking): PaymentCalls {
  const { id: leadId, firstName, lastName, email, selectedDate, selectedRoom, packageType } = booking
  return {
    choiceKey: leadId,
    openCheckout: (paymentType) =>
      api('POST', '/api/create-checkout-session', {
        body: {
          paymentType,
          leadId,
          bookingData: { leadId, firstName, lastName, email, selectedDate, selectedRoom, packageType },
        },
      }),
    reportTransfer: (option) => reportTransfer(booking, option),
    transferCode: (paymentType, signal) =>
      api('GET', '/api/transfer-code/{bookingId}', {
        params: { bookingId: leadId },
        query: { paymentType },
        signal,
      }),
    afterReport: { to: '/thank-you', leadId },
  }
}

function reportTransfer(booking: Booking, option: PaymentOption) {
  if (option.type === 'balance') {
    return api('POST', '/api/complete-payment/{bookingId}', { params: { bookingId: booking.id } })
  }
  const isDeposit = option.type === 'deposit'
  return api('POST', '/api/confirm-payment', {
    body: {
      leadId: booking.id,
      paymentType: option.type,
      paymentStatus: isDeposit ? 'deposit_paid' : 'fully_paid',
      depositAmount: isDeposit ? option.now : null,
      totalAmount: totalOf(booking),
      paymentReference: option.reference ?? '',
    },
  })
}

export function payLinkCalls(token: string): PaymentCalls {
  const params = { token }
  return {
    choiceKey: token,
    openCheckout: (paymentType) =>
      api('POST', '/api/pay/{token}/checkout', { params, body: { paymentType } }),
    reportTransfer: ({ type, now }) =>
      api('POST', '/api/pay/{token}/transfer', { params, body: { paymentType: type, amount: now } }),
    transferCode: (paymentType, signal) =>
      api('GET', '/api/pay/{token}/transfer-code', { params, query: { paymentType }, signal }),
    afterReport: { to: `/pay/${token}/paid` },
  }
}
