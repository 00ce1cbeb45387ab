import type * as z from 'zod/mini'
import type { LodgeView } from '#domain/admin/sheet-shapes.ts'
import type { Founding } from '#domain/booking/founding.ts'
import type { OpenMove } from '#domain/date-change/announced-change.ts'
import type { GuideView } from '#domain/guide/guide.ts'
import type { PhotoAlbum } from '#domain/guide/photos.ts'
import type { PlanSize } from '#domain/payment/payment-plan.ts'
import type { PriceList } from '#domain/price/pricing.ts'
import type { AfterRetreat, PublishedQuote } from './answer-calls.ts'
import type { CallName, calls, User } from './api-contract.ts'
import type { ParamName } from './call.ts'
import type { Complaint } from './complaint-calls.ts'
import type { GuestChange } from './date-change-calls.ts'
import type { HandedOverPlace, HandOverView } from './hand-over-calls.ts'
import type { RefundLinkView } from './operator-payment-calls.ts'
import type { OrderTerms } from './order-calls.ts'
import type { PayLinkOutcome, PayLinkView } from './pay-link-calls.ts'
import type { SeasonAlertView } from './season-alert-calls.ts'
import type { WaitingEntryView } from './waiting-list-calls.ts'

/** The result of reading a page's data. A failure is no exception, because the page is shown anyway (specification, section 7). */
export type Loaded<T> = { ok: true; body: T } | { ok: false; status: number; body: null }

/** Reads data for a page. A failure's `status` is that of the problem (domain/contract/problem.ts): 401 if the reader may not see it. */
export type Reader<Input extends unknown[], T> = (...input: Input) => Promise<Loaded<T>>

/** The successful answer of a call that browsers make too. */
export type AnswerTo<N extends CallName> = (typeof calls)[N]['answers'] extends {
  200: infer S extends z.ZodMiniType
}
  ? z.output<S>
  : never

/** The calls that answer with data. Their handlers answer pages too. */
export type Reading = {
  [N in CallName]: (typeof calls)[N] extends { method: 'get'; answers: { 200: z.ZodMiniType } } ? N : never
}[CallName]

/** The calls that answer the operator alone with data. */
export type AdminReading = {
  [N in Reading]: (typeof calls)[N] extends { access: 'admin' } ? N : never
}[Reading]

/** What a reading is asked for: the parameters of the call's path, and its query as in the URL, which is checked like a browser's. */
export interface Asked<N extends CallName> {
  params?: Record<ParamName<(typeof calls)[N]['path']>, string>
  query?: Record<string, string>
}

/** Reads what a call answers this visitor. A call that anybody may make answers as it answers a stranger. */
type Read = <N extends Reading>(name: N, asked?: Asked<N>) => Promise<Loaded<AnswerTo<N>>>

/** Answers that were read before, by the call's name. */
export type KnownAnswers = { [N in Reading]?: () => AnswerTo<N> }

/** What the admin gate shows before anybody has signed in. */
interface AdminGateReaders {
  /** Whether the admin gate has been passed; false if that cannot be read. */
  signedIn: () => Promise<boolean>
  /** Whether a passkey can open the admin gate at this address. */
  passkey: Reader<[], boolean>
  /** Whether a link can still set the admin password. */
  resetLink: Reader<[token: string], boolean>
}

/**
 * The readers of all page data, for one request: the server makes them for each request and reads the session once. Most pages read what
 * calls answer; the other readers are for what no browser asks for.
 */
export interface PageReaders {
  read: Read
  /** The signed-in guest; null also if that cannot be read (specification, section 4.2). */
  guest: () => Promise<User | null>
  /** The owner's price list, by which the server also prices bookings. */
  prices: PriceList

  /** The order, with the balance in so many parts; null keeps the parts chosen before. */
  orderTerms: Reader<[bookingId: string, parts: PlanSize | null], OrderTerms>
  /** The places that the guest has handed over, newest first. */
  handedOver: Reader<[], HandedOverPlace[]>
  /** The photo albums of the guest's retreats that can be seen today. */
  photos: Reader<[], (PhotoAlbum & { bookingId: string })[]>
  /** Whether the guest is a founding member. */
  founding: Reader<[], Founding>
  /** Changes of the date, newest first. */
  changes: Reader<[bookingId: string], GuestChange[]>
  complaints: Reader<[bookingId: string], Complaint[]>
  guide: Reader<[bookingId: string], GuideView>

  /** The other ways to sign in that are configured. */
  signInOptions: Reader<[], { google: boolean }>
  /** The email address whose password a link resets; null if the link was used, is too old or unknown. Reading does not use it up. */
  resetLink: Reader<[token: string], string | null>
  /** The address that a link confirms; null if the link is too old or unknown. */
  addressLink: Reader<[token: string], string | null>

  /** What is due by a payment link; 404 if it is revoked or unknown, or nothing is due. */
  payLink: Reader<[token: string], PayLinkView & { move?: OpenMove | undefined }>
  payLinkOrderTerms: Reader<[token: string, parts: PlanSize | null], OrderTerms>
  /** The result of a payment by the link, even if nothing more is due by it. */
  payLinkOutcome: Reader<[token: string, sessionId: string | null], PayLinkOutcome>
  handOverLink: Reader<[token: string], HandOverView>
  /** What the link of the email after a retreat shows. */
  afterRetreat: Reader<[token: string], AfterRetreat>
  /** The published answers of guests. */
  quotes: Reader<[], PublishedQuote[]>
  /** The address that asked for news of the next season; 404 once it was told, or has left. */
  seasonAlert: Reader<[token: string], SeasonAlertView>
  /** An entry of a waiting list; 404 once it has left. */
  waitingEntry: Reader<[token: string], WaitingEntryView>
  refundLink: Reader<[token: string], RefundLinkView>
  lodgeSheet: Reader<[token: string], LodgeView>

  admin: AdminGateReaders
}
