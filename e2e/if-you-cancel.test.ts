import type { Locator } from '@playwright/test'
import { formatShortDay } from '#domain/base/dates.ts'
import { expect, expectAccessible, test, visitorTest } from './fixtures.ts'
import { KEEP_DATES_OPEN, NOVEMBER, refundEndText, signedInWithBooking } from './guest.ts'
import { holdFonts, holdScripts, loadFonts } from './page-files.ts'

/** Returns the refund steps, one line each: amount, words, dates. Poll it: before hydration times are in GMT. */
async function stepsIn(place: Locator): Promise<string[]> {
  await expect(place.locator('.refund-steps').getByRole('listitem').first()).toBeVisible()
  const items = await place.locator('.refund-steps').getByRole('listitem').all()
  return Promise.all(
    items.map(async (item) => {
      const lines = await item.locator('p').allInnerTexts()
      return lines.map((line) => line.replaceAll(/\s+/g, ' ').trim()).join(' | ')
    }),
  )
}

visitorTest(
  'the landing page shows the refund steps of the first retreat that has all of them',
  async ({ page }) => {
    await page.goto('/')
    const place = page.locator('#if-you-cancel')
    await place.scrollIntoViewIfNeeded()
    await expect(place).toContainText(
      'What we’d refund if you book Oct 31–Nov 7, 2025 today and pay €950 in full.',
    )
    await expect
      .poll(() => stepsIn(place))
      .toEqual([
        '€950 refund | Full refund | within 48 hours of booking',
        `€750 refund | All except the deposit | until ${formatShortDay('2025-09-16')}`,
        `€375 refund | Half, excluding the deposit | until ${formatShortDay('2025-10-01')}`,
        `No refund | from ${formatShortDay('2025-10-02')} until it starts on ${formatShortDay('2025-10-31')}`,
      ])
  },
)

visitorTest(
  'the booking form says what is refunded for the chosen date, and shows the steps when opened',
  async ({ page }) => {
    await page.goto('/booking')
    const section = page.getByRole('region', { name: 'If you cancel' })
    await expect(section).toContainText('Choose your dates')
    const november = page.getByRole('radio', { name: NOVEMBER })
    await november.check()
    await expect(november).toHaveAccessibleDescription(
      `in 67 days · 0 of 4 have booked 8 places If fewer than 4 have booked by ${formatShortDay('2025-10-18')}, we cancel this retreat and refund everything. Balance due by ${formatShortDay('2025-09-23')}. Cancel by then for a full refund, minus the deposit.`,
    )
    await expect(section.locator('.refund-steps')).toBeHidden()
    await section.getByText('If you cancel').click()
    await expect
      .poll(async () => (await stepsIn(section)).map((step) => step.split(' | ')[0]))
      .toEqual(['€950 refund', '€750 refund', '€375 refund', 'No refund'])
    await page.getByRole('radio', { name: 'Private', exact: false }).first().check()
    await expect(section).toContainText('pay €1,130 in full')
    await expect(section).toContainText('If you pay only the €200 deposit: Cancel by')
    await expect(section).not.toContainText('Your retreat starts in')
    await expectAccessible(page)
  },
)

test('the payment page says what is refunded for the chosen amount, and shows the steps when opened', async ({
  page,
}) => {
  const lead = await signedInWithBooking(page)
  const end = refundEndText(lead)
  await page.goto('/payment')
  const row = page.getByRole('group').filter({ hasText: 'If you cancel' })
  await expect(row).toHaveCount(0)
  await page.getByRole('radio', { name: 'Deposit' }).check()
  await expect(row).toContainText(
    `Cancel by ${end} and you lose nothing; after that, you lose €200 and owe nothing more.`,
  )
  await row.getByText('If you cancel').click()
  await expect
    .poll(() => stepsIn(row))
    .toEqual([
      `€200 refund | Deposit refunded | until ${end}`,
      `No refund | after that, until it starts on ${formatShortDay('2025-11-07')}`,
    ])
  await page.getByRole('radio', { name: 'Full payment' }).check()
  await expect(row).toContainText(
    `by ${formatShortDay('2025-09-23')}, €200; by ${formatShortDay('2025-10-08')}, €665; after that, everything you’ve paid.`,
  )
  await expect.poll(() => stepsIn(row)).toHaveLength(4)
  await expectAccessible(page)
})

test.describe('twelve days before the retreat, in Brussels', () => {
  test.use({ settings: { appNow: '2025-10-26T09:00:00Z' }, timezoneId: 'Europe/Brussels' })

  test('the form warns that a late booking soon has no refund, and nothing moves when the deadlines switch to the device’s time', async ({
    page,
    server,
  }) => {
    await server.execute(KEEP_DATES_OPEN)
    const scriptsArrive = await holdScripts(page)
    await page.goto('/booking?date=2025-11-07', { waitUntil: 'commit' })
    const room = page.getByRole('radio', { name: 'Shared room' })
    await room.waitFor()
    await loadFonts(page)
    const placeOf = () => room.evaluate((radio) => radio.getBoundingClientRect().top + window.scrollY)
    const before = await placeOf()
    const date = page.getByRole('radio', { name: NOVEMBER })
    await expect(date).toHaveAccessibleDescription(
      new RegExp(String.raw`Cancel by ${formatShortDay('2025-10-28')}, 09:0\d GMT and you lose nothing`),
    )
    scriptsArrive()
    await expect(date).toHaveAccessibleDescription(
      new RegExp(
        String.raw`All due within 48 hours 8 places Cancel by ${formatShortDay('2025-10-28')}, 10:0\d and you lose nothing; after that, you lose everything you’ve paid\.`,
      ),
    )
    expect(await placeOf()).toBe(before)

    const section = page.getByRole('region', { name: 'If you cancel' })
    await expect(section).toContainText('Your retreat starts in 12 days. Check flights before you book.')
    await section.getByText('If you cancel').click()
    await expect
      .poll(async () => (await stepsIn(section)).map((step) => step.replaceAll(/:0\d/g, ':00')))
      .toEqual([
        `€950 refund | Full refund | until ${formatShortDay('2025-10-28')}, 10:00`,
        `No refund | after that, until it starts on ${formatShortDay('2025-11-07')}`,
      ])
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } })

  test('no field of the booking form moves when the fonts load late', async ({ page }) => {
    const fontsArrive = await holdFonts(page)
    await page.goto('/booking')
    const heading = page.getByRole('heading', { name: 'Your Information' })
    const room = page.getByRole('radio', { name: 'Shared room' })
    const firstName = page.getByLabel('First name')
    const places = () =>
      Promise.all(
        [heading, room, firstName].map((each) =>
          each.evaluate((element) => element.getBoundingClientRect().top + window.scrollY),
        ),
      )
    await firstName.waitFor()
    const before = await places()
    fontsArrive()
    await loadFonts(page)
    expect(await places()).toEqual(before)
  })
})
