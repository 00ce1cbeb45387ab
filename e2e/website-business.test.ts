import { expect, expectAccessible, test } from './fixtures.ts'
import { enterAdmin, logInOperator } from './operator.ts'

test('a chapter of the guide is written for one date, from the one for all', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await logInOperator(page.request)
  await page.goto('/admin/website/page/guide?part=guide.arrival')
  const sheet = page.getByRole('dialog', { name: /^Chapter of the guide/ })
  const text = sheet.getByRole('textbox')
  await expect(text).toHaveValue(/^# /)
  const forAll = await text.inputValue()
  await sheet.getByLabel('Who reads it').selectOption({ index: 1 })
  await expect(page.getByRole('dialog', { name: 'Chapter of the guide for one date' })).toBeVisible()
  await expect(text).toHaveValue(forAll)
  await expectAccessible(page)
  await text.fill('# By boat\n\nWe meet at the pier.')
  const frame = page.frameLocator('iframe')
  await expect(frame.getByText('We meet at the pier.')).toBeVisible()
  await sheet.getByLabel('Who reads it').selectOption({ index: 0 })
  await expect(text).toHaveValue(forAll)
  await expect(frame.getByText('We meet at the pier.')).toBeHidden()
})

test('on a phone, the operator changes an excursion and her chat app, publishes, and a guest sees both', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await enterAdmin(page, '/admin/website/business')
  await page.getByRole('button', { name: /^Chat app/ }).click()
  const chat = page.getByRole('dialog', { name: 'Chat app' })
  await chat.getByRole('textbox').fill('Signal')
  await chat.getByRole('textbox').press('Tab')
  await expect(chat.getByText('Write one of these: WhatsApp, Telegram')).toBeVisible()
  await expectAccessible(page)
  await chat.getByRole('button', { name: 'Use Telegram' }).click()
  await chat.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('button', { name: /^Chat app/ })).toContainText('Telegram')
  await page.getByRole('button', { name: 'Unfold What you offer' }).click()
  await page.getByRole('button', { name: /^Excursions/ }).click()
  const excursions = page.getByRole('dialog', { name: 'Excursions' })
  await excursions.getByRole('textbox').press('ControlOrMeta+End')
  await excursions.getByRole('textbox').pressSequentially('\nAbuko Nature Reserve')
  await excursions.getByRole('button', { name: 'Done' }).click()

  await page.goto('/admin/website/page?part=packages.bothInclude')
  const sheet = page.getByRole('dialog', { name: 'In both packages' })
  await expect(sheet.getByRole('textbox')).toHaveValue(/Cultural excursions/)
  const text = await sheet.getByRole('textbox').inputValue()
  await sheet.getByRole('textbox').fill(text.replace('Cultural excursions', 'A day in Abuko'))
  const frame = page.frameLocator('iframe')
  await expect(frame.getByText('A day in Abuko')).toBeVisible()
  await sheet.getByRole('button', { name: 'Done' }).click()
  await expect(
    page
      .getByText(/^Draft saved/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible()

  await page.goto('/admin/website/publish')
  await expect(page.getByRole('region', { name: 'Business, chat app' })).toContainText('ThenTelegram')
  await page.getByRole('button', { name: 'Publish 3 changes' }).click()
  await expect(page.getByText('Business, excursions: “Abuko Nature Reserve” added')).toBeVisible()
  await expect(page.getByText('Business, chat app: WhatsApp → Telegram')).toBeVisible()
  await expect(
    page.getByText('Landing page, in both packages: “A day in Abuko” added, “Cultural excursions” taken out'),
  ).toBeVisible()

  const guest = await context.newPage()
  await guest.goto('/')
  await expect(guest.getByText('A day in Abuko')).toBeVisible()
  await expect(guest.getByRole('link', { name: /Telegram/ }).first()).toHaveAttribute(
    'href',
    /^https:\/\/t\.me\//,
  )
})
