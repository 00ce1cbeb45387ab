import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import * as z from 'zod/mini'
import { PROBLEMS } from '#domain/contract/problem.ts'
import { AWA } from '#test/awa.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { NOVEMBER, payByCard, signedInWithBooking } from './guest.ts'
import { holdTime } from './hold-time.ts'
import { openRow } from './rows.ts'

const exportSchema = z.object({
  account: z.object({ email: z.string() }),
  bookings: z.array(
    z.object({ selectedDate: z.string(), emergencyContact: z.string(), amountPaid: z.number() }),
  ),
  documents: z.array(z.object({ number: z.string() })),
})

async function download(page: Page, press: () => Promise<void>) {
  const downloading = page.waitForEvent('download')
  await press()
  const file = await downloading
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}

async function askToDelete(page: Page) {
  await openRow(page, 'Download or delete your data')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  return page.getByRole('dialog', { name: 'Delete your account?' })
}

test('a guest downloads all personal data as one file, and with a paid retreat ahead is asked to cancel first @desktop', async ({
  page,
  expectProblem,
}) => {
  expectProblem({ status: 409, about: '/api/account' })
  const lead = await signedInWithBooking(page)
  await payByCard(page, lead, 'deposit')
  await page.goto('/dashboard')
  await openRow(page, 'Download or delete your data')
  const link = page.getByRole('link', { name: 'Download my data' })
  const file = await download(page, () => link.click())
  expect(file.name).toBe('personal-data-2025-09-01.json')
  expect(file.text).toContain('\n  "bookings": [\n')
  const data = exportSchema.parse(JSON.parse(file.text))
  expect(data.account.email).toBe(AWA.email)
  expect(data.bookings).toEqual([
    { selectedDate: NOVEMBER, emergencyContact: 'Lamin Jallow', amountPaid: 200 },
  ])
  expect(data.documents).toEqual([{ number: 'R-2025-0001' }])

  // Nothing is deleted.
  const dialog = await askToDelete(page)
  await dialog.getByLabel('Your password', { exact: true }).fill(AWA.password)
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(dialog.getByText('Please cancel first')).toBeVisible()
  await expect(dialog.getByText(`There is a paid booking for ${NOVEMBER}.`)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Keep my account' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('article', { name: NOVEMBER })).toBeVisible()
})

test('a guest deletes the account after a wrong password, and can no longer sign in', async ({
  page,
  expectProblem,
}) => {
  expectProblem({ status: 401, about: '/api/account' })
  expectProblem({ status: 401, about: '/api/auth/login' })
  await holdTime(page)
  await signedInWithBooking(page)
  await page.goto('/dashboard')
  const dialog = await askToDelete(page)
  await expect(dialog).toContainText('What we delete')
  await expect(dialog).toContainText('receipts and credit notes')
  await expect(dialog.getByRole('link', { name: 'Download my data' })).toBeVisible()
  const password = dialog.getByLabel('Your password', { exact: true })
  await password.fill('not the password')
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(dialog.getByText('This isn’t your password')).toBeVisible()
  await expect(password).toBeFocused()
  await expectAccessible(page)

  await password.fill(AWA.password)
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await expect(page.getByText('Your account is deleted')).toBeVisible()
  await expect(page.getByText('We’ve kept nothing.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sign In/Up' }).first()).toBeVisible()

  await page.goto('/auth')
  await page.getByLabel('Email').first().fill(AWA.email)
  await page.getByLabel('Password', { exact: true }).first().fill(AWA.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByText(PROBLEMS['wrong-credentials'].title).first()).toBeVisible()
})
