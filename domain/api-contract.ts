import { adminCalls } from './admin-calls.ts'
import { documentCalls } from './document-calls.ts'
import { guestCalls } from './guest-calls.ts'
import { personalDataCalls } from './personal-data-calls.ts'
import { paymentCalls } from './payment-calls.ts'

export type {
  User,
  PricingTiers,
  ConfirmPayment,
  CancellationPreview,
  LeadsQuery,
  LedgerLine,
  OutboxMessage,
  ContactMessage,
} from './api-shapes.ts'
export type { Access, Call, FileAnswer } from './call.ts'
export type { BookingPayment } from './document-calls.ts'

/**
 * Every call of the product (specification, section 7). The server registers its routes from this table, checks access
 * and bodies by it, and publishes it as OpenAPI, so that none of the three can drift from the others.
 */
export const calls = { ...guestCalls, ...paymentCalls, ...documentCalls, ...personalDataCalls, ...adminCalls }

export type CallName = keyof typeof calls
