import type * as z from 'zod/mini'
import type { Complaint } from '#domain/complaint/complaint-calls.ts'
import type { GuestChange } from '#domain/date-change/date-change-calls.ts'
import type { HandedOn, HandOverView } from '#domain/hand-over/hand-over-calls.ts'
import type { OpenMove } from '#domain/date-change/open-move.ts'
import type { OrderTerms } from '#domain/order/order-calls.ts'
import type { PayLinkOutcome, PayLinkView } from '#domain/payment/pay-link-calls.ts'
import type { PlanSize } from '#domain/payment/payment-plan.ts'
import type { RefundLinkView } from '#domain/payment/operator-payment-calls.ts'
import type { GuideView } from '#domain/retreat/guide.ts'
import type { PhotoAlbum } from '#domain/retreat/photos.ts'
import type { LodgeView } from '#domain/retreat/sheet-shapes.ts'
import type { CallName, calls, User } from './api-contract.ts'

/** What a page has read. A reading that fails is an answer and no exception: the page is shown even then (specification, section 7). */
export type Loaded<T> = { ok: true; body: T } | { ok: false; status: number; body: null }

/** Reads for a page. `status` of a failure is that of the problem (domain/api/problem.ts): 401 where the asker may not read it. */
export type Reader<Input extends unknown[], T> = (...input: Input) => Promise<Loaded<T>>

/** The good answer of a call that browsers make too. */
type AnswerTo<N extends CallName> = (typeof calls)[N]['answers'] extends {
  200: infer S extends z.ZodMiniType
}
  ? z.output<S>
  : never

/** What an address asks a list for, as it is written there: checked as the query of the call is. */
export type AskedQuery = Record<string, string>

/** What the admin pages read. Nobody but the operator gets any of it, except `signedIn` and `passkey`. */
export interface AdminReaders {
  /** Whether the admin gate has been passed; false where that cannot be read. */
  signedIn: () => Promise<boolean>
  /** Whether a passkey opens the admin gate at this address. */
  passkey: Reader<[], boolean>
  counts: Reader<[], AnswerTo<'adminCounts'>>
  today: Reader<[], AnswerTo<'adminToday'>>
  sync: Reader<[], AnswerTo<'notionSync'>>
  guests: Reader<[query: AskedQuery], AnswerTo<'adminGuests'>>
  guest: Reader<[bookingId: string], AnswerTo<'readGuestPage'>>
  moneyCounts: Reader<[], AnswerTo<'moneyCounts'>>
  openPayments: Reader<[], AnswerTo<'adminPayments'>['payments']>
  owed: Reader<[query: AskedQuery], AnswerTo<'listOwed'>>
  bankLines: Reader<[query: AskedQuery], AnswerTo<'listBankLines'>>
  retreats: Reader<[], AnswerTo<'adminRetreats'>['retreats']>
  sheet: Reader<[retreatId: string], AnswerTo<'readSheet'>>
  contacts: Reader<[query: AskedQuery], AnswerTo<'adminContacts'>>
  contact: Reader<[contactId: string], AnswerTo<'readContact'>>
  outbox: Reader<[query: AskedQuery], AnswerTo<'adminOutbox'>>
  settings: Reader<[], AnswerTo<'adminSettings'>>
  sessions: Reader<[], AnswerTo<'adminSessions'>>
  passkeys: Reader<[], AnswerTo<'adminPasskeys'>>
  backups: Reader<[], AnswerTo<'backups'>>
  browserErrors: Reader<[], AnswerTo<'browserErrors'>>
}

/**
 * All that the pages read, as whoever asked for the page: the server hands one to each request, and reads the session once for it. What a
 * page does not read is no part of it; what browsers call is the contract's (api-contract.ts).
 */
export interface PageReaders {
  /** The signed-in guest; null also where that cannot be read (specification, section 4.2). */
  guest: () => Promise<User | null>
  tiers: Reader<[], AnswerTo<'pricingTiers'>>
  availability: Reader<[], AnswerTo<'bookingAvailability'>>

  /** The signed-in guest's, newest first. The readers below answer 404 for a booking that is not the guest's. */
  bookings: Reader<[], AnswerTo<'myBookings'>>
  payments: Reader<[bookingId: string], AnswerTo<'bookingPayments'>>
  /** What cancelling now would refund. */
  cancellation: Reader<[bookingId: string], AnswerTo<'previewCancellation'>>
  handOver: Reader<[bookingId: string], AnswerTo<'readHandOver'>>
  /** The order, with its balance in so many parts; null leaves them as they were chosen. */
  orderTerms: Reader<[bookingId: string, parts: PlanSize | null], OrderTerms>
  /** What the card provider says of a hosted page. A paid one is recorded on the way, and this browser's draft is forgotten. */
  session: Reader<[sessionId: string], AnswerTo<'verifySession'>['session']>
  /** The places that the guest has passed on, newest first. */
  handedOn: Reader<[], HandedOn[]>
  /** Where the photos of the guest's retreats are: of those that have some to see today. */
  photos: Reader<[], (PhotoAlbum & { bookingId: string })[]>
  /** Changes of the date, newest first. */
  changes: Reader<[bookingId: string], GuestChange[]>
  complaints: Reader<[bookingId: string], Complaint[]>
  guide: Reader<[bookingId: string], GuideView>

  /** Which other ways to sign in are configured. */
  signInOptions: Reader<[], { google: boolean }>
  arrival: Reader<[], AnswerTo<'arrival'>>
  /** Whose password a link resets; null where it was used, is too old or made up. Looking uses nothing up. */
  resetLink: Reader<[token: string], string | null>
  /** Which address a link confirms; null where it is too old or made up. */
  addressLink: Reader<[token: string], string | null>

  /** What is to be paid by a payment link; 404 where it is revoked or unknown, or nothing is due. */
  payLink: Reader<[token: string], PayLinkView & { move?: OpenMove | undefined }>
  payLinkOrderTerms: Reader<[token: string, parts: PlanSize | null], OrderTerms>
  /** What came of a payment by the link, also when nothing is due by it any more. */
  payLinkOutcome: Reader<[token: string, sessionId: string | null], PayLinkOutcome>
  handOverLink: Reader<[token: string], HandOverView>
  refundLink: Reader<[token: string], RefundLinkView>
  lodgeSheet: Reader<[token: string], LodgeView>

  admin: AdminReaders
}
