import { adminBookingCalls } from './admin-booking-calls.ts'
import { adminCalls } from './admin-calls.ts'
import { deskCalls } from './desk-calls.ts'
import { bankCalls } from './bank-calls.ts'
import { documentCalls } from './document-calls.ts'
import { operatorPaymentCalls } from './operator-payment-calls.ts'
import { guestCalls } from './guest-calls.ts'
import { dateChangeCalls } from './date-change-calls.ts'
import { complaintCalls } from './complaint-calls.ts'
import { handOverCalls } from './hand-over-calls.ts'
import { tripCalls } from './trip-calls.ts'
import { ledgerCalls } from './ledger-calls.ts'
import { owedCalls } from './owed-calls.ts'
import { passkeyCalls } from './passkey-calls.ts'
import { orderCalls } from './order-calls.ts'
import { payLinkCalls } from './pay-link-calls.ts'
import { personalDataCalls } from './personal-data-calls.ts'
import { paymentCalls } from './payment-calls.ts'
import { retreatCalls } from './retreat-calls.ts'
import { sheetCalls } from './sheet-calls.ts'
import { watchCalls } from './watch-calls.ts'
import { settingsCalls } from './settings-calls.ts'

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
export type { DeskCounts } from './desk-shapes.ts'
export type { BookingOrder, BookingPayment } from './document-calls.ts'
export type { GuestPage } from './admin-booking-shapes.ts'

/**
 * Every call of the product (specification, section 7). The server registers its routes from this table, checks access
 * and bodies by it, and publishes it as OpenAPI, so that none of the three can drift from the others.
 */
export const calls = {
  ...guestCalls,
  ...tripCalls,
  ...paymentCalls,
  ...orderCalls,
  ...payLinkCalls,
  ...handOverCalls,
  ...complaintCalls,
  ...dateChangeCalls,
  ...documentCalls,
  ...personalDataCalls,
  ...operatorPaymentCalls,
  ...adminCalls,
  ...deskCalls,
  ...retreatCalls,
  ...sheetCalls,
  ...bankCalls,
  ...owedCalls,
  ...ledgerCalls,
  ...adminBookingCalls,
  ...settingsCalls,
  ...passkeyCalls,
  ...watchCalls,
}

export type CallName = keyof typeof calls
