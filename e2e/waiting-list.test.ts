import { fillName, fillTable, fillWater } from './fill-booking-form.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { enterAdmin, mailedLink } from './operator.ts'

const DATE = 'Nov 7–14, 2025'
const places = (kiters: number) =>
  `update retreats set places_kiter = ${kiters} where starts_on = '2025-11-07'`

test('a guest waits for a full date, is offered a freed place by email, takes it and has a booking', async ({
  page,
  server,
}) => {
  await server.execute(places(0))
  await page.goto('/booking')
  await page.getByRole('link', { name: `Join the waiting list for ${DATE}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(DATE)
  await expect(page.getByText('Full for kiters')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'More non-kiters' }).click()
  await expect(
    page.getByText('We offer you places only when there are enough for both of you.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Fewer non-kiters' }).click()
  await page.getByLabel('First name').fill('Noor')
  await page.getByLabel('Email').fill('noor@example.com')
  await page.getByRole('button', { name: 'Join the waiting list' }).click()
  await expect(page.getByText('We’ve sent a link to noor@example.com.')).toBeVisible()

  const link = await mailedLink(page.request, /\/waiting-list\/[\w-]{43}/)
  await page.goto(link)
  await page.getByRole('button', { name: 'Join the waiting list' }).click()
  await expect(page.getByText('You’re number 1 on the list, Noor.')).toBeVisible()
  await expectAccessible(page)

  await server.execute(places(1))
  await expect(async () => {
    const offered = await (await page.request.get('/api/admin/outbox')).text()
    expect(offered).toContain('We’re holding it for you until Wed 3 Sept')
  }).toPass()
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A place is free, Noor')
  await expect(page.getByText('€950').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Take the place' }).click()

  await expect(page.getByText('Held for you until')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Non-kiter' })).toHaveCount(0)
  await page.getByRole('radio', { name: 'Shared room' }).check()
  await fillName(page)
  await fillTable(page)
  await fillWater(page)
  await page.getByRole('button', { name: 'Checkout' }).first().click()
  await expect(page).toHaveURL(/\/auth/)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'You’ve taken your offer' })).toBeVisible()
})

test('the email’s link asks before an offer passes, and one tap joins again at the end', async ({
  page,
  server,
  expectProblem,
}) => {
  expectProblem({ status: 409, about: '/api/waiting-list/confirm/' })
  await server.execute(places(0))
  const form = { selectedDate: DATE, kiters: 1, nonKiters: 0, firstName: 'Noor', email: 'noor@example.com' }
  expect((await page.request.post('/api/waiting-list', { data: form })).status()).toBe(202)
  const link = await mailedLink(page.request, /\/waiting-list\/[\w-]{43}/)
  await page.request.post(`/api/waiting-list/confirm/${link.split('/').at(-1)}`)
  await server.execute(places(1))
  await expect(async () => {
    await page.goto(`${link}?leave=yes`)
    await expect(page.getByText('Let it pass?')).toBeVisible({ timeout: 1000 })
  }).toPass()
  await page.getByRole('button', { name: 'Let it pass' }).click()
  await expect(page.getByRole('heading', { name: 'You let it pass' })).toBeVisible()
  await page.getByRole('button', { name: 'Join the list again' }).click()
  await expect(page.getByRole('alert').getByText('There are places on')).toBeVisible()
  await server.execute(places(0))
  await page.getByRole('button', { name: 'Join the list again' }).click()
  await expect(page.getByText('You’re number 1 on the list, Noor.')).toBeVisible()
  await page.getByRole('button', { name: 'Change places' }).click()
  await page.getByRole('button', { name: 'More kiters' }).click()
  await page.getByRole('button', { name: 'Wait for these places' }).click()
  await expect(page.getByText('2 kiter places')).toBeVisible()
  await page.getByRole('button', { name: 'Leave the list' }).click()
  await expect(page.getByText('We’ve deleted your address.')).toBeVisible()
})

test('the operator pauses a list, offers a free place out of turn, and sees whom it is held for', async ({
  page,
  server,
}) => {
  await server.execute(places(0))
  for (const firstName of ['Hanne', 'Noor', 'Greta']) {
    const data = {
      selectedDate: DATE,
      kiters: firstName === 'Hanne' ? 2 : 1,
      nonKiters: 0,
      firstName,
      email: `${firstName.toLowerCase()}@example.com`,
    }
    expect((await page.request.post('/api/waiting-list', { data })).status()).toBe(202)
    await server.execute('update waiting_entries set confirmed_at = coalesce(confirmed_at, now())')
  }
  await enterAdmin(page, '/admin/dates')
  await page.getByRole('link', { name: DATE }).first().click()
  await page.getByRole('link', { name: 'Waiting list' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Number 1: Hanne' })).toContainText(
    '2 kiter places',
  )
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByText('You choose who gets a free place.')).toBeVisible()
  await server.execute(places(1))
  await page.reload()
  await expect(page.getByText('Free for Noor: 1 kiter place')).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('button', { name: 'Offer to Hanne' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Offer to Greta' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Greta' })).toContainText('Offered until')
  await expect(page.getByRole('button', { name: 'Offer to Noor' })).toHaveCount(0)
})
