import { passkeyCalls } from '#domain/account/passkey-calls.ts'
import { sessionCalls } from '#domain/account/session-calls.ts'
import { adminCalls } from '#domain/admin/admin-calls.ts'
import { settingsCalls, watchCalls } from '#domain/admin/settings-calls.ts'
import { bankCalls } from '#domain/bank-import/bank-calls.ts'
import { adminBookingCalls } from '#domain/booking/admin-booking-calls.ts'
import { complaintCalls } from '#domain/complaint/complaint-calls.ts'
import { dateChangeCalls } from '#domain/date-change/date-change-calls.ts'
import { unreachedCalls } from '#domain/date-change/unreached.ts'
import { documentCalls } from '#domain/document/document-calls.ts'
import { handOverCalls } from '#domain/hand-over/hand-over-calls.ts'
import { orderCalls } from '#domain/order/order-calls.ts'
import { ledgerCalls, owedCalls } from '#domain/payment/ledger-calls.ts'
import { operatorPaymentCalls } from '#domain/payment/operator-payment-calls.ts'
import { payLinkCalls } from '#domain/payment/pay-link-calls.ts'
import { paymentCalls } from '#domain/payment/payment-calls.ts'
import { personalDataCalls } from '#domain/privacy/personal-data-calls.ts'
import { retreatCalls } from '#domain/retreat/retreat-calls.ts'
import { sheetCalls } from '#domain/retreat/sheet-calls.ts'
import { tripCalls } from '#domain/travel/trip-calls.ts'
import { guestCalls } from './guest-calls.ts'

export type {
  User,
  PricingTiers,
  ConfirmPayment,
  CancellationPreview,
  LeadPayment,
  LeadsQuery,
  LedgerLine,
  OutboxMessage,
  ContactMessage,
  ContactsQuery,
  OutboxQuery,
} from './api-shapes.ts'
export type { Access, Call, FileAnswer } from './call.ts'
export type { AdminCounts } from '#domain/admin/admin-shapes.ts'
export type { BookingOrder, BookingPayment } from '#domain/document/document-calls.ts'
export type { GuestPage } from '#domain/booking/admin-booking-shapes.ts'

/** Every call (specification, section 7). The server takes its routes, access checks, body checks and OpenAPI from this table. */
export const calls = {
  ...guestCalls,
  ...tripCalls,
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
  ...passkeyCalls,
  ...sessionCalls,
  ...watchCalls,
}

export type CallName = keyof typeof calls
