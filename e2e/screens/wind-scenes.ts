import * as z from 'zod/mini'
import { dateId } from '#e2e/booked-date.ts'
import { logInOperator, mailedLink } from '#e2e/operator.ts'
import {
  check,
  execute,
  fullyPaid,
  press,
  restartAt,
  see,
  type Scene,
  type Stage,
  type Steps,
} from './scene.ts'

const myBookings = z.array(z.object({ id: z.string() }))

/** The kite days of Nov 7–14: full, none, not entered, full, and more if given. */
function entered(...more: string[]): Steps {
  const days = ["8', 'full", "9', 'none", "11', 'full", ...more]
  const rows = days.map((day) => {
    const [of = '', kite = ''] = day.split("', '")
    const date = `2025-11-${of.padStart(2, '0')}`
    return `('${date}'::date, '${kite}', '${date}T17:40:00Z'::timestamptz)`
  })
  return execute(
    `insert into wind_entries (retreat_id, day, kite, at, device) select id, d.day, d.kite, d.at, 'iPhone' from retreats,
      (values ${rows.join(', ')}) as d (day, kite, at) where starts_on = '2025-11-07'`,
  )
}

const evening = [fullyPaid, entered(), restartAt('2025-11-11T17:45:00Z'), operator]

async function operator({ page }: Stage): Promise<void> {
  await logInOperator(page.request)
}

async function windPath({ page }: Stage): Promise<string> {
  return `/admin/dates/${await dateId(page)}/wind`
}

async function chosen({ page }: Stage, choice: 'days' | 'cash'): Promise<void> {
  const leads = await page.request.get('/api/my-bookings')
  const [lead] = myBookings.parse(await leads.json())
  const account = { holder: 'Awa Jallow', iban: 'BE68 5390 0754 7034' }
  await page.request.post(`/api/wind/${lead?.id}`, { data: { choice, account } })
}

const partly = entered("12', 'partly", "13', 'none")
const AFTER = '2025-11-14T09:00:00Z'
const over: Steps = [fullyPaid, partly, restartAt(AFTER)]

/** Three days after the retreat, behind the link of the email. */
async function afterLink({ page }: Stage): Promise<string> {
  return mailedLink(page.request, /\/after\/[\w-]+/)
}

async function answered(stage: Stage): Promise<string> {
  const path = await afterLink(stage)
  const data = { text: 'I rode upwind on day five and cried a little.', mayQuote: true }
  await stage.page.request.post(path.replace('/after/', '/api/after/'), { data })
  return path
}

const thanked: Steps = [fullyPaid, restartAt('2025-11-17T09:00:00Z')]
const publishedEarlier = execute(
  "update guest_answers set published_at = now() - interval '1 day', decided_at = now()",
)

/** Wind or Win, and what comes after a retreat, for the operator and for guests. */
export const windScenes: Scene[] = [
  { name: 'after', before: [thanked, afterLink] },
  { name: 'after-answered', before: [thanked, answered] },
  { name: 'admin-answers', path: '/admin/answers', before: [thanked, answered, operator] },
  { name: 'landing-quote', path: '/#words', before: [thanked, answered, publishedEarlier] },
  { name: 'wind-today', path: '/admin/today', before: evening },
  {
    name: 'wind-saved',
    path: '/admin/today',
    before: evening,
    act: [press(/^Partly/), see('Guests see it now')],
  },
  { name: 'wind-date', before: [...evening, windPath], act: [press(/^Full/), see('Guests see it now')] },
  { name: 'wind-date-over', before: [over, (stage) => chosen(stage, 'days'), operator, windPath] },
  {
    name: 'wind-credits',
    path: '/admin/wind',
    before: [over, (stage) => chosen(stage, 'days'), operator],
    act: press('Use days'),
  },
  { name: 'wind-payouts', path: '/admin/wind', before: [over, (stage) => chosen(stage, 'cash'), operator] },
  { name: 'wind-guest', path: '/dashboard', before: [fullyPaid, entered()], at: '2025-11-12T12:00:00Z' },
  { name: 'wind-choice', path: '/dashboard', before: over },
  { name: 'wind-cash', path: '/dashboard', before: over, act: check('€150 cash back') },
  {
    name: 'wind-credit',
    path: '/dashboard',
    before: [over, (stage) => chosen(stage, 'days')],
    at: '2025-12-01T09:00:00Z',
  },
]
