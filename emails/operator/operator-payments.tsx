// What the operator is told about payments and refunds.

import { formatDay, formatInstant } from '#domain/base/dates.ts'
import { GMT } from '#domain/base/guest-time.ts'
import { formatEuros } from '#domain/base/money.ts'
import { isCheckoutMethod } from '#domain/payment/ledger.ts'
import { TRANSFER_WORKING_DAYS } from '#domain/payment/overdue-transfer.ts'
import { METHOD_NAMES } from '#domain/payment/payment-names.ts'
import { operatorMail } from '#emails/define-mail.ts'
import type { MailedBooking, MailedPayment } from '#emails/mail-facts.ts'
import { forPlaces, fullyPaidNote, inSubject, retreatOf } from '#emails/mailed-booking.ts'
import { card, gone, operator, paid, reported, TOTAL, transfer, unpaid } from '#emails/samples.ts'
import { operatorNews } from './operator-news.tsx'

/** A payment by card, Bancontact or iDEAL arrived and is recorded. The guest has the receipt already. */
export const operatorCardPayment = operatorMail({
  name: 'operator-card-payment',
  needs: ['payment'],
  oncePer: 'payment',
  ofGroup: 'paid',
  compose: (data, sender) => {
    const { booking, payment, name } = data
    const amount = formatEuros(payment.amount)
    const way = METHOD_NAMES[payment.method]
    const left =
      booking.balanceDue > 0 ? `${formatEuros(booking.balanceDue)} is left to pay.` : fullyPaidNote(booking)
    return operatorNews(data, sender, {
      subject: `${amount} by ${way} from ${inSubject(name)}`,
      title: `A payment by ${way}`,
      preheader: `${amount} from ${name} for ${retreatOf(booking)}.`,
      text: [
        `${name} has paid ${amount} by ${way} for ${retreatOf(booking)}. ${left} We’ve sent the receipt. You don’t need to do anything.`,
      ],
    })
  },
  samples: () => ({
    deposit: operator(paid(200), card('deposit', 200)),
    everything: operator(paid(TOTAL), card('full', TOTAL)),
  }),
})

/** A payment came too late or twice, and `back` euros of it are refunded. */
export const operatorPaymentRefunded = operatorMail({
  name: 'operator-payment-refunded',
  needs: ['payment', 'back'],
  oncePer: 'payment',
  compose: (data, sender) => {
    const { booking, payment, name, back } = data
    const amount = formatEuros(payment.amount)
    const why = whyBack(booking)
    const todo = back > 0 ? ` ${toDo(payment.method)}` : ''
    return operatorNews(data, sender, {
      subject:
        back > 0
          ? `${formatEuros(back)} refund to ${inSubject(name)}`
          : `${amount} from ${inSubject(name)} came too late`,
      title: back > 0 ? 'A payment is refunded' : 'A payment came too late',
      preheader: `${amount} from ${name} for ${retreatOf(booking)}: ${why}.`,
      text: [
        `${amount} from ${name} arrived by ${METHOD_NAMES[payment.method]} for ${retreatOf(booking)}, but ${why}. ${guestNotice(payment.amount, back)}${todo}`,
      ],
    })
  },
  samples: () => ({
    'card, too late': { ...operator(gone(), card('deposit', 200)), back: 200 },
    'transfer, paid twice': { ...operator(paid(TOTAL), transfer('full', TOTAL)), back: TOTAL },
  }),
})

function whyBack({ holdsPlace, isCancelled, retreatCancelled }: MailedBooking): string {
  if (holdsPlace) return 'this had already been paid'
  if (retreatCancelled) return 'the retreat had been cancelled'
  return isCancelled
    ? 'the booking had been cancelled'
    : 'the place had been released, and none could be held again'
}

function guestNotice(amount: number, back: number): string {
  if (back >= amount) return 'We’ve told the guest that all of it is refunded.'
  if (back === 0) return 'Under the cancellation terms, there’s no refund of it. We’ve told the guest.'
  return `Under the cancellation terms, ${formatEuros(back)} of it is refunded. We’ve told the guest.`
}

function toDo(method: MailedPayment['method']): string {
  return isCheckoutMethod(method)
    ? 'The card provider is making the refund. You don’t need to do anything.'
    : 'Please send the refund by transfer and mark it as paid in the admin.'
}

/** A payment or refund needs a person. `problem` says why, for example "it was paid in USD". */
export const operatorPaymentProblem = operatorMail({
  name: 'operator-payment-problem',
  needs: ['payment', 'problem'],
  oncePer: 'payment-problem',
  compose: (data, sender) => {
    const { payment, name, problem } = data
    const isRefund = payment.kind === 'refund'
    const what = `${formatEuros(payment.amount)} ${isRefund ? 'to' : 'from'}`
    return operatorNews(data, sender, {
      subject: `Please check: ${what} ${inSubject(name)}`,
      title: 'This needs you',
      preheader: `${what} ${name}: ${problem}`,
      text: [
        `${what} ${name} couldn’t be settled automatically: ${problem}. Check it with the card provider, then settle it in the admin.`,
      ],
      ...(isRefund && { paymentTitle: 'The refund' }),
    })
  },
  samples: () => ({
    'another currency': {
      ...operator(unpaid(), card('deposit', 200)),
      problem: 'the card provider reports 200 USD instead of 200 EUR',
    },
  }),
})

/** A cardholder has asked the bank to take a payment back, and it can be answered until `answerBy`. */
export const operatorPaymentDisputed = operatorMail({
  name: 'operator-payment-disputed',
  needs: ['payment', 'answerBy'],
  ofGroup: 'paid',
  oncePer: 'dispute-deadline',
  compose: (data, sender) => {
    const { booking, payment, name, answerBy } = data
    const what = `${formatEuros(payment.amount)} from ${name}`
    const until = answerBy === null ? 'soon' : `until ${formatInstant(new Date(answerBy))} ${GMT}`
    return operatorNews(data, sender, {
      subject: `Disputed: ${formatEuros(payment.amount)} from ${inSubject(name)}`,
      title: 'A payment is disputed',
      preheader: `${what} for ${retreatOf(booking)}. Answer it with the card provider ${until}.`,
      text: [
        `The cardholder has asked the bank to reverse ${what} for ${retreatOf(booking)}. ${forPlaces(booking, 'The place stays', 'The places stay')} held. Answer the dispute at the card provider’s own site ${until}, with the booking and what you agreed. Without an answer you lose the money.`,
      ],
    })
  },
  samples: () => ({
    'with a day to answer by': {
      ...operator(paid(TOTAL), card('full', TOTAL)),
      answerBy: '2025-10-14T22:00:00.000Z',
    },
  }),
})

/** The bank has decided a dispute for the cardholder and taken the payment back. */
export const operatorDisputeLost = operatorMail({
  name: 'operator-dispute-lost',
  needs: ['payment'],
  ofGroup: 'paid',
  oncePer: 'payment',
  compose: (data, sender) => {
    const { booking, payment, name } = data
    const what = `${formatEuros(payment.amount)} from ${name}`
    return operatorNews(data, sender, {
      subject: `Dispute lost: ${formatEuros(payment.amount)} from ${inSubject(name)}`,
      title: 'The bank took a payment back',
      preheader: `${what} for ${retreatOf(booking)}. ${placeText(booking)}`,
      text: [
        `The bank decided for the cardholder and took back ${what} for ${retreatOf(booking)}. We’ve told the guest. ${placeText(booking)}`,
      ],
    })
  },
  samples: () => ({
    'nothing else is paid': operator(unpaid(), card('deposit', 200)),
    'the deposit is there': operator(paid(200), card('balance', 930)),
    'it was paid again before': operator(paid(TOTAL), card('balance', 930)),
  }),
})

function placeText(booking: MailedBooking): string {
  const { holdsPlace, holdExpiresAt, balanceDue } = booking
  const stay = forPlaces(booking, 'The place stays', 'The places stay')
  if (!holdsPlace) return 'The booking holds no place.'
  if (holdExpiresAt !== null)
    return forPlaces(
      booking,
      `The place is held until ${formatInstant(new Date(holdExpiresAt))} ${GMT}, and then released if it isn’t paid.`,
      `The places are held until ${formatInstant(new Date(holdExpiresAt))} ${GMT}, and then released if they aren’t paid.`,
    )
  return balanceDue > 0
    ? `${stay} confirmed, and ${formatEuros(balanceDue)} is left to pay.`
    : `${stay} confirmed.`
}

/** The card provider has not accepted a refund for an hour. It is retried, and can be paid by hand. */
export const operatorRefundFailing = operatorMail({
  name: 'operator-refund-failing',
  needs: ['payment'],
  oncePer: 'payment',
  compose: (data, sender) => {
    const { payment, name } = data
    const what = `${formatEuros(payment.amount)} to ${name}`
    return operatorNews(data, sender, {
      subject: `Refund stuck: ${formatEuros(payment.amount)} to ${inSubject(name)}`,
      title: 'A card refund is stuck',
      preheader: `The card provider hasn’t accepted ${what} for an hour.`,
      text: [
        `The card provider hasn’t accepted the refund of ${what} for an hour. We retry automatically, at least every hour, and won’t email you again if it goes through.`,
        'You can pay it by bank instead. Check the payment on the provider’s site first: if the refund is listed there, the money is on its way. Then send it and press “I’ve paid it” under Money, Refunds, to stop the retries.',
      ],
      paymentTitle: 'The refund',
    })
  },
  samples: () => ({
    'for an hour': operator(gone(), card('refund', 930)),
  }),
})

/** A reported transfer is overdue. `keptThrough` is the last day of a place that depends on it. */
export const operatorTransferOverdue = operatorMail({
  name: 'operator-transfer-overdue',
  needs: ['payment', 'keptThrough'],
  oncePer: 'payment',
  compose: (data, sender) => {
    const { booking, payment, name, keptThrough } = data
    const amount = formatEuros(payment.amount)
    return operatorNews(data, sender, {
      subject: `Not arrived: ${amount} from ${inSubject(name)}`,
      title: 'A transfer is overdue',
      preheader: `${amount} from ${name} for ${retreatOf(booking)}.`,
      text: [
        `${name} told us about a ${amount} transfer for ${retreatOf(booking)}, and ${TRANSFER_WORKING_DAYS} working days later it isn’t marked as received. Check again, or ask the guest: a reply to this email goes to them.`,
        keptThrough
          ? `Nothing else was paid for the place. We hold it until the end of ${formatDay(keptThrough)} and then release it automatically. You can still record money that arrives later.`
          : 'Earlier payments keep holding the place.',
      ],
      paymentTitle: 'The transfer',
    })
  },
  samples: () => ({
    deposit: { ...operator(reported(200), transfer('deposit', 200)), keptThrough: '2025-09-10' },
    'balance, the deposit is there': {
      ...operator(paid(200), transfer('balance', 930)),
      keptThrough: null,
    },
  }),
})
