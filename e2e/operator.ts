import type { APIRequestContext, Locator, Page, PlaywrightWorkerArgs } from '@playwright/test'
import * as z from 'zod/mini'
import { outboxPageSchema } from '#domain/contract/api-shapes.ts'
import { expect } from './fixtures.ts'
import { reportTransfer, signedInWithBooking, signUp, submitBooking } from './guest.ts'
import { ADMIN_PASSWORD } from './server.ts'

/** Signs the operator in through the form. */
export async function enterAdmin(page: Page, path = '/admin'): Promise<void> {
  await page.goto(path)
  await page.getByLabel('Password', { exact: true }).fill(ADMIN_PASSWORD)
  await page.getByRole('button', { name: 'Enter' }).click()
  await expect(adminLink(page, 'Guests')).toBeVisible()
}

/** The link to an admin page in the visible navigation. */
export function adminLink(page: Page, name: string): Locator {
  return page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: new RegExp(`^${name}`) })
}

/** Pages that have no room in a phone's navigation bar. */
const BEHIND_MORE = ['Website', 'Mail', 'Settings']

/** Opens an admin page as on a phone. */
export async function openAdmin(page: Page, name: string): Promise<void> {
  if (BEHIND_MORE.includes(name)) {
    await adminLink(page, 'More').click()
    await page.getByRole('main').getByRole('link', { name }).click()
  } else {
    await adminLink(page, name).click()
  }
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

/** Signs the operator in through the API. */
export async function logInOperator(operator: APIRequestContext): Promise<void> {
  const answer = await operator.post('/api/admin/login', { data: { password: ADMIN_PASSWORD } })
  expect(answer.ok(), `${answer.status()} ${answer.url()}`).toBe(true)
}

/** The link of the email about a forgotten password, read from the outbox. Signs `operator` in. */
export async function mailedResetLink(operator: APIRequestContext): Promise<string> {
  return mailedLink(operator, /\/auth\?token=[\w%-]+/)
}

/** The first link in the emails that matches. Signs `operator` in. */
export async function mailedLink(operator: APIRequestContext, pattern: RegExp): Promise<string> {
  await logInOperator(operator)
  return (await foundInOutbox(operator, pattern)) ?? 'no link in the mails'
}

/** What the pattern matches first in the emails. `operator` must be signed in. */
async function foundInOutbox(operator: APIRequestContext, pattern: RegExp): Promise<string | undefined> {
  const outbox = await (await operator.get('/api/admin/outbox')).text()
  return pattern.exec(outbox)?.[0]
}

/** The link of the button "Pay for my place" in the last email that has one. `operator` must be signed in. */
export async function mailedPaymentLink(operator: APIRequestContext): Promise<string> {
  const answer: unknown = await (await operator.get('/api/admin/outbox')).json()
  for (const { text } of outboxPageSchema.parse(answer).messages) {
    const [, address] = /Pay for my place\s+(\S+)/.exec(text) ?? []
    if (address) return address.slice(new URL(address).origin.length)
  }
  return 'no such button in the mails'
}

/** The path of a booking's new pay link. Signs `operator` in. */
export async function payLinkPath(operator: APIRequestContext, bookingId: string): Promise<string> {
  await logInOperator(operator)
  const made = await operator.post(`/api/admin/bookings/${bookingId}/pay-link`)
  const { payLink } = z.object({ payLink: z.string() }).parse(await made.json())
  return new URL(payLink).pathname
}

/** A guest with a new account reports a transfer of the deposit. Returns its reference. */
export async function guestReportsDeposit(
  request: APIRequestContext,
  differences: { firstName?: string; lastName?: string; email?: string } = {},
): Promise<string> {
  await signUp(request, differences)
  const lead = await submitBooking(request, {
    selectedDate: 'Oct 31–Nov 7, 2025',
    selectedRoom: 'shared',
    ...differences,
  })
  await reportTransfer({ request }, lead, 'deposit')
  return lead.paymentReferences?.deposit ?? ''
}

/** The link of the email that confirms an address, read from the outbox. */
export async function mailedAddressLink(
  playwright: PlaywrightWorkerArgs['playwright'],
  server: { url: string },
): Promise<string> {
  const operator = await playwright.request.newContext({ baseURL: server.url })
  await logInOperator(operator)
  const link = await foundInOutbox(operator, /\/confirm-address\?token=[\w.%-]+/)
  await operator.dispose()
  return link ?? 'no link in the mails'
}

interface Restartable {
  restart: (settings: { appNow: string }) => Promise<void>
}

/** A guest pays the deposit by transfer and cancels. Returns the link that asks for the bank account. */
export async function refundLink(page: Page, server: Restartable): Promise<string> {
  const lead = await signedInWithBooking(page)
  await reportTransfer(page, lead, 'deposit')
  await logInOperator(page.request)
  const open = await (await page.request.get('/api/admin/payments')).text()
  const id = /"id":"([\w-]{36})"/.exec(open)?.[1] ?? ''
  expect((await page.request.post(`/api/admin/payments/${id}/receive`)).status()).toBe(200)
  expect((await page.request.delete(`/api/cancel-booking/${lead.id}`)).status()).toBe(200)
  // After the 15 seconds of Undo; a starting server runs its due jobs at once.
  await server.restart({ appNow: '2025-09-01T11:00:00Z' })
  let link = ''
  await expect(async () => {
    link = (await foundInOutbox(page.request, /\/refund\/[\w-]{43}/)) ?? ''
    expect(link).not.toBe('')
  }).toPass()
  return link
}

/** The same once the guest has said which account is theirs. */
export async function givenRefundLink(page: Page, server: Restartable): Promise<string> {
  const link = await refundLink(page, server)
  const account = { holder: 'Awa Jallow', iban: 'DE89370400440532013000' }
  expect((await page.request.post(`/api${link}`, { data: account })).status()).toBe(200)
  return link
}
