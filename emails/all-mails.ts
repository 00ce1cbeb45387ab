// All emails; `all-mails.test.ts` fails if one is missing.
export { accountErased } from './account/account-erased.tsx'
export { adminReset } from './account/admin-reset.tsx'
export { passwordReset } from './account/password-reset.tsx'
export { bookingAddressChanged } from './booking/booking-address-changed.tsx'
export { bookingCancelled } from './booking/booking-cancelled.tsx'
export { bookingChanged } from './booking/booking-changed.tsx'
export { bookingExpired } from './booking/booking-expired.tsx'
export { bookingReceived } from './booking/booking-received.tsx'
export { placesReleased } from './booking/places-released.tsx'
export { confirmAddress } from './booking/confirm-address.tsx'
export { priceChanged } from './booking/price-changed.tsx'
export { personalMessage } from './booking/personal-message.tsx'
export { complaintAnswered } from './complaint/complaint-answered.tsx'
export { complaintReceived } from './complaint/complaint-received.tsx'
export { contactAcknowledgement } from './contact/contact-acknowledgement.tsx'
export { contactAnswered } from './contact/contact-answered.tsx'
export { contactReceived } from './contact/contact-received.tsx'
export { seasonAlertAsked } from './contact/season-alert-asked.tsx'
export { seasonOpened } from './contact/season-opened.tsx'
export { dateChange } from './date-change/date-change.tsx'
export { retreatCancelled } from './date-change/retreat-cancelled.tsx'
export { handOverDone } from './hand-over/hand-over-done.tsx'
export { handOverOffer } from './hand-over/hand-over-offer.tsx'
export { handOverTold } from './hand-over/hand-over-told.tsx'
export { handOverWelcome } from './hand-over/hand-over-welcome.tsx'
export { operatorAlert, operatorAlertOver } from './operator/operator-alert.tsx'
export { operatorComplaint } from './operator/operator-complaint.tsx'
export { operatorDigest } from './operator/operator-digest.tsx'
export { operatorGuideMissing } from './operator/operator-guide-missing.tsx'
export { technicianList } from './operator/technician-list.tsx'
export { operatorMailTest } from './operator/operator-mail-test.tsx'
export { operatorHandOver, operatorHandOverAsked } from './operator/operator-hand-over.tsx'
export { operatorBookingCancelled, operatorBookingReceived } from './operator/operator-bookings.tsx'
export {
  operatorCardPayment,
  operatorDisputeLost,
  operatorPaymentDisputed,
  operatorPaymentProblem,
  operatorPaymentRefunded,
  operatorRefundFailing,
  operatorTransferOverdue,
} from './operator/operator-payments.tsx'
export { orderPlaced, changeOrdered } from './order/order-placed.tsx'
export { balanceReminder } from './payment/balance-reminder.tsx'
export { payerReceipt } from './payment/payer-receipt.tsx'
export { paymentAsked } from './payment/payment-asked.tsx'
export { paymentCorrected } from './payment/payment-corrected.tsx'
export { paymentReceived } from './payment/payment-received.tsx'
export { paymentReminder } from './payment/payment-reminder.tsx'
export { paymentTakenBack } from './payment/payment-taken-back.tsx'
export { transferReceived } from './payment/transfer-received.tsx'
export { transferRejected } from './payment/transfer-rejected.tsx'
export { transferReminder } from './payment/transfer-reminder.tsx'
export { transferReported } from './payment/transfer-reported.tsx'
export { paymentRefunded } from './refund/payment-refunded.tsx'
export { refundAccountAsked } from './refund/refund-account-asked.tsx'
export { refundAccountChange } from './refund/refund-account-change.tsx'
export { refundMade } from './refund/refund-made.tsx'
export { refundSent } from './refund/refund-sent.tsx'
export { afterRetreat } from './travel/after-retreat.tsx'
export { beforeDeparture } from './travel/before-departure.tsx'
export { preTravel } from './travel/pre-travel.tsx'
export { detailsMissing } from './traveller/details-missing.tsx'
export { placeClaimed } from './traveller/place-claimed.tsx'
export { travellerAsked, travellerReminder, travellerUnpaid } from './traveller/traveller-asked.tsx'
export { travellerGone, placeGone } from './traveller/place-gone.tsx'
export { travellerDateChange } from './traveller/traveller-date-change.tsx'
export { travellerMoved } from './traveller/traveller-moved.tsx'
export { windChoice } from './wind/wind-choice.tsx'
export { windKept } from './wind/wind-kept.tsx'
export { windSent } from './wind/wind-sent.tsx'
export {
  waitingAsked,
  waitingConfirmed,
  waitingFree,
  waitingOffer,
  waitingOver,
  waitingReminder,
  waitingWithdrawn,
} from './waiting-list/waiting-list-mails.tsx'
export { bankAccountChanged } from './site/bank-account-changed.tsx'
export { operatorBankAccount } from './site/operator-bank-account.tsx'
export { termsChanged } from './site/terms-changed.tsx'
