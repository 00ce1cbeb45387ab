import * as z from 'zod/mini'
import { dateId, signInOperator } from '#e2e/booked-date.ts'
import { bookSheet } from '#e2e/sheet-guests.ts'
import type { Scene, Stage } from './scene.ts'

/** A4 landscape without margins, at 96 pixels per inch. */
const PAPER = { width: 1047, height: 718 }

const sheetAnswer = z.object({ guests: z.array(z.object({ leadId: z.string() })) })
const linkAnswer = z.object({ lodgeLink: z.object({ url: z.string() }) })

/** Two guests share a room, one is alone, another has a wish and a coach, and the lodge has its link. Returns the list's path. */
async function arrangedSheet({ page }: Stage, count?: number): Promise<string> {
  const id = await bookSheet(page, count)
  const path = `/api/admin/retreats/${id}`
  const { guests } = sheetAnswer.parse(await (await page.request.get(`${path}/sheet`)).json())
  const [anna, , jan, lotte] = guests.map(({ leadId }) => leadId)
  await page.request.patch(`${path}/guests/${anna}`, { data: { roommateId: lotte, coach: 'Modou' } })
  await page.request.patch(`${path}/guests/${jan}`, {
    data: { coach: 'Lamin', roomWish: 'Not with somebody who snores' },
  })
  await page.request.post(`${path}/lodge-link`)
  return `/admin/dates/${id}/sheet`
}

async function lodgePath(stage: Stage): Promise<string> {
  const sheet = await arrangedSheet(stage)
  const path = sheet.replace('/admin/dates/', '/api/admin/retreats/').replace(/\/sheet$/, '/lodge-link')
  const { lodgeLink } = linkAnswer.parse(await (await stage.page.request.post(path)).json())
  return new URL(lodgeLink.url).pathname
}

async function emptySheet({ page }: Stage): Promise<string> {
  await signInOperator(page)
  return `/admin/dates/${await dateId(page)}/sheet`
}

export const sheetScenes: Scene[] = [
  { name: 'admin-sheet', before: (stage) => arrangedSheet(stage) },
  { name: 'admin-sheet-empty', before: emptySheet },
  {
    name: 'admin-sheet-private',
    before: (stage) => arrangedSheet(stage),
    act: async ({ page }) => {
      const lock = page.getByRole('button', { name: /health of Anna Kowalska/ })
      await lock.filter({ visible: true }).click()
      await page.getByText('Asthma').waitFor()
    },
  },
  {
    name: 'admin-sheet-print',
    before: (stage) => arrangedSheet(stage, 18),
    act: async ({ page }) => {
      await page.emulateMedia({ media: 'print' })
      await page.setViewportSize(PAPER)
    },
  },
  { name: 'lodge', before: lodgePath },
]
