import { bookDate, dateId, signInOperator } from '#e2e/booked-date.ts'
import type { Scene, Stage } from './scene.ts'

async function season({ page }: Stage): Promise<void> {
  await bookDate(page)
  const id = await dateId(page)
  await page.request.patch(`/api/admin/retreats/${id}`, { data: { minimumGuests: 4 } })
  const december = await dateId(page, 'Dec 5–12, 2025')
  await page.request.patch(`/api/admin/retreats/${december}`, { data: { minimumGuests: 2 } })
  const january = await dateId(page, 'Jan 9–16, 2026')
  await page.request.patch(`/api/admin/retreats/${january}`, { data: { status: 'draft' } })
  const later = await dateId(page, 'Jan 23–30, 2026')
  await page.request.patch(`/api/admin/retreats/${later}`, { data: { status: 'closed' } })
}

async function bookedDate({ page }: Stage): Promise<string> {
  await bookDate(page)
  return `/admin/dates/${await dateId(page)}`
}

async function tooFewPlaces({ page }: Stage): Promise<void> {
  await page.getByLabel('Kiters', { exact: true }).fill('2')
  await page.getByRole('button', { name: /^Save/ }).click()
  await page.getByText('More places are held than that').waitFor()
}

async function typeDays({ page }: Stage): Promise<void> {
  await page.getByLabel('First day').fill('2026-12-18')
  for (let times = 0; times < 4; times++)
    await page.getByRole('button', { name: 'Runs from: one more' }).click()
  await page.getByText('Friday to Friday').waitFor()
}

async function cancelledDate({ page }: Stage): Promise<string> {
  await bookDate(page)
  const id = await dateId(page)
  const data = { dryRun: false, reason: 'organiser' }
  await page.request.post(`/api/admin/retreats/${id}/cancel`, { data })
  return `/admin/dates/${id}/cancel`
}

const cancelPage = async (stage: Stage) => `${await bookedDate(stage)}/cancel`

export const dateScenes: Scene[] = [
  { name: 'admin-dates', path: '/admin/dates', before: season },
  {
    name: 'admin-dates-menu',
    path: '/admin/dates',
    before: season,
    async act({ page }) {
      // On a phone the rows lead to the page with the details.
      const menu = page.getByRole('button', { name: /^More for/ }).first()
      if (await menu.isVisible()) await menu.click()
    },
  },
  {
    name: 'admin-new-date',
    path: '/admin/dates/new',
    before: ({ page }) => signInOperator(page),
    act: typeDays,
  },
  {
    name: 'admin-date-photos',
    before: async (stage) => {
      await bookDate(stage.page)
      await stage.server.restart({ appNow: '2025-11-20T09:00:00Z' })
      await signInOperator(stage.page)
      return `/admin/dates/${await dateId(stage.page)}`
    },
    act: async ({ page }) => {
      await page.getByLabel('Link to the album').fill('https://photos.example/november')
      await page.getByRole('button', { name: 'Save the link' }).click()
      await page.getByText('Enter the last day too').waitFor()
    },
  },
  { name: 'admin-date', before: bookedDate, act: tooFewPlaces },
  {
    name: 'admin-cancel-date',
    before: cancelPage,
    act: ({ page }) => page.getByText('Who gets what').waitFor(),
  },
  {
    name: 'admin-cancelled-date',
    before: cancelledDate,
    act: ({ page }) => page.getByText('All guests have been told').waitFor(),
  },
]
