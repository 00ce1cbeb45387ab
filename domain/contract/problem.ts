import * as z from 'zod/mini'
import type { FieldError } from '#domain/base/text-schema.ts'
import { INCOMPLETE_BOOKING } from '#domain/booking-form/incomplete-booking.ts'
import { quoteViewSchema, type QuoteView } from '#domain/price/quote-view.ts'
import { PICTURE_PROBLEMS } from '#domain/site/pictures.ts'

/** Every problem that the API can answer with: its HTTP status and the title that people read (RFC 9457). */
export const PROBLEMS = {
  'malformed-request': { status: 400, title: 'The request could not be read' },
  'invalid-token': { status: 400, title: 'This link has expired or been used' },
  'invalid-signature': { status: 400, title: 'The signature does not match' },
  'passkey-refused': { status: 400, title: 'We couldn’t add this passkey. Please try again.' },
  // The browser's forced logout looks for the word "Unauthorized" (specification, section 8).
  unauthorized: { status: 401, title: 'Unauthorized' },
  'wrong-credentials': { status: 401, title: 'Invalid email or password' },
  'wrong-password': { status: 401, title: 'This isn’t your password' },
  'wrong-admin-password': { status: 401, title: 'Incorrect password' },
  'unknown-passkey': { status: 401, title: 'We don’t know this passkey. Please enter the password.' },
  'wrong-passkey': { status: 401, title: 'We couldn’t check this passkey. Please enter the password.' },
  'foreign-origin': { status: 403, title: 'This request came from another site' },
  'confirm-yourself': { status: 403, title: 'Please confirm with your passkey or password' },
  'not-found': { status: 404, title: 'Not found' },
  'email-taken': { status: 409, title: 'There is already an account with this email' },
  'not-open': { status: 409, title: 'Booking isn’t open yet. Please come back soon' },
  'retreat-full': { status: 409, title: 'This retreat is full' },
  'places-free': { status: 409, title: 'This date has places. You can book it now' },
  'list-closed': { status: 409, title: 'The waiting list for this date is closed' },
  'offer-over': { status: 409, title: 'We’ve released this place' },
  'retreat-started': { status: 409, title: 'This retreat has already started' },
  'retreat-not-on-sale': { status: 409, title: 'This retreat is not on sale' },
  'retreat-exists': { status: 409, title: 'There is already a date on these days' },
  'retreat-has-guests': { status: 409, title: 'Guests are booked on this date' },
  'retreat-cancelled': { status: 409, title: 'This date is cancelled' },
  'fewer-places-than-held': { status: 409, title: 'More places are held than that' },
  'future-booking': { status: 409, title: 'Please cancel first' },
  'money-open': { status: 409, title: 'Money is still open' },
  'price-changed': { status: 409, title: 'The price has changed' },
  'not-ordered': { status: 409, title: 'Please read and place your order first' },
  'terms-changed': { status: 409, title: 'Prices or terms have changed. Please check your order again' },
  'too-many-holds': { status: 409, title: 'Too many unpaid bookings' },
  'passkey-too-late': { status: 409, title: 'That took too long. Please try again.' },
  'passkeys-impossible': { status: 409, title: 'Passkeys need a domain name and HTTPS' },
  'amounts-disagree': { status: 409, title: 'The amounts do not match this booking' },
  'payment-repeated': { status: 409, title: 'Already recorded?' },
  'guest-repeated': { status: 409, title: 'Already added?' },
  'more-than-received': { status: 409, title: 'This is more than was received' },
  'nothing-to-choose': { status: 409, title: 'There is nothing to choose here' },
  'wrong-state': { status: 409, title: 'This isn’t possible right now' },
  'backup-running': { status: 409, title: 'A backup is already being made' },
  // Missing configuration is no 503, because a proxy would take the server out of service for guests.
  'notion-not-configured': { status: 409, title: 'Notion is not configured' },
  'backup-not-configured': {
    status: 409,
    title: 'There are no backups, because no key is set: `npm run backup:key` makes one for BACKUP_RECIPIENT',
  },
  'body-too-large': { status: 413, title: 'The request is too large' },
  'unsupported-media-type': { status: 415, title: 'Send this request as JSON' },
  ...PICTURE_PROBLEMS,
  'invalid-fields': { status: 422, title: 'Please check the highlighted fields' },
  'incomplete-booking': {
    status: 422,
    title: INCOMPLETE_BOOKING,
  },
  'parts-do-not-add-up': { status: 422, title: 'The parts don’t add up to what is left to pay' },
  'too-many-requests': { status: 429, title: 'Too many attempts. Please wait a moment and try again' },
  'internal-error': { status: 500, title: 'Something went wrong on our side. Please try again' },
  'checkout-failed': { status: 502, title: 'Unable to create checkout session. Please try again.' },
  'notion-failed': { status: 502, title: 'Failed to sync leads to Notion' },
  'outbound-paused': {
    status: 503,
    title: 'This site was restored from a backup and is still paused: nothing goes out until it goes live',
  },
  'too-busy': { status: 503, title: 'The site is very busy. Please try again in a few seconds' },
  unavailable: { status: 503, title: 'We can’t load this right now. Please try again' },
} as const satisfies Record<string, { status: number; title: string }>

export type ProblemCode = keyof typeof PROBLEMS

const fieldErrorSchema = z.object({ field: z.string(), message: z.string() })

const namedGuestSchema = z.object({ leadId: z.string(), name: z.string() })
export type NamedGuest = z.infer<typeof namedGuestSchema>

/** The body of every error answer, as `application/problem+json`. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  errors: z.optional(z.array(fieldErrorSchema)),
  /** For `price-changed`: the present price of the booking. */
  quote: z.optional(quoteViewSchema),
  /** For `too-many-holds`: the account's unconfirmed address, and whether its confirmation link was just emailed. */
  addressLink: z.optional(z.object({ email: z.string(), mailed: z.boolean() })),
  /** The guests concerned by a change of a date, or a guest added before. Only the operator receives them. */
  guests: z.optional(z.array(namedGuestSchema)),
  requestId: z.optional(z.string()),
})
export type ProblemBody = z.infer<typeof problemSchema>

/** A refusal that a person can act on. Use cases throw it; `server/api/on-error.ts` turns it into an answer. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly detail: string
  readonly errors: FieldError[] | undefined
  readonly quote: QuoteView | undefined
  readonly guests: NamedGuest[] | undefined
  readonly addressLink: ProblemBody['addressLink']
  readonly headers: Record<string, string>

  constructor(
    code: ProblemCode,
    options: {
      detail?: string
      errors?: FieldError[] | undefined
      quote?: QuoteView
      guests?: NamedGuest[]
      addressLink?: ProblemBody['addressLink']
      headers?: Record<string, string>
      cause?: unknown
    } = {},
  ) {
    const detail = options.detail ?? PROBLEMS[code].title
    super(detail, { cause: options.cause })
    this.name = 'Problem'
    this.code = code
    this.detail = detail
    this.errors = options.errors
    this.quote = options.quote
    this.guests = options.guests
    this.addressLink = options.addressLink
    this.headers = options.headers ?? {}
  }

  get status() {
    return PROBLEMS[this.code].status
  }

  get title(): string {
    return PROBLEMS[this.code].title
  }
}

/** Returns a wrong-state problem; `detail` is shown to people. */
export function wrongState(detail: string): Problem {
  return new Problem('wrong-state', { detail })
}

/** Returns an invalid-fields problem for one field; `message` is shown to people. */
export function fieldProblem(field: string, message: string): Problem {
  return new Problem('invalid-fields', { errors: [{ field, message }] })
}

/** Throws a problem with the rule's reason if the rule does not allow something. */
export function assertAllowed<Ruling extends { ok: true } | { ok: false; reason: string }>(
  ruling: Ruling,
  code: ProblemCode = 'wrong-state',
): asserts ruling is Extract<Ruling, { ok: true }> {
  if (!ruling.ok) throw new Problem(code, { detail: ruling.reason })
}

export function fieldErrors(issues: readonly z.core.$ZodIssue[]): FieldError[] {
  return issues.map(({ path, message }) => ({ field: path.join('.'), message }))
}

/** Returns the parsed value. Throws the named problem with each field's error if it does not fit the schema. */
export function checked<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
  code: ProblemCode = 'invalid-fields',
): z.output<Schema> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw new Problem(code, { errors: fieldErrors(result.error.issues) })
}
