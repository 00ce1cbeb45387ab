import type { Booking } from '#domain/booking/booking.ts'
import { orderPair, pageOfBen, payByCard, signUp, submitPair } from '#e2e/guest.ts'
import { openRow } from '#e2e/rows.ts'
import { transferReport } from '#test/booking-forms.ts'
import { unfoldAll } from './dashboard-scenes.ts'
import { check, press, scenesAt, visitAnew, type Scene, type Stage, type Steps } from './scene.ts'

const pairToOrder: Steps = [({ page }) => signUp(page.request), ({ page }) => submitPair(page.request)]

/** Awa has ordered for herself and Ben. */
function ordered({ page }: Stage): Promise<Booking> {
  return orderPair(page.request)
}

/** Awa and Ben have booked together, and she has paid both deposits. */
async function pairPaid(stage: Stage): Promise<Booking> {
  const awa = await ordered(stage)
  await payByCard(stage.page, awa, 'deposit')
  return awa
}

/** Awa has said that she sent both deposits. */
async function pairReported(stage: Stage): Promise<Booking> {
  const awa = await ordered(stage)
  const data = { ...transferReport(awa, 'deposit'), depositAmount: 400, totalAmount: 1900 }
  await stage.page.request.post('/api/confirm-payment', { data })
  return awa
}

const paymentScenes: Scene[] = scenesAt('/payment', [
  { name: 'order-pair', before: pairToOrder },
  {
    name: 'order-pair-alone',
    before: pairToOrder,
    act: [visitAnew, check(/^Only my deposit/), check('Card')],
  },
  { name: 'payment-pair', before: ordered, act: [visitAnew, check('Deposits'), check('Bank transfer')] },
  {
    name: 'success-pair',
    before: async (stage) =>
      `/payment-success?session_id=${await payByCard(stage.page, await ordered(stage), 'deposit')}`,
  },
  { name: 'thank-you-pair', path: '/thank-you', before: pairReported },
])

const dashboardScenes: Scene[] = scenesAt('/dashboard', [
  { name: 'dashboard-pair-unpaid', before: ordered },
  { name: 'dashboard-pair-reported', before: pairReported },
  { name: 'dashboard-pair', before: pairPaid },
  { name: 'dashboard-pair-open', before: pairPaid, act: unfoldAll },
  {
    name: 'dashboard-pair-cancel',
    before: pairPaid,
    act: [({ page }) => openRow(page, 'Ben Claes'), press('Cancel Ben’s place')],
  },
  { name: 'traveller', before: async (stage) => pageOfBen(stage.page.request, await pairPaid(stage)) },
  {
    name: 'traveller-held',
    before: async (stage) => pageOfBen(stage.page.request, await ordered(stage)),
  },
  {
    name: 'traveller-done',
    before: async (stage) => {
      const path = await pageOfBen(stage.page.request, await pairPaid(stage))
      const data = {
        phone: '+32 470 00 00 04',
        emergencyContact: 'Hanne Maes',
        emergencyPhone: '+32 470 00 00 05',
        selectedDiet: 'vegan',
      }
      await stage.page.request.patch(path.replace('/traveller/', '/api/travellers/'), { data })
      return path
    },
  },
])

/** What who books for two sees, and the page of who comes along. */
export const pairScenes: Scene[] = [...paymentScenes, ...dashboardScenes]
