import * as z from 'zod/mini'
import { dateId } from '#e2e/booked-date.ts'
import { leadAnswer, NOVEMBER, payByCard, placeOrder, signUp } from '#e2e/guest.ts'
import { logInOperator } from '#e2e/operator.ts'
import { kiterForm } from '#test/booking-forms.ts'
import {
  execute,
  fill,
  press,
  restartAt,
  operator,
  seeA,
  type Scene,
  type Stage,
  type Steps,
} from './scene.ts'

const groupAnswer = z.object({ leads: z.tuple([leadAnswer.shape.lead, leadAnswer.shape.lead]) })

/** Books for Awa and for Ben, who share a room, with their deposits paid at once. Returns the path of Awa's or Ben's page. */
function groupPage(number: 0 | 1) {
  return async ({ page }: Stage): Promise<string> => {
    await signUp(page.request)
    const { selectedDate: _, ...awa } = kiterForm({ selectedRoom: 'shared' })
    const ben = { packageType: 'non-kiter', firstName: 'Ben', lastName: 'Claes', selectedRoom: 'shared' }
    const data = { selectedDate: NOVEMBER, travellers: [awa, ben], sharedRooms: [[0, 1]] }
    const made = await page.request.post('/api/submit-group', { data })
    const { leads } = groupAnswer.parse(await made.json())
    await placeOrder(page.request, leads[0])
    await payByCard(page, leads[0], 'deposit')
    if (number === 1) await page.request.delete(`/api/cancel-booking/${leads[1].id}`)
    await page.context().clearCookies()
    await logInOperator(page.request)
    return `/admin/guests/${leads[0].id}`
  }
}

const atGuests = () => Promise.resolve('/admin/guests')

/** Refunds of one deposit and of more than one, made at the provider of the payment of both. */
const REFUNDS_AT_PROVIDER = `
  insert into unmatched_refunds (reference, payment_reference, amount_cents, seen_at)
  select distinct 're_' || amount, provider_reference, amount, now()
  from payments, (values (20000), (30000)) as refunds (amount) where provider_reference is not null`

const lateDetails: Steps = [groupPage(0), restartAt('2025-10-20T09:00:00Z'), operator]

/** Modou is entered by phone, and the form is open for who comes along. */
const addAnother: Steps = [
  fill('First name', 'Modou'),
  fill('Last name', 'Bojang'),
  // Another guest in each width: the same name and phone would be asked about.
  ({ page }) => page.getByLabel('Phone number').fill(`+220 700 ${page.viewportSize()?.width}`),
  ({ page }) => page.getByLabel('Retreat dates').selectOption(NOVEMBER),
  press(/^Hold the place/),
  press('Add someone who comes along'),
  seeA('heading', 'Add someone who comes along'),
]

/** What the operator sees of two to four who book together. */
export const groupScenes: Scene[] = [
  { name: 'group-guest', before: groupPage(0) },
  { name: 'group-guests', before: [groupPage(0), atGuests] },
  {
    name: 'group-search',
    before: [groupPage(0), atGuests],
    act: ({ page }) => page.getByRole('searchbox', { name: 'Search' }).fill('claes'),
  },
  {
    name: 'group-sheet',
    before: [groupPage(0), async ({ page }) => `/admin/dates/${await dateId(page)}/sheet`],
  },
  {
    name: 'group-sheet-left',
    before: [groupPage(1), async ({ page }) => `/admin/dates/${await dateId(page)}/sheet`],
  },
  { name: 'group-today', path: '/admin', before: lateDetails },
  { name: 'group-refund', path: '/admin/money', before: [groupPage(0), execute(REFUNDS_AT_PROVIDER)] },
  {
    name: 'group-refund-split',
    path: '/admin/money',
    before: [groupPage(0), execute(REFUNDS_AT_PROVIDER)],
    act: press(/^First Ben/),
  },
  { name: 'group-new-guest', path: '/admin/guests/new', before: operator, act: addAnother },
]
