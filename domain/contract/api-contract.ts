export type { CancellationPreview } from '#domain/refund/cancellation-preview.ts'
export type { BookingPayment } from '#domain/document/booking-payment.ts'
import { adminBookingCalls } from './admin-booking-calls.ts'
import { adminCalls } from './admin-calls.ts'
import { answerCalls } from './answer-calls.ts'
import { bankCalls } from './bank-calls.ts'
import { complaintCalls } from './complaint-calls.ts'
import { connectionCalls } from './connection-calls.ts'
import { dateChangeCalls } from './date-change-calls.ts'
import { documentCalls } from './document-calls.ts'
import { goingLiveCalls } from './going-live-calls.ts'
import { groupCalls } from './group-calls.ts'
import { guestCalls } from './guest-calls.ts'
import { handOverCalls } from './hand-over-calls.ts'
import { ledgerCalls, owedCalls } from './ledger-calls.ts'
import { operatorPaymentCalls } from './operator-payment-calls.ts'
import { orderCalls } from './order-calls.ts'
import { passkeyCalls } from './passkey-calls.ts'
import { payLinkCalls } from './pay-link-calls.ts'
import { paymentCalls } from './payment-calls.ts'
import { personalDataCalls } from './personal-data-calls.ts'
import { pictureCalls } from './picture-calls.ts'
import { retreatCalls } from './retreat-calls.ts'
import { seasonAlertCalls } from './season-alert-calls.ts'
import { sessionCalls } from './session-calls.ts'
import { settingsCalls, watchCalls } from './settings-calls.ts'
import { sheetCalls } from './sheet-calls.ts'
import { siteCalls } from './site-calls.ts'
import { testBookingCalls } from './test-booking-calls.ts'
import { travellerCalls } from './traveller-calls.ts'
import { tripCalls } from './trip-calls.ts'
import { unreachedCalls } from './unreached-calls.ts'
import { waitingListCalls } from './waiting-list-calls.ts'
import { windCalls } from './wind-calls.ts'

export type {
  User,
  PricingTiers,
  ConfirmPayment,
  LeadPayment,
  LeadsQuery,
  LedgerLine,
  OutboxMessage,
  ContactMessage,
  ContactsQuery,
  OutboxQuery,
} from './api-shapes.ts'
export type { Access, Call, FileAnswer } from './call.ts'
export type { AdminCounts } from './admin-shapes.ts'
export type { BookingOrder } from './document-calls.ts'
export type { GuestPage } from './admin-booking-shapes.ts'

/** Every call (specification, section 7). The server takes its routes, access checks, body checks and OpenAPI from this table. */
export const calls = {
  ...guestCalls,
  ...groupCalls,
  ...travellerCalls,
  ...seasonAlertCalls,
  ...waitingListCalls,
  ...tripCalls,
  ...windCalls,
  ...answerCalls,
  ...paymentCalls,
  ...orderCalls,
  ...payLinkCalls,
  ...handOverCalls,
  ...complaintCalls,
  ...dateChangeCalls,
  ...unreachedCalls,
  ...documentCalls,
  ...personalDataCalls,
  ...operatorPaymentCalls,
  ...adminCalls,
  ...retreatCalls,
  ...sheetCalls,
  ...bankCalls,
  ...owedCalls,
  ...ledgerCalls,
  ...adminBookingCalls,
  ...settingsCalls,
  ...pictureCalls,
  ...siteCalls,
  ...connectionCalls,
  ...goingLiveCalls,
  ...testBookingCalls,
  ...passkeyCalls,
  ...sessionCalls,
  ...watchCalls,
}

export type CallName = keyof typeof calls
