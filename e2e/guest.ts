import { test, type APIRequestContext, type APIResponse, type Page } from '@playwright/test'
import * as z from 'zod/mini'
import { hoursAfter } from '#domain/base/dates.ts'
import { formatGuestTime } from '#domain/base/guest-time.ts'
import { bookingSchema, type Booking } from '#domain/booking/booking.ts'
import type { PaymentType } from '#domain/payment/payment-reference.ts'
import { FULL_REFUND_HOURS } from '#domain/terms/cancellation-terms.ts'
import { AWA } from '#test/awa.ts'
import { kiterForm, transferReport } from '#test/booking-forms.ts'
import { expect } from './fixtures.ts'

export const NOVEMBER = 'Nov 7–14, 2025'

/** Dates can then be booked until they start. */
export const KEEP_DATES_OPEN = 'update retreats set kept_open = true'

export const leadAnswer = z.object({ lead: bookingSchema })

/** Expects a successful answer, and returns its body. */
async function good(answer: APIResponse): Promise<unknown> {
  expect(answer.ok(), `${answer.status()} ${answer.url()}`).toBe(true)
  return answer.json()
}

/** Makes an account, and signs it in; give what differs from Awa's. */
export async function signUp(
  request: APIRequestContext,
  differences: Partial<typeof AWA> = {},
): Promise<void> {
  await good(await request.post('/api/auth/register', { data: { ...AWA, ...differences } }))
}

/** Signs in to the account that `signUp` created. */
export async function logIn(request: APIRequestContext): Promise<void> {
  await good(await request.post('/api/auth/login', { data: AWA }))
}

/** Signs in to it by the form of the sign-in page. */
export async function signInByForm(page: Page, password = AWA.password): Promise<void> {
  const form = page.getByRole('form', { name: 'Sign In' })
  await form.getByLabel('Email').fill(AWA.email)
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'Sign In' }).click()
}

/** Signs up by the form of the sign-in page. What the booking form has filled in is opened for a change. */
export async function signUpByForm(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  const form = page.getByRole('form', { name: 'Sign Up' })
  const change = form.getByRole('button', { name: 'Change' })
  if (await change.isVisible()) await change.click()
  await form.getByLabel('First name').fill(AWA.firstName)
  await form.getByLabel('Last name').fill(AWA.lastName)
  await form.getByLabel('Email').fill(AWA.email)
  await form.getByLabel('Password', { exact: true }).fill(AWA.password)
  await form.getByLabel('Confirm password').fill(AWA.password)
  await form.getByRole('button', { name: 'Sign Up' }).click()
}

/** Submits a kiter's booking for November in a private room, €1,130 in total, with the given differences. */
export async function submitBooking(
  request: APIRequestContext,
  differences: Record<string, unknown> = {},
): Promise<Booking> {
  const form = kiterForm({ selectedDate: NOVEMBER, selectedRoom: 'private', ...differences })
  return leadAnswer.parse(await good(await request.post('/api/submit-booking', { data: form }))).lead
}

const groupAnswer = z.object({ leads: z.tuple([leadAnswer.shape.lead, leadAnswer.shape.lead]) })

/** Books for Awa and for Ben, who share a room; returns both bookings, hers first. */
export async function submitPair(request: APIRequestContext): Promise<[Booking, Booking]> {
  const { selectedDate: _, ...awa } = kiterForm({ selectedRoom: 'shared' })
  const ben = { packageType: 'non-kiter', firstName: 'Ben', lastName: 'Claes', selectedRoom: 'shared' }
  const data = { selectedDate: NOVEMBER, travellers: [awa, ben], sharedRooms: [[0, 1]] }
  return groupAnswer.parse(await good(await request.post('/api/submit-group', { data }))).leads
}

const orderAnswer = z.object({ version: z.string(), standing: z.string() })

/** Reads the current order of a booking, optionally with the balance in parts, and places it unless it was placed already. */
export async function placeOrder(
  request: APIRequestContext,
  { id: leadId }: Pick<Booking, 'id'>,
  parts?: 2 | 3,
): Promise<void> {
  const terms = await good(await request.get(`/api/order-terms/${leadId}${parts ? `?parts=${parts}` : ''}`))
  const { version: termsVersion, standing } = orderAnswer.parse(terms)
  if (standing === 'current') return
  await good(await request.post('/api/place-order', { data: { leadId, termsVersion, parts } }))
}

/** Signs a guest up in this page's browser, with a booking that is ordered and unpaid. */
export async function signedInWithBooking(
  page: Page,
  differences: Record<string, unknown> = {},
): Promise<Booking> {
  await signUp(page.request)
  const lead = await submitBooking(page.request, differences)
  await placeOrder(page.request, lead)
  return lead
}

/** Reports a transfer of the deposit or the full amount. */
export async function reportTransfer(
  { request }: Pick<Page, 'request'>,
  lead: Booking,
  paymentType: 'deposit' | 'full',
): Promise<void> {
  await placeOrder(request, lead)
  await good(await request.post('/api/confirm-payment', { data: transferReport(lead, paymentType) }))
}

/** Creates the hosted page of a card payment, without opening it. Returns its id. */
export async function openCheckout(
  { request }: Page,
  lead: Booking,
  paymentType: PaymentType,
): Promise<string> {
  await placeOrder(request, lead)
  const made = await request.post('/api/create-checkout-session', {
    data: { paymentType, leadId: lead.id, bookingData: {} },
  })
  return z.object({ id: z.string() }).parse(await good(made)).id
}

/** Pays by card through the API, without opening the hosted page. Returns the page's id. */
export async function payByCard(page: Page, lead: Booking, paymentType: PaymentType): Promise<string> {
  const { request } = page
  const id = await openCheckout(page, lead, paymentType)
  const paid = await request.post(`/sandbox/checkout/${id}`, { form: { outcome: 'pay' }, maxRedirects: 0 })
  expect(paid.status()).toBe(303)
  await good(await request.get(`/api/verify-session/${id}`))
  return id
}

/** When an unpaid booking's hold ends, as the screens show it: the server's clock runs during a test. */
export function holdEndText({ holdExpiresAt }: Booking): string {
  return formatGuestTime(new Date(holdExpiresAt ?? ''), browserTimeZone())
}

/** Until when cancelling gives a full refund. */
export function refundEndText({ submittedAt }: Booking): string {
  return formatGuestTime(hoursAfter(new Date(submittedAt ?? ''), FULL_REFUND_HOURS), browserTimeZone())
}

/** The time zone of the journeys' browsers, from playwright.config.ts. */
function browserTimeZone(): string | null {
  return test.info().project.use.timezoneId ?? null
}

/** Signs Awa up and orders for her and Ben; nothing is paid yet. */
export async function orderPair(request: APIRequestContext): Promise<Booking> {
  await signUp(request)
  const [awa] = await submitPair(request)
  await placeOrder(request, awa)
  return awa
}

const linksAnswer = z.object({ leads: z.array(z.object({ link: z.nullable(z.string()) })) })

/** The path of the page where Ben, who comes along, says what only he can say. */
export async function pageOfBen(request: APIRequestContext, { group }: Booking): Promise<string> {
  const [, ben] = linksAnswer.parse(await good(await request.get(`/api/groups/${group?.id}`))).leads
  return new URL(ben?.link ?? '').pathname
}
