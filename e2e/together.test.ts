// Two who book together: the form, one order, one payment, and what each of them sees afterwards.

import type { Page } from '@playwright/test'
import { dateId } from './booked-date.ts'
import { fillPair } from './fill-booking-form.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import {
  logIn,
  NOVEMBER,
  orderPair,
  pageOfBen,
  payByCard,
  signUp,
  signUpByForm,
  submitPair,
} from './guest.ts'
import { enterAdmin } from './operator.ts'

/** The words that a guest sees: not those of closed rows, of card marks or for screen readers alone, nor the demonstration's own. */
async function wordsOf(page: Page): Promise<number> {
  const shown = await page.locator('main').evaluate((main: HTMLElement) => {
    const unseen = [...main.querySelectorAll<HTMLElement>('.sr-only, [aria-hidden=true]')]
    const displays = unseen.map(({ style }) => style.display)
    for (const { style } of unseen) style.display = 'none'
    const text = main.innerText
    for (const [index, { style }] of unseen.entries()) style.display = displays[index] ?? ''
    return text
  })
  const words = shown.replace('Demonstration. No real money moves.', '').split(/\s+/)
  return words.filter((word) => /[\p{L}\d]/u.test(word)).length
}

test('Awa brings Ben: one form, one order with his agreement, one payment for both', async ({
  page,
  expectProblem,
}) => {
  // Ben types his own number for emergencies.
  expectProblem({ status: 422, about: '/api/travellers/' })
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/booking')
  await fillPair(page)
  const price = page.getByRole('region', { name: 'Price' })
  await expect(price).toContainText(
    'Awa, Kiter€950Ben, Non-kiter€950Room togetherIncludedTotal for two€1,900',
  )
  await expect(price).toContainText('Today€400')
  await expectAccessible(page)
  // A reload keeps all of it.
  await page.reload()
  await expect(page.getByRole('region', { name: 'Ben' }).getByLabel('Last name')).toHaveValue('Claes')
  await expect(page.getByRole('radio', { name: 'Share a room together' })).toBeChecked()
  await page.getByRole('button', { name: 'Checkout' }).click()
  await signUpByForm(page)

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check and pay')
  const retreat = page.getByRole('region', { name: 'Your retreat' })
  await expect(retreat).toContainText('Total for two€1,900')
  await page.getByRole('radio', { name: 'Deposits' }).check()
  await page.getByRole('radio', { name: 'Card' }).check()
  await expect(retreat).toContainText('Today€400By Tue 23 Sept€1,500Airport tax€80 cash')
  expect(await wordsOf(page)).toBeLessThanOrEqual(330)
  await expectAccessible(page)

  const order = page.getByRole('button', { name: 'Order with obligation to pay' })
  await order.click()
  const agreed = page.getByRole('checkbox', { name: 'Ben agrees that I order for both of us.' })
  await expect(agreed).toBeFocused()
  await expect(page.getByText('Please tick this first')).toBeVisible()
  await agreed.check()
  await order.click()
  await expect(page.getByRole('button', { name: 'Pay €400' })).toBeVisible()
  await page.getByRole('button', { name: 'Pay €400' }).click()
  await expect(page.getByText('Payment successful, €400 by card')).toBeVisible()
  await expect(page.getByText('Your 2 places on Nov 7–14, 2025 are confirmed, Awa.')).toBeVisible()
  const payments = page.locator('section', { hasText: 'Your payments' })
  await expect(payments.first()).toContainText('€1,500')

  // Ben says by his link what only he can say.
  const link = await page.getByText(/\/traveller\//).innerText()
  await page.context().clearCookies()
  await page.goto(new URL(link).pathname)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ben, you’re going to The Gambia')
  await expect(page.getByText('A room with Awa')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save my details' }).click()
  await expect(page.getByText('Nothing new to save')).toBeVisible()
  await page.getByLabel('Phone number').fill('+32 470 00 00 04')
  await page.getByLabel('Emergency contact').fill('Hanne Maes')
  await page.getByLabel('Emergency phone').fill('+32 470 00 00 04')
  await page.getByRole('radio', { name: 'Vegan' }).check()
  await page.getByRole('button', { name: 'Save my details' }).click()
  await expect(page.getByText('This is your own number')).toBeVisible()
  await page.getByLabel('Emergency phone').fill('+32 470 00 00 05')
  await page.getByRole('button', { name: 'Save my details' }).click()
  await expect(page.getByRole('heading', { name: 'All done' })).toBeVisible()

  // Awa sees that he is done, and not what he said.
  await logIn(page.request)
  await page.goto('/dashboard')
  await expect(page.getByText('2 of 2 complete')).toBeVisible()
  await expect(page.getByText('Balance due: €1,500')).toBeVisible()
  await expect(page.getByText('Hanne Maes')).toHaveCount(0)
  await expectAccessible(page)
})

test('Awa cancels Ben’s place alone: he leaves, hers stays, and the refund is named before', async ({
  page,
}) => {
  const awa = await orderPair(page.request)
  await payByCard(page, awa, 'deposit')
  await page.goto('/dashboard')
  // The rows of her booking have the figures and papers of both, as the payment did.
  await expect(page.getByText('€400 of €1,900 paid')).toBeVisible()
  await expect(page.getByText('Your order, 2 receipts')).toBeVisible()
  const before = page.locator('details', { hasText: 'If Ben cancels today' })
  await expect(before.locator('summary')).toContainText('€200 refund')
  await before.locator('summary').click()
  await expect(before).toContainText('Each payment is refunded to the person who made it.')
  await page.getByRole('button', { name: 'Cancel Ben’s place' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('Cancel Ben’s place on Nov 7–14, 2025?')
  await expect(dialog).toContainText('€200 refund')
  await expect(dialog).toContainText('Nothing more is owed for this place.')
  await expect(dialog).toContainText('It goes to your card, because you paid for Ben.')
  await expect(dialog).toContainText('Your own place and price stay as they are.')
  await dialog.getByRole('button', { name: 'Cancel Ben’s place' }).click()
  await expect(page.getByText('Non-kiter · cancelled')).toBeVisible()
  await expect(before).toHaveCount(0)
  await expect(page.getByText('Balance due: €750')).toBeVisible()
  await expect(page.getByText('€200 of €950 paid')).toBeVisible()
})

test('Awa pays only her deposit, and Ben’s stays to be paid by his link', async ({ page }) => {
  await signUp(page.request)
  await submitPair(page.request)
  await page.goto('/payment')
  await page.getByRole('radio', { name: 'Only my deposit, €200' }).check()
  await page.getByRole('radio', { name: 'Card' }).check()
  await expect(page.getByRole('region', { name: 'Your retreat' })).toContainText('Today€200By link€200')
  await page.getByRole('checkbox', { name: 'Ben agrees' }).check()
  await page.getByRole('button', { name: 'Order with obligation to pay' }).click()
  await page.getByRole('button', { name: 'Pay €200' }).click()
  await expect(page.getByText('Payment successful, €200 by card')).toBeVisible()
  await page.goto('/dashboard')
  await expect(page.getByText('This link pays for Ben, without an account.')).toBeVisible()
  await expect(page.getByText(/Ben’s place isn’t paid yet\. We’re holding it until/)).toBeVisible()
  await page.getByRole('link', { name: 'Pay for Ben' }).click()
  await expect(page.getByRole('radio', { name: /^Deposit/ })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay for Ben’s place')
  await expect(page.getByText('For Ben Claes')).toBeVisible()
  await expect(page.getByText('We’re holding Ben’s place until')).toBeVisible()
})

test('Ben pays his balance from his own page, and finds the way back to it', async ({ page }) => {
  const awa = await orderPair(page.request)
  await payByCard(page, awa, 'deposit')
  const pageForBen = await pageOfBen(page.request, awa)
  await page.context().clearCookies()
  await page.goto(pageForBen)
  await page.getByText('Pay your €750 yourself').click()
  await page.getByRole('link', { name: 'Pay €750' }).click()
  await page.getByRole('radio', { name: 'Card' }).check()
  await page.getByRole('button', { name: 'Pay €750 by card' }).click()
  await page.getByRole('button', { name: 'Pay €750' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, your payment has arrived')
  await page.getByRole('link', { name: 'Back to my page' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ben, you’re going to The Gambia')
  await expect(page.getByText('Pay your €750 yourself')).toHaveCount(0)
})

test('what Ben’s room now costs more is ordered before anybody is asked to pay it', async ({ page }) => {
  await signUp(page.request)
  const [awa, ben] = await submitPair(page.request)
  await payByCard(page, awa, 'deposit')
  const edited = await page.request.patch(`/api/leads/${ben.id}`, { data: { selectedRoom: 'private' } })
  expect(edited.status()).toBe(200)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Confirm your change' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Pay only my' })).toHaveCount(0)
  await page.goto(`/payment?leadId=${awa.id}&alone=true`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your change')
  const retreat = page.getByRole('region', { name: 'Your retreat' })
  await expect(retreat).toContainText('Ben Claes')
  await expect(retreat).not.toContainText('For Awa Jallow')
  await page.getByRole('checkbox', { name: 'Ben agrees' }).check()
  await page.getByRole('button', { name: 'Order with obligation to pay' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay your balance')
  await page.goto(`/payment?leadId=${awa.id}`)
  await expect(page.getByText('Each can cancel alone.')).toContainText('€575 for Awa and €665 for Ben')
})

test('Awa chooses for Ben too when their date moves, and then pays for both', async ({ page }) => {
  const awa = await orderPair(page.request)
  await payByCard(page, awa, 'deposit')
  await enterAdmin(page)
  const data = { dryRun: false, words: 'The flight moved.', startsOn: '2025-11-08', endsOn: '2025-11-15' }
  const moved = await page.request.post(`/api/admin/retreats/${await dateId(page)}/change`, { data })
  expect(moved.status()).toBeLessThan(300)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Your retreat moves to other days' })).toBeVisible()
  await page.getByRole('button', { name: 'Come on Nov 8–15, 2025' }).first().click()
  const ofBen = page.getByText('Ben’s retreat moves to other days')
  await expect(ofBen).toBeVisible()
  await expect(page.getByText('Your retreat moves to other days')).toHaveCount(0)
  await page.getByRole('button', { name: 'Come on Nov 8–15, 2025' }).click()
  await expect(ofBen).toHaveCount(0)
  await expect(page.getByText('Balance due: €1,500')).toBeVisible()
})

test('Ben, with an account of his own, is asked for what is missing and never told that he paid', async ({
  page,
}) => {
  const awa = await orderPair(page.request)
  await payByCard(page, awa, 'deposit')
  const token = (await pageOfBen(page.request, awa)).split('/').at(-1)
  await page.context().clearCookies()
  await signUp(page.request, { email: 'ben@example.com', firstName: 'Ben', lastName: 'Claes' })
  expect((await page.request.post(`/api/travellers/${token}/claim`)).status()).toBe(200)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Add your details' })).toBeVisible()
  await expect(page.getByText('We still need this from you: phone')).toBeVisible()
  await expect(page.getByText('No special diet')).toHaveCount(0)
  await page.getByRole('button', { name: 'Cancel booking' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('It goes to Awa, who paid it.')
  await dialog.getByRole('button', { name: 'Cancel my booking' }).click()
  await expect(page.getByRole('heading', { name: '€200 refunded to the person who paid' })).toBeVisible()
  await expect(page.getByText('your card')).toHaveCount(0)
})

test('Awa edits what she knows of Ben, and is not asked for what only he can say', async ({ page }) => {
  await orderPair(page.request)
  await page.goto('/payment')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay for your places')
  await page.goto('/dashboard')
  await expect(page.getByText('After that, we release your places.')).toBeVisible()
  // What is said of Ben's place is about that place alone: Awa's own is still to be paid.
  await page.getByRole('button', { name: 'Cancel Ben’s place' }).click()
  await expect(page.getByRole('alertdialog')).toContainText(
    'Nothing is paid for Ben’s place, so cancelling it costs nothing. We release the place',
  )
  await page.getByRole('button', { name: 'Keep Ben’s place' }).click()
  // Her own place: Ben's stays, but only as long as it is held.
  await page.getByRole('button', { name: 'Cancel my place' }).click()
  await expect(page.getByRole('alertdialog')).toContainText(
    'Ben’s place stays: €950 is left to pay for it. Ben’s place isn’t paid yet: we hold it until Wed 3 Sept',
  )
  await page.getByRole('button', { name: 'Keep my place' }).click()
  await page.getByRole('link', { name: 'Edit what you know of Ben' }).click()
  await expect(page.getByRole('heading', { name: 'Edit the booking of Ben Claes' })).toBeVisible()
  await expect(page.getByText('Only Ben can add an emergency contact and health notes.')).toBeVisible()
  await expect(page.getByLabel('Emergency contact')).toHaveCount(0)
})

test('somebody new is not red before anything is typed, is named in what is missing, and can be left out again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/booking')
  await page.getByRole('button', { name: 'Bring someone' }).click()
  const card = page.getByRole('region', { name: /^(Traveller 2|Ben)$/ })
  const first = card.getByLabel('First name')
  await expect(first).toBeFocused()
  await first.pressSequentially('Ben')
  const required = page.getByText(/ is required$/)
  await expect(required).toHaveCount(0)
  await card.getByLabel('Last name').pressSequentially('Claes')
  // One tap brings another.
  await page.getByRole('button', { name: 'Bring another' }).click()
  const third = page.getByRole('region', { name: 'Traveller 3' }).getByLabel('First name')
  await expect(third).toBeFocused()
  await expect(required).toHaveCount(0)
  await expect(page.getByRole('radio', { name: 'You and Ben' })).not.toBeChecked()
  await page.getByRole('radio', { name: NOVEMBER }).check()
  await page.getByRole('button', { name: 'Checkout' }).click()
  await page.getByRole('link', { name: 'Traveller 3: First name' }).click()
  await expect(third).toBeFocused()
  await page.getByRole('button', { name: 'Remove Traveller 3' }).click()
  await page.getByRole('button', { name: 'Remove Ben' }).click()
  await expect(page.getByRole('button', { name: 'Bring someone' })).toBeFocused()
  await expect(page.getByRole('radio', { name: 'Shared room' })).toBeVisible()
})
