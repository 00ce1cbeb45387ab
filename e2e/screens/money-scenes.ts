import { expect } from '@playwright/test'
import { guestReportsDeposit, logInOperator } from '#e2e/operator.ts'
import { givenRefundLink, refundLink } from '#e2e/refund-owed.ts'
import type { Scene, Stage } from './scene.ts'

const GUESTS = [
  { firstName: 'Bram', lastName: 'Claes', email: 'bram@example.com' },
  { firstName: 'Tom', lastName: 'O’Brien', email: 'tom@example.com' },
  { firstName: 'Jürgen', lastName: 'Müller', email: 'juergen@example.com' },
]

async function threeReports({ page }: Stage): Promise<void> {
  for (const guest of GUESTS) {
    await guestReportsDeposit(page.request, guest)
    await page.context().clearCookies()
  }
  await logInOperator(page.request)
}

async function toSomethingElse({ page }: Stage): Promise<void> {
  await page.getByRole('link', { name: 'Something else' }).last().click()
  await page.getByLabel('How much arrived').fill('199.50')
  await page.getByRole('checkbox').waitFor()
}

/** The operator's payments: transfers to check, recorded payments and refunds. */
export const moneyScenes: Scene[] = [
  { name: 'money-to-check', path: '/admin/money', before: threeReports },
  {
    name: 'today-received',
    path: '/admin/today',
    before: threeReports,
    act: async ({ page }) => {
      // In each width: the next of the three.
      await page
        .getByRole('button', { name: /^Received €/ })
        .first()
        .click()
      await page.getByText('just now').first().waitFor()
    },
  },
  { name: 'money-enter', path: '/admin/money', before: threeReports, act: toSomethingElse },
  {
    name: 'money-split',
    path: '/admin/money',
    before: threeReports,
    async act(stage) {
      await toSomethingElse(stage)
      const { page } = stage
      await page.getByLabel('How much arrived').fill('400')
      await page.getByRole('button', { name: 'Split over guests' }).click()
      await page.getByLabel('Another guest').fill('claes')
      await page.getByRole('button', { name: /^Bram Claes/ }).click()
    },
  },
  {
    name: 'today-news',
    path: '/admin/today',
    before: threeReports,
    async act({ page, execute }) {
      // In each width: removes a waiting transfer, and adds it while the page is open.
      await execute(
        "update payments set state = 'rejected' where id = (select max(id::text)::uuid from payments where state = 'reported')",
      )
      await page.reload()
      await page.getByRole('heading', { name: 'Now 2' }).waitFor()
      await execute("update payments set state = 'reported' where state = 'rejected'")
      await expect(async () => {
        await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
        await page.getByRole('button', { name: '1 new, show' }).waitFor({ timeout: 2000 })
      }).toPass({ timeout: 30_000 })
      await page.keyboard.press('j')
    },
  },
  {
    name: 'money-who-paid',
    path: '/admin/money/enter',
    before: threeReports,
    act: async ({ page }) => {
      await page.getByLabel('Match to a guest').fill('muller')
      await page.getByRole('button', { name: /Jürgen/ }).waitFor()
    },
  },
  {
    name: 'money-refund',
    path: '/admin/money/refunds',
    before: async ({ page, server }) => {
      await givenRefundLink(page, server)
    },
    act: async ({ page }) => {
      await page.getByRole('button', { name: 'Pay €200' }).click()
      await page.getByRole('img', { name: /QR code/ }).waitFor()
    },
  },
  {
    name: 'money-refund-unknown-account',
    path: '/admin/money/refunds',
    before: async ({ page, server }) => void (await refundLink(page, server)),
    act: async ({ page }) => {
      await page.getByRole('button', { name: 'Pay €200' }).click()
      await page.getByText('No account is known yet').waitFor()
    },
  },
]
