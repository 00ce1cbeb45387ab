import type { Context } from 'hono'
import type { CallName, User } from '#domain/contract/api-contract.ts'
import { limitGuest, limitRate, type LimitDeps } from '#server/account/rate-limit.ts'
import { clientOf } from '#server/http/client-address.ts'

type Limit = { client: Parameters<typeof limitRate>[2] } | { guest: Parameters<typeof limitGuest>[2] }

/** How often a client, or a signed-in guest, may make each call. A few handlers count more than that. */
export const LIMITS: Partial<Record<CallName, Limit>> = {
  acceptHandOver: { client: 'hand-over-link' },
  answerDateChange: { guest: 'change' },
  askForAddressLink: { guest: 'address-link' },
  askForSeasonAlert: { client: 'season-alert' },
  changeWaiting: { client: 'waiting-list' },
  claimTraveller: { client: 'pay-link' },
  complain: { guest: 'complaint' },
  confirmRefundAccount: { client: 'refund-link' },
  confirmSeasonAlert: { client: 'season-alert' },
  confirmWaiting: { client: 'waiting-list' },
  createCheckoutSession: { guest: 'checkout' },
  createContact: { client: 'contact' },
  declineOffer: { client: 'waiting-list' },
  // Drawing a document takes about 50 ms of processor time, and an order more, because it has more pages.
  downloadDocument: { client: 'document' },
  downloadOrder: { client: 'document' },
  exportAccount: { guest: 'export' },
  giveRefundAccount: { client: 'refund-link' },
  handOverOrderTerms: { client: 'hand-over-link' },
  joinWaitingList: { client: 'waiting-list' },
  leaveSeasonAlert: { client: 'season-alert' },
  leaveWaitingList: { client: 'waiting-list' },
  offerHandOver: { guest: 'hand-over' },
  passkeyLoginOptions: { client: 'passkey-options' },
  payLinkCheckout: { client: 'pay-link' },
  payLinkPlaceOrder: { client: 'pay-link' },
  payLinkTransfer: { client: 'pay-link' },
  payLinkTransferCode: { client: 'pay-link' },
  placeOrder: { guest: 'order' },
  register: { client: 'register' },
  replaceOwnPayLink: { guest: 'new-pay-link' },
  resetAdminPassword: { client: 'admin-reset' },
  resetPassword: { client: 'reset' },
  saveDraft: { client: 'draft' },
  saveTraveller: { client: 'pay-link' },
  sendAnswers: { client: 'after' },
  submitBooking: { client: 'submit' },
  submitGroup: { client: 'submit' },
  traveller: { client: 'pay-link' },
  travellerOrder: { client: 'document' },
  verifySession: { guest: 'session' },
  waitingEntry: { client: 'waiting-list' },
  withdrawAnswers: { client: 'after' },
}

/** Counts a call that is limited. Problem: too-many-requests. */
export async function limitCall(
  deps: LimitDeps,
  name: CallName,
  { c, user }: { c: Context; user: User | null },
): Promise<void> {
  const limit = LIMITS[name]
  if (!limit) return
  if ('client' in limit) await limitRate(deps, clientOf(deps, c), limit.client)
  else if (user) await limitGuest(deps, user.id, limit.guest)
}
