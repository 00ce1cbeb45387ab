import * as z from 'zod/mini'
import { fillTable, fillWater } from '#e2e/fill-booking-form.ts'
import { signUp } from '#e2e/guest.ts'
import { logInOperator } from '#e2e/operator.ts'
import { depositPaid, type Scene, type Stage } from './scene.ts'

const offered = z.object({ handOver: z.object({ link: z.string() }) })

async function offerPlace(stage: Stage): Promise<string> {
  const lead = await depositPaid(stage)
  const answer = await stage.page.request.post(`/api/bookings/${lead.id}/hand-over`, {
    data: { name: 'Bo Claes', email: 'bo@example.com' },
  })
  return new URL(offered.parse(await answer.json()).handOver.link).pathname
}

/** The link of an offer, opened by whoever it is for. */
async function offeredTo(stage: Stage): Promise<string> {
  const path = await offerPlace(stage)
  await stage.page.context().clearCookies()
  await signUp(stage.page.request, { email: 'bo@example.com', firstName: 'Bo', lastName: 'Claes' })
  return path
}

async function complain(stage: Stage): Promise<void> {
  const lead = await depositPaid(stage)
  const data = { text: 'The second lesson was an hour short.\n\nNobody told us why.' }
  await stage.page.request.post(`/api/complaints/${lead.id}`, { data })
}

/** Guests' rights: passing a place on, and complaints. */
export const rightsScenes: Scene[] = [
  {
    name: 'pass-on',
    path: '/dashboard',
    before: depositPaid,
    act: async ({ page }) => {
      await page.getByRole('button', { name: 'Pass my place on' }).click()
      await page.getByLabel('Name of the person coming instead').waitFor()
    },
  },
  {
    name: 'pass-on-link',
    path: '/dashboard',
    before: async (stage) => void (await offerPlace(stage)),
    act: async ({ page }) => {
      await page.getByRole('button', { name: 'Pass my place on' }).click()
      await page.getByRole('button', { name: 'Withdraw the offer' }).waitFor()
    },
  },
  {
    name: 'hand-over-signed-out',
    before: async (stage) => {
      const path = await offerPlace(stage)
      await stage.page.context().clearCookies()
      return path
    },
  },
  {
    name: 'hand-over-form',
    before: offeredTo,
  },
  {
    name: 'hand-over-order',
    before: offeredTo,
    act: async ({ page }) => {
      await page.getByLabel('Phone number').fill('+32 470 00 00 00')
      await fillTable(page)
      await fillWater(page)
      await page.getByRole('button', { name: 'Check your order' }).click()
      await page.getByRole('heading', { name: 'Your order' }).waitFor()
    },
  },
  { name: 'complaint-made', path: '/dashboard', before: complain },
  {
    name: 'admin-today-rights',
    path: '/admin',
    before: async (stage) => {
      await complain(stage)
      await logInOperator(stage.page.request)
    },
  },
]
