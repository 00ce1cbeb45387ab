import type { Page } from '@playwright/test'
import { availabilitySchema } from '#domain/contract/api-shapes.ts'
import { bookByOthers, fillKiter } from './fill-booking-form.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { NOVEMBER, signUp } from './guest.ts'
import { holdTime } from './hold-time.ts'

const OCTOBER = 'Oct 31–Nov 7, 2025'

function movedPrice(page: Page) {
  return page.getByRole('region', { name: 'The price has gone up' })
}

async function kitersOnNovember(page: Page): Promise<unknown> {
  const answer = await page.request.get('/api/booking-availability')
  return availabilitySchema.parse(await answer.json())[NOVEMBER]?.kiterBooked
}

test('a price that rose meanwhile needs consent before anything is booked, and nothing typed is lost', async ({
  page,
  playwright,
  server,
  expectProblem,
}) => {
  expectProblem({ status: 409, about: '/api/submit-booking' })
  await page.goto('/booking')
  await fillKiter(page)
  await expect(page.getByRole('region', { name: 'Price', exact: true })).toContainText('Total€950')
  await bookByOthers(playwright, server, 6)
  await page.getByRole('button', { name: 'Checkout' }).click()

  const moved = movedPrice(page)
  await expect(moved).toBeInViewport()
  await expect(moved.getByRole('heading')).toBeFocused()
  await expect(moved).toContainText(
    'The Super Early Bird spots are gone. Nothing has been booked or charged yet.',
  )
  await expect(moved).toContainText('Early Birdit was €950€1,100')
  await expect(page.getByRole('region', { name: 'Price', exact: true })).toContainText('Total€1,100')
  await expect(page.getByRole('button', { name: 'Checkout' })).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Notifications' })).toHaveText('')
  await expect(page.getByLabel('Kiting experience')).toHaveValue('Two lessons so far')
  expect(await kitersOnNovember(page)).toBe(6)
  expect(new URL(page.url()).pathname).toBe('/booking')
  await expectAccessible(page)

  await moved.getByRole('button', { name: 'Continue for €1,100' }).dblclick()
  await page.waitForURL('**/auth')
  expect(await kitersOnNovember(page)).toBe(7)
})

test('a guest can change the booking at the new price instead', async ({
  page,
  playwright,
  server,
  expectProblem,
}) => {
  expectProblem({ status: 409, about: '/api/submit-booking' })
  await signUp(page.request)
  await page.goto('/booking')
  await expect(page.getByLabel('First name')).toHaveValue('Awa')
  await fillKiter(page)
  await bookByOthers(playwright, server, 6)
  await page.getByRole('button', { name: 'Checkout' }).click()
  await movedPrice(page).getByRole('button', { name: 'Change my booking' }).click()
  await expect(page.getByRole('radio', { name: 'Kiter', exact: true })).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book at the Early Bird price')
  await expect(movedPrice(page)).toHaveCount(0)
  await page.getByRole('radio', { name: 'Private room' }).check()
  await expect(page.getByRole('region', { name: 'Price', exact: true })).toContainText('Total€1,280')
  await page.getByRole('button', { name: 'Checkout' }).click()
  await page.waitForURL('**/payment')
  const mine = await page.request.get('/api/my-bookings')
  expect(await mine.json()).toMatchObject([{ selectedRoom: 'private', quote: { total: 1280 } }])
})

test('a price that rises twice needs consent twice, and changing the room withdraws the question', async ({
  page,
  playwright,
  server,
  expectProblem,
}) => {
  expectProblem({ status: 409, about: '/api/submit-booking' })
  await page.goto('/booking')
  await fillKiter(page)
  await bookByOthers(playwright, server, 6)
  await page.getByRole('button', { name: 'Checkout' }).click()
  await expect(movedPrice(page)).toContainText('it was €950')
  await bookByOthers(playwright, server, 6, OCTOBER)
  await page.getByRole('button', { name: 'Continue for €1,100' }).click()
  await expect(movedPrice(page)).toContainText('Standardit was €1,100€1,250')
  await page.getByRole('radio', { name: 'Private room' }).check()
  await expect(movedPrice(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Checkout' }).click()
  await page.waitForURL('**/auth')
})

test('without a known price the form shows the first one and asks again by itself', async ({
  page,
  server,
  playwright,
  expectProblem,
}) => {
  expectProblem({ status: 500, about: '/api/' })
  expectProblem({ about: 'could not be read' })
  const time = await holdTime(page)
  await server.execute('alter table bookings rename to bookings_away')
  const asked = page.waitForResponse('**/api/pricing-tiers')
  await page.goto('/booking')
  await asked
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book at the Super Early Bird price')
  await expect(page.getByRole('main')).not.toContainText(/spots (left|available)/)
  const price = page.getByRole('region', { name: 'Price', exact: true })
  await expect(price).toContainText('Total€950')

  await server.execute('alter table bookings_away rename to bookings')
  await bookByOthers(playwright, server, 6)
  await time.pass()
  await expect(price).toContainText('Total€1,100')
  await fillKiter(page)
  await page.getByRole('button', { name: 'Checkout' }).click()
  await page.waitForURL('**/auth')
})
