import * as z from 'zod/mini'
import { fillTable, fillWater } from '#e2e/fill-booking-form.ts'
import { payByCard, signedInWithBooking } from '#e2e/guest.ts'
import { ADMIN_PASSWORD } from '#e2e/server.ts'
import type { Scene, Stage } from './scene.ts'

const offered = z.object({ handOver: z.object({ link: z.string() }) })

async function offerPlace({ page }: Stage): Promise<string> {
  const lead = await signedInWithBooking(page)
  await payByCard(page, lead, 'deposit')
  const answer = await page.request.post(`/api/bookings/${lead.id}/hand-over`, {
    data: { name: 'Bo Claes', email: 'bo@example.com' },
  })
  return new URL(offered.parse(await answer.json()).handOver.link).pathname
}

async function toSomebodyElse({ page }: Stage): Promise<void> {
  await page.context().clearCookies()
  await page.request.post('/api/auth/register', {
    data: { email: 'bo@example.com', password: 'harmattan wind', firstName: 'Bo', lastName: 'Claes' },
  })
}

async function complain({ page }: Stage): Promise<string> {
  const lead = await signedInWithBooking(page)
  await payByCard(page, lead, 'deposit')
  await page.request.post(`/api/complaints/${lead.id}`, {
    data: { text: 'The second lesson was an hour short.\n\nNobody told us why.' },
  })
  return lead.id
}

async function passGate({ page }: Stage): Promise<void> {
  await page.request.post('/api/admin/login', { data: { password: ADMIN_PASSWORD } })
}

/** Guests' rights: passing a place on, and complaints. */
export const rightsScenes: Scene[] = [
  {
    name: 'pass-on',
    path: '/dashboard',
    before: async ({ page }) => {
      await payByCard(page, await signedInWithBooking(page), 'deposit')
    },
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
    path: '/',
    before: async (stage) => {
      const path = await offerPlace(stage)
      await stage.page.context().clearCookies()
      return path
    },
  },
  {
    name: 'hand-over-form',
    path: '/',
    before: async (stage) => {
      const path = await offerPlace(stage)
      await toSomebodyElse(stage)
      return path
    },
  },
  {
    name: 'hand-over-order',
    path: '/',
    before: async (stage) => {
      const path = await offerPlace(stage)
      await toSomebodyElse(stage)
      return path
    },
    act: async ({ page }) => {
      await page.getByLabel('Phone number').fill('+32 470 00 00 00')
      await fillTable(page)
      await fillWater(page)
      await page.getByRole('button', { name: 'Check your order' }).click()
      await page.getByRole('heading', { name: 'Your order' }).waitFor()
    },
  },
  { name: 'complaint-made', path: '/dashboard', before: async (stage) => void (await complain(stage)) },
  {
    name: 'admin-today-rights',
    path: '/admin',
    before: async (stage) => {
      await complain(stage)
      await passGate(stage)
    },
  },
]
