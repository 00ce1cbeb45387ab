import { expect, expectAccessible, test } from './fixtures.ts'
import { enterAdmin, guestReportsDeposit, openDesk } from './operator.ts'

test.use({ viewport: { width: 375, height: 812 } })

test('without a network what is sent fails at once and is never sent by itself, and an undo that was not heard is said', async ({
  page,
  context,
  request,
  expectProblem,
}) => {
  expectProblem({ about: 'ERR_INTERNET_DISCONNECTED' })
  await guestReportsDeposit(request, { firstName: 'Bram', lastName: 'Claes' })
  await enterAdmin(page)
  const sent: string[] = []
  page.on('request', (each) => {
    if (each.method() === 'POST') sent.push(new URL(each.url()).pathname)
  })
  await context.setOffline(true)
  await expect(page.getByText(/^You see Today as of \d\d:\d\d\./)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Received €200 from Bram Claes' }).click()
  await expect(page.getByText('The server cannot be reached. Please try again.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('No connection')).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Transfers to check 1' })).toBeVisible()
  expect(sent.filter((path) => path.endsWith('/receive'))).toHaveLength(1)

  await page.getByRole('button', { name: 'Received €200 from Bram Claes' }).click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Not undone: €200 from Bram Claes')).toBeVisible()
  await context.setOffline(false)
  await page
    .getByRole('complementary', { name: 'Just entered' })
    .getByRole('button', { name: 'Try again' })
    .click()
  await expect(page.getByText('Undone: €200 from Bram Claes')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Received €200 from Bram Claes' })).toBeVisible()
})
