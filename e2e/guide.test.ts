import { formatShortDay } from '#domain/base/dates.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { NOVEMBER, payByCard, signedInWithBooking } from './guest.ts'
import { openRow } from './rows.ts'

test.describe('around the guide’s first day', () => {
  // The retreat of November 7: two months before is September 7.
  test.use({ settings: { appNow: '2025-09-06T12:00:00Z' } })

  test('the dashboard says when the guide appears, and on that day it opens and prints without the page’s frame', async ({
    page,
    server,
  }) => {
    const lead = await signedInWithBooking(page)
    await page.goto('/dashboard')
    await expect(page.getByText('Posted here 2 months before your retreat.')).toHaveCount(2)

    await payByCard(page, lead, 'deposit')
    await page.goto('/dashboard')
    await expect(page.getByText(`Available from ${formatShortDay('2025-09-07')}.`)).toHaveCount(2)
    await page.goto(`/guide/${lead.id}`)
    await expect(page.getByRole('heading', { name: 'Your guide comes later' })).toBeVisible()
    await expect(
      page.getByText(`The guide for ${NOVEMBER} will be here from ${formatShortDay('2025-09-07')}.`),
    ).toBeVisible()

    await server.restart({ appNow: '2025-09-07T00:00:00Z' })
    await page.goto('/dashboard')
    await expect(page.getByText('Available from')).toHaveCount(0)
    await expectAccessible(page)
    await openRow(page, 'Pre-retreat information')
    await page.getByRole('link', { name: 'Packing list' }).click()
    await page.waitForURL(`**/guide/${lead.id}#packing-list`)
    for (const title of [
      'Fitness program',
      'Packing list',
      'Health and entry documents',
      'Arrival',
      'Contact at the retreat',
    ]) {
      await expect(page.getByRole('region', { name: title })).toBeVisible()
    }
    await expect(page.getByRole('heading', { name: 'Weeks 1 and 2: wake up' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Packing list' })).toContainText(
      '€40 in cash for the airport tax',
    )
    await expectAccessible(page)

    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('region', { name: 'Contact at the retreat' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeHidden()
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
  })
})

test('an unpaid booking has no guide, and a visitor who is not signed in is asked to sign in', async ({
  page,
  browser,
}) => {
  const lead = await signedInWithBooking(page)
  await page.goto(`/guide/${lead.id}`)
  await expect(page.getByRole('heading', { name: 'There’s no guide here' })).toBeVisible()
  const other = await browser.newContext()
  const stranger = await other.newPage()
  await stranger.goto(new URL(`/guide/${lead.id}`, page.url()).href)
  await expect(stranger.getByRole('heading', { name: 'Please sign in' })).toBeVisible()
  await other.close()
})
