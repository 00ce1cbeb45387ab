import { accountErasedMail } from '#emails/account-erased.tsx'
import { balanceReminderMail } from '#emails/balance-reminder.tsx'
import { beforeDepartureMail } from '#emails/before-departure.tsx'
import { bookingAddressChangedMail } from '#emails/booking-address-changed.tsx'
import { bookingCancelledMail } from '#emails/booking-cancelled.tsx'
import { bookingChangedMail } from '#emails/booking-changed.tsx'
import { bookingExpiredMail } from '#emails/booking-expired.tsx'
import { bookingReceivedMail } from '#emails/booking-received.tsx'
import { confirmAddressMail } from '#emails/confirm-address.tsx'
import { complaintAnsweredMail } from '#emails/complaint-answered.tsx'
import { complaintReceivedMail } from '#emails/complaint-received.tsx'
import { contactAcknowledgementMail } from '#emails/contact-acknowledgement.tsx'
import { contactAnsweredMail } from '#emails/contact-answered.tsx'
import { contactReceivedMail } from '#emails/contact-received.tsx'
import { dateChangeMail } from '#emails/date-change.tsx'
import { handOverOfferMail } from '#emails/hand-over-offer.tsx'
import { handOverToldMail } from '#emails/hand-over-told.tsx'
import { handOverWelcomeMail } from '#emails/hand-over-welcome.tsx'
import type { Mail, Sender } from '#emails/mail.ts'
import { operatorAlertMail, operatorAlertOverMail } from '#emails/operator-alert.tsx'
import { operatorBookingCancelledMail } from '#emails/operator-booking-cancelled.tsx'
import { operatorBookingReceivedMail } from '#emails/operator-booking-received.tsx'
import { operatorCardPaymentMail } from '#emails/operator-card-payment.tsx'
import { operatorComplaintMail } from '#emails/operator-complaint.tsx'
import { operatorDigestMail } from '#emails/operator-digest.tsx'
import { operatorGuideMissingMail } from '#emails/operator-guide-missing.tsx'
import { operatorHandOverMail } from '#emails/operator-hand-over.tsx'
import { operatorPaymentDisputedMail } from '#emails/operator-payment-disputed.tsx'
import { operatorPaymentProblemMail } from '#emails/operator-payment-problem.tsx'
import { operatorPaymentRefundedMail } from '#emails/operator-payment-refunded.tsx'
import { operatorRefundFailingMail } from '#emails/operator-refund-failing.tsx'
import { operatorTransferOverdueMail } from '#emails/operator-transfer-overdue.tsx'
import { operatorTransferReportedMail } from '#emails/operator-transfer-reported.tsx'
import { changeOrderedMail, orderPlacedMail } from '#emails/order-placed.tsx'
import { passwordResetMail } from '#emails/password-reset.tsx'
import { payerReceiptMail } from '#emails/payer-receipt.tsx'
import { paymentCorrectedMail } from '#emails/payment-corrected.tsx'
import { paymentAskedMail } from '#emails/payment-asked.tsx'
import { paymentReceivedMail } from '#emails/payment-received.tsx'
import { paymentRefundedMail } from '#emails/payment-refunded.tsx'
import { paymentReminderMail } from '#emails/payment-reminder.tsx'
import { personalMessageMail } from '#emails/personal-message.tsx'
import { preTravelMail } from '#emails/pre-travel.tsx'
import { refundAccountAskedMail } from '#emails/refund-account-asked.tsx'
import { refundAccountChangeMail } from '#emails/refund-account-change.tsx'
import { refundMadeMail } from '#emails/refund-made.tsx'
import { refundSentMail } from '#emails/refund-sent.tsx'
import { retreatCancelledMail } from '#emails/retreat-cancelled.tsx'
import { transferReceivedMail } from '#emails/transfer-received.tsx'
import { transferRejectedMail } from '#emails/transfer-rejected.tsx'
import { transferReminderMail } from '#emails/transfer-reminder.tsx'
import { transferReportedMail } from '#emails/transfer-reported.tsx'

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
