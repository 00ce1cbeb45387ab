import { expect, expectAccessible, test } from './fixtures.ts'
import { enterAdmin } from './operator.ts'

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
