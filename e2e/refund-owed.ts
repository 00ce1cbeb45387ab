import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { reportTransfer, signedInWithBooking } from './guest.ts'
import { logInOperator } from './operator.ts'

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
    const outbox = await (await page.request.get('/api/admin/outbox')).text()
    link = /\/refund\/[\w-]{43}/.exec(outbox)?.[0] ?? ''
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
