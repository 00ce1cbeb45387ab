import { accountErasedMail } from '#emails/account/account-erased.tsx'
import { balanceReminderMail } from '#emails/payment/balance-reminder.tsx'
import { beforeDepartureMail } from '#emails/travel/before-departure.tsx'
import { bookingAddressChangedMail } from '#emails/booking/booking-address-changed.tsx'
import { bookingCancelledMail } from '#emails/booking/booking-cancelled.tsx'
import { bookingChangedMail } from '#emails/booking/booking-changed.tsx'
import { bookingExpiredMail } from '#emails/booking/booking-expired.tsx'
import { bookingReceivedMail } from '#emails/booking/booking-received.tsx'
import { confirmAddressMail } from '#emails/booking/confirm-address.tsx'
import { complaintAnsweredMail } from '#emails/complaint/complaint-answered.tsx'
import { complaintReceivedMail } from '#emails/complaint/complaint-received.tsx'
import { contactAcknowledgementMail } from '#emails/contact/contact-acknowledgement.tsx'
import { contactAnsweredMail } from '#emails/contact/contact-answered.tsx'
import { contactReceivedMail } from '#emails/contact/contact-received.tsx'
import { dateChangeMail } from '#emails/date-change/date-change.tsx'
import { handOverOfferMail } from '#emails/hand-over/hand-over-offer.tsx'
import { handOverToldMail } from '#emails/hand-over/hand-over-told.tsx'
import { handOverWelcomeMail } from '#emails/hand-over/hand-over-welcome.tsx'
import type { Mail, Sender } from '#emails/mail.ts'
import { operatorAlertMail, operatorAlertOverMail } from '#emails/operator/operator-alert.tsx'
import { operatorBookingCancelledMail } from '#emails/operator/operator-booking-cancelled.tsx'
import { operatorBookingReceivedMail } from '#emails/operator/operator-booking-received.tsx'
import { operatorCardPaymentMail } from '#emails/operator/operator-card-payment.tsx'
import { operatorComplaintMail } from '#emails/operator/operator-complaint.tsx'
import { operatorDigestMail } from '#emails/operator/operator-digest.tsx'
import { operatorGuideMissingMail } from '#emails/operator/operator-guide-missing.tsx'
import { operatorHandOverMail } from '#emails/operator/operator-hand-over.tsx'
import { operatorPaymentDisputedMail } from '#emails/operator/operator-payment-disputed.tsx'
import { operatorPaymentProblemMail } from '#emails/operator/operator-payment-problem.tsx'
import { operatorPaymentRefundedMail } from '#emails/operator/operator-payment-refunded.tsx'
import { operatorRefundFailingMail } from '#emails/operator/operator-refund-failing.tsx'
import { operatorTransferOverdueMail } from '#emails/operator/operator-transfer-overdue.tsx'
import { operatorTransferReportedMail } from '#emails/operator/operator-transfer-reported.tsx'
import { changeOrderedMail, orderPlacedMail } from '#emails/order/order-placed.tsx'
import { passwordResetMail } from '#emails/account/password-reset.tsx'
import { payerReceiptMail } from '#emails/payment/payer-receipt.tsx'
import { paymentCorrectedMail } from '#emails/payment/payment-corrected.tsx'
import { paymentAskedMail } from '#emails/payment/payment-asked.tsx'
import { paymentReceivedMail } from '#emails/payment/payment-received.tsx'
import { paymentRefundedMail } from '#emails/refund/payment-refunded.tsx'
import { paymentReminderMail } from '#emails/payment/payment-reminder.tsx'
import { personalMessageMail } from '#emails/booking/personal-message.tsx'
import { preTravelMail } from '#emails/travel/pre-travel.tsx'
import { refundAccountAskedMail } from '#emails/refund/refund-account-asked.tsx'
import { refundAccountChangeMail } from '#emails/refund/refund-account-change.tsx'
import { refundMadeMail } from '#emails/refund/refund-made.tsx'
import { refundSentMail } from '#emails/refund/refund-sent.tsx'
import { retreatCancelledMail } from '#emails/date-change/retreat-cancelled.tsx'
import { transferReceivedMail } from '#emails/payment/transfer-received.tsx'
import { transferRejectedMail } from '#emails/payment/transfer-rejected.tsx'
import { transferReminderMail } from '#emails/payment/transfer-reminder.tsx'
import { transferReportedMail } from '#emails/payment/transfer-reported.tsx'

const templates = {
  'booking-received': bookingReceivedMail,
  'order-placed': orderPlacedMail,
  'change-ordered': changeOrderedMail,
  'payment-received': paymentReceivedMail,
  'transfer-reported': transferReportedMail,
  'transfer-reminder': transferReminderMail,
  'transfer-received': transferReceivedMail,
  'transfer-rejected': transferRejectedMail,
  'payment-reminder': paymentReminderMail,
  'balance-reminder': balanceReminderMail,
  'payment-asked': paymentAskedMail,
  'pre-travel': preTravelMail,
  'before-departure': beforeDepartureMail,
  'booking-expired': bookingExpiredMail,
  'booking-changed': bookingChangedMail,
  'booking-address-changed': bookingAddressChangedMail,
  'booking-cancelled': bookingCancelledMail,
  'retreat-cancelled': retreatCancelledMail,
  'date-change': dateChangeMail,
  'hand-over-offer': handOverOfferMail,
  'hand-over-told': handOverToldMail,
  'hand-over-welcome': handOverWelcomeMail,
  'complaint-received': complaintReceivedMail,
  'complaint-answered': complaintAnsweredMail,
  'payer-receipt': payerReceiptMail,
  'payment-refunded': paymentRefundedMail,
  'payment-corrected': paymentCorrectedMail,
  'refund-account-asked': refundAccountAskedMail,
  'refund-account-change': refundAccountChangeMail,
  'refund-made': refundMadeMail,
  'refund-sent': refundSentMail,
  'personal-message': personalMessageMail,
  'password-reset': passwordResetMail,
  'confirm-address': confirmAddressMail,
  'account-erased': accountErasedMail,
  'contact-received': contactReceivedMail,
  'contact-acknowledgement': contactAcknowledgementMail,
  'contact-answered': contactAnsweredMail,
  'operator-booking-received': operatorBookingReceivedMail,
  'operator-card-payment': operatorCardPaymentMail,
  'operator-booking-cancelled': operatorBookingCancelledMail,
  'operator-alert': operatorAlertMail,
  'operator-alert-over': operatorAlertOverMail,
  'operator-complaint': operatorComplaintMail,
  'operator-digest': operatorDigestMail,
  'operator-guide-missing': operatorGuideMissingMail,
  'operator-hand-over': operatorHandOverMail,
  'operator-transfer-reported': operatorTransferReportedMail,
  'operator-transfer-overdue': operatorTransferOverdueMail,
  'operator-payment-refunded': operatorPaymentRefundedMail,
  'operator-payment-problem': operatorPaymentProblemMail,
  'operator-payment-disputed': operatorPaymentDisputedMail,
  'operator-refund-failing': operatorRefundFailingMail,
}

export type MailTemplate = keyof typeof templates
export const MAIL_TEMPLATES: readonly MailTemplate[] = Object.keys(templates).filter(isTemplate)

function isTemplate(name: string): name is MailTemplate {
  return Object.hasOwn(templates, name)
}

/** What each template has to be told, in plain values. */
export type MailData = { [T in MailTemplate]: Parameters<(typeof templates)[T]>[1] }

const byName: { [T in MailTemplate]: (sender: Sender, data: MailData[T]) => Mail } = templates

/** Subject and body of a mail; a template that is told too little does not compile. */
export function composeMail<T extends MailTemplate>(template: T, sender: Sender, data: MailData[T]): Mail {
  return byName[template](sender, data)
}
