import type { AppDeps } from '#server/app-deps.ts'
import { adminBookingHandlers } from './admin/admin-bookings.ts'
import { adminGateHandlers } from './admin/admin-gate.ts'
import { adminPaymentHandlers, bankImportHandlers } from './admin/admin-payments.ts'
import { adminWindHandlers } from './admin/admin-wind.ts'
import { adminHandlers } from './admin/admin.ts'
import { connectionHandlers } from './admin/connections.ts'
import { pictureHandlers } from './admin/pictures.ts'
import { retreatHandlers } from './admin/retreats.ts'
import { settingsHandlers } from './admin/settings.ts'
import { siteHandlers } from './admin/site.ts'
import type { Handlers } from './call.ts'
import { stripeWebhookHandlers } from './card-provider.ts'
import { answerHandlers } from './guest/answers.ts'
import { bookingHandlers } from './guest/bookings.ts'
import { confirmAddressHandlers } from './guest/confirm-address.ts'
import { dateChangeHandlers } from './guest/date-changes.ts'
import { documentHandlers } from './guest/documents.ts'
import { groupHandlers } from './guest/groups.ts'
import { handOverHandlers } from './guest/hand-over.ts'
import { payLinkHandlers, refundLinkHandlers } from './guest/links.ts'
import { contactHandlers, complaintHandlers } from './guest/messages.ts'
import { orderHandlers } from './guest/orders.ts'
import { paymentHandlers } from './guest/payments.ts'
import { personalDataHandlers } from './guest/personal-data.ts'
import { waitingListHandlers } from './guest/waiting-list.ts'
import { windHandlers } from './guest/wind.ts'
import { browserErrorHandlers } from './monitoring.ts'
import { accountHandlers } from './sign-in/accounts.ts'

/** Returns what answers each call of the contract, to browsers and to pages. */
export function handlersOf(deps: AppDeps) {
  return {
    ...accountHandlers(deps),
    ...adminGateHandlers(deps),
    ...bookingHandlers(deps),
    ...groupHandlers(deps),
    ...paymentHandlers(deps),
    ...orderHandlers(deps),
    ...payLinkHandlers(deps),
    ...handOverHandlers(deps),
    ...complaintHandlers(deps),
    ...dateChangeHandlers(deps),
    ...refundLinkHandlers(deps),
    ...stripeWebhookHandlers(deps),
    ...documentHandlers(deps),
    ...adminPaymentHandlers(deps),
    ...bankImportHandlers(deps),
    ...contactHandlers(deps),
    ...personalDataHandlers(deps),
    ...adminHandlers(deps),
    ...answerHandlers(deps),
    ...windHandlers(deps),
    ...adminWindHandlers(deps),
    ...retreatHandlers(deps),
    ...waitingListHandlers(deps),
    ...adminBookingHandlers(deps),
    ...settingsHandlers(deps),
    ...pictureHandlers(deps),
    ...siteHandlers(deps),
    ...connectionHandlers(deps),
    ...browserErrorHandlers(deps),
    ...confirmAddressHandlers(deps),
  } satisfies Handlers
}
