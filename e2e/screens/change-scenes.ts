import { bookDate, dateId } from '#e2e/booked-date.ts'
import { logInOperator } from '#e2e/operator.ts'
import { depositPaid, type Scene, type Stage } from './scene.ts'

const WORDS =
  'We stay in another lodge: Kingfisher, 400 m further down the same beach.\n\nThe rooms are as large, and breakfast is the same.'
const RISE = { rise: 100, riseReason: 'The Gambia raises its tourist tax by €100 a guest from October on.' }

async function announce({ page }: Stage, body: Record<string, unknown>): Promise<string> {
  await logInOperator(page.request)
  const id = await dateId(page)
  await page.request.post(`/api/admin/retreats/${id}/change`, { data: { dryRun: false, ...body } })
  return id
}

async function asked(stage: Stage, body: Record<string, unknown>): Promise<void> {
  await depositPaid(stage)
  await announce(stage, body)
}

/** A change of a date, as the guest and the operator see it. */
export const changeScenes: Scene[] = [
  {
    name: 'dashboard-date-change',
    path: '/dashboard',
    before: (stage) => asked(stage, { words: WORDS, ...RISE }),
  },
  {
    name: 'dashboard-date-change-leave',
    path: '/dashboard',
    before: (stage) => asked(stage, { words: WORDS }),
    act: async ({ page }) => {
      await page.getByRole('button', { name: 'Cancel, full refund' }).click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'dashboard-date-change-told',
    path: '/dashboard',
    before: (stage) => asked(stage, { ...RISE, rise: 40 }),
  },
  {
    name: 'admin-change-date',
    before: async ({ page }) => {
      await bookDate(page)
      return `/admin/dates/${await dateId(page)}/change`
    },
    act: async ({ page }) => {
      await page.getByLabel('What changes').fill(WORDS)
      await page.getByLabel('Each guest pays more').fill(String(RISE.rise))
      await page.getByLabel('Reason and calculation').fill(RISE.riseReason)
      await page.getByRole('button', { name: 'Preview' }).click()
      await page.getByRole('heading', { name: /^Who will be asked/ }).waitFor()
    },
  },
  {
    name: 'admin-date-changes',
    before: async (stage) => {
      await bookDate(stage.page)
      return `/admin/dates/${await announce(stage, { words: WORDS, ...RISE })}`
    },
    act: ({ page }) => page.getByRole('button', { name: 'Withdraw the change' }).waitFor(),
  },
  {
    name: 'admin-today-change',
    path: '/admin',
    before: async (stage) => {
      await bookDate(stage.page)
      await announce(stage, { words: WORDS })
    },
  },
]
