import * as z from 'zod/mini'
import { bookByPhone, bookDate, bookSheet, dateId, signInOperator } from '#e2e/booked-date.ts'
import {
  DECEMBER,
  execute,
  fill,
  press,
  pressIfShown,
  restartAt,
  scenesAt,
  see,
  type Scene,
  type Stage,
  type Steps,
} from './scene.ts'

const booked: Steps = ({ page }) => bookDate(page)
const signIn: Steps = ({ page }) => signInOperator(page)

/** The operator changes a date. */
function change(label: string | undefined, data: Record<string, unknown>): Steps {
  return async ({ page }) => page.request.patch(`/api/admin/retreats/${await dateId(page, label)}`, { data })
}

/** The path of a page about the date. */
function datePage(more = '') {
  return async ({ page }: Stage) => `/admin/dates/${await dateId(page)}${more}`
}

const season: Steps = [
  booked,
  change(undefined, { minimumGuests: 4 }),
  change(DECEMBER, { minimumGuests: 2 }),
  change('Jan 9–16, 2026', { status: 'draft' }),
  change('Jan 23–30, 2026', { status: 'closed' }),
]

async function cancelDate({ page }: Stage): Promise<void> {
  const data = { dryRun: false }
  await page.request.post(`/api/admin/retreats/${await dateId(page)}/cancel`, { data })
}

/** Two guests without an email address. */
const untold: Steps = [
  ({ page }) => bookByPhone(page, 'Fatou', '+220 300 0001'),
  ({ page }) => bookByPhone(page, 'Modou', '+220 300 0002'),
]

async function moveDate({ page }: Stage): Promise<void> {
  const data = { dryRun: false, startsOn: '2025-11-08', words: 'The flight from Brussels moved to Saturday.' }
  await page.request.post(`/api/admin/retreats/${await dateId(page)}/change`, { data })
}

const oneDayMore = press('Minimum guests: one more')

/** Three wait for the date, on which one kiter place is free. */
const waiting: Steps = [
  signIn,
  async ({ server }) => {
    for (const [index, firstName] of ['Hanne', 'Noor', 'Greta'].entries()) {
      const email = `${firstName.toLowerCase()}@example.com`
      await server.execute(
        `insert into waiting_entries (retreat_id, first_name, email, kiters, non_kiters, asked_at, confirmed_at) select id, '${firstName}', '${email}', ${index === 0 ? 2 : 1}, 0, '2025-08-2${index}T09:00:00Z', '2025-08-2${index}T09:00:00Z' from retreats where starts_on = '2025-11-07'`,
      )
    }
  },
  change(undefined, { placesKiter: 1 }),
]

const dates = scenesAt('/admin/dates', [
  {
    name: 'admin-today-retreat',
    path: '/admin',
    before: [booked, restartAt('2025-11-10T09:00:00Z'), signIn],
  },
  { name: 'admin-dates', before: season },
  {
    name: 'admin-waiting',
    before: [
      waiting,
      execute(
        "update waiting_entries set offered_at = '2025-09-01T09:00:00Z', offer_until = '2025-09-03T09:00:00Z', offer_cents = 95000 where first_name = 'Noor'",
      ),
      datePage('/waiting-list'),
    ],
  },
  {
    name: 'admin-waiting-paused',
    before: [signIn, change(undefined, { waitingListPaused: true }), waiting, datePage('/waiting-list')],
  },
  // On a phone the rows lead to the page with the details.
  { name: 'admin-dates-menu', before: season, act: pressIfShown(/^More for/) },
  {
    name: 'admin-new-date',
    path: '/admin/dates/new',
    before: signIn,
    act: [
      fill('First day', '2026-12-18'),
      ...Array.from({ length: 4 }, () => oneDayMore),
      see('Friday to Friday'),
    ],
  },
  {
    name: 'admin-date-photos',
    before: [booked, restartAt('2025-11-20T09:00:00Z'), signIn, datePage()],
    act: [
      fill('Link to the album', 'https://photos.example/november'),
      press('Save the link'),
      see('Enter the last day too'),
    ],
  },
  {
    name: 'admin-date',
    before: [booked, datePage()],
    act: [fill(/^Kiters$/, '2'), press(/^Save/), see('More places are held than that')],
  },
  { name: 'admin-date-closed', before: [booked, restartAt('2025-10-25T09:00:00Z'), signIn, datePage()] },
  { name: 'admin-dates-closed', before: [booked, restartAt('2025-10-25T09:00:00Z'), signIn] },
  { name: 'admin-cancel-date', before: [booked, datePage('/cancel')], act: see('Who gets what') },
  {
    name: 'admin-cancelled-date',
    before: [booked, cancelDate, datePage('/cancel')],
    act: see('All guests have been told'),
  },
  {
    name: 'admin-cancel-date-untold',
    before: [booked, untold, datePage('/cancel')],
    act: [
      ({ page }) => page.getByRole('radio', { name: 'Cancel and refund all guests now' }).check(),
      see('You tell 2'),
    ],
  },
  {
    name: 'admin-tell-guests',
    before: [booked, untold, cancelDate, datePage('/tell')],
    act: [pressIfShown(/^I told them ?: Modou Bojang$/), pressIfShown('By phone'), see('1 left to tell')],
  },
  { name: 'admin-tell-guests-change', before: [booked, untold, moveDate, datePage('/tell')] },
  { name: 'admin-today-untold', path: '/admin', before: [booked, untold, cancelDate] },
])

/** A4 landscape without margins, at 96 pixels per inch. */
const PAPER = { width: 1047, height: 718 }

const sheetAnswer = z.object({ guests: z.array(z.object({ leadId: z.string() })) })
const linkAnswer = z.object({ lodgeLink: z.object({ url: z.string() }) })

/** Two guests share a room, one is alone, another has a wish, and the lodge has its link. */
function arranged(count?: number): Steps {
  return async ({ page }) => {
    const path = `/api/admin/retreats/${await bookSheet(page, count)}`
    const { guests } = sheetAnswer.parse(await (await page.request.get(`${path}/sheet`)).json())
    const [anna, , jan, lotte] = guests.map(({ leadId }) => leadId)
    await page.request.patch(`${path}/guests/${anna}`, { data: { roommateId: lotte } })
    const data = {
      roomWish: 'Not with somebody who snores, and on the ground floor because of a knee',
      allergies: 'No nuts, no sesame, no shellfish',
    }
    await page.request.patch(`${path}/guests/${jan}`, { data })
    const travelNote = 'A board bag of 1.5 m and a golf bag; a friend from Bakau comes along to the airport'
    await page.request.patch(`/api/travel/${jan}`, { data: { travelNote } })
    await page.request.post(`${path}/lodge-link`)
  }
}

async function lodgePath({ page }: Stage): Promise<string> {
  const made = await page.request.post(`/api/admin/retreats/${await dateId(page)}/lodge-link`)
  return new URL(linkAnswer.parse(await made.json()).lodgeLink.url).pathname
}

async function unlockHealth({ page }: Stage): Promise<void> {
  const lock = page.getByRole('button', { name: /health of Anna Kowalska/ })
  await lock.filter({ visible: true }).click()
  await page.getByText('Asthma').waitFor()
}

const sheet = datePage('/sheet')

const sheets: Scene[] = [
  { name: 'admin-sheet', before: [arranged(), sheet] },
  { name: 'admin-sheet-empty', before: [signIn, sheet] },
  { name: 'admin-sheet-private', before: [arranged(), sheet], act: unlockHealth },
  {
    name: 'admin-sheet-print',
    before: [arranged(18), sheet],
    act: [({ page }) => page.emulateMedia({ media: 'print' }), ({ page }) => page.setViewportSize(PAPER)],
  },
  { name: 'lodge', before: [arranged(), lodgePath] },
]

/** The dates, and a date's list of guests. */
export const dateScenes: Scene[] = [...dates, ...sheets]
