import type { FrameLocator, Page } from '@playwright/test'
import { jpegPhoto } from '#test/sample-pictures.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { logInOperator } from './operator.ts'

const PHONE = { width: 375, height: 812 }
const OLD = 'Full refund within 48 hours of booking'
const NEW = 'Not sure yet? Full refund within 48 hours of booking'

/** Opens the editor of the landing page. */
async function openEditor(page: Page, path = '/admin/website/page'): Promise<FrameLocator> {
  await logInOperator(page.request)
  await page.goto(path)
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('button', { name: 'Change: Headline' })).toBeVisible()
  return frame
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('the operator taps a sentence, changes it around its figure, and publishes it; frame, sheet and desk are accessible', async ({
    page,
  }) => {
    const frame = await openEditor(page)
    await expectAccessible(page)
    const part = frame.getByRole('button', { name: 'Change: Refund line' })
    await part.click()
    const sheet = page.getByRole('dialog', { name: 'Refund line' })
    const text = sheet.getByRole('textbox')
    await expect(text).toBeFocused()
    await expect(text).toHaveValue('Full refund within {48} hours of booking')
    await expectAccessible(page)
    expect((await part.boundingBox())?.y, 'the part is above the sheet').toBeLessThan(250)

    await text.fill('Not sure yet? Full refund within {72} hours of booking')
    await expect(sheet.getByText('{72} was typed. The page fills in 48, so we put it back.')).toBeVisible()
    await expect(text).toHaveValue('Not sure yet? Full refund within {48} hours of booking')
    await expect(part).toHaveText(NEW)
    await sheet.getByRole('button', { name: 'Remove' }).click()
    await text.press('Tab')
    await expect(sheet.getByText('This promise needs its figure: put {48} back')).toBeVisible()
    await sheet.getByRole('button', { name: 'Put {48} back' }).click()
    await expect(text).toHaveValue('Not sure yet? Full refund within {48} hours of booking')
    await sheet.getByRole('button', { name: 'Done' }).click()
    await expect(sheet).toBeHidden()
    await expect(part).toBeFocused()
    await expect(
      page
        .getByText(/^Draft saved, \d\d:\d\d$/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible()
    await expect(part).toHaveText(NEW)
    // Last, because axe in the frame would compare the landmarks of both pages.
    const shown = page.frame({ url: /website\/frame\/landing/ })
    if (!shown) throw new Error('The frame is missing')
    await expectAccessible(shown)

    const guest = await page.context().newPage()
    await guest.goto('/')
    await expect(guest.getByText(OLD, { exact: true })).toBeVisible()
    const published = await page.request.post('/api/admin/site/publish', { data: {} })
    expect(published.ok()).toBe(true)
    await guest.reload()
    await expect(guest.getByText(NEW, { exact: true })).toBeVisible()
    await expect(guest.locator('[data-field]')).toHaveCount(0)
    expect(await guest.content()).not.toMatch(/[\uE000-\uF8FF]/)
  })

  test('a question is hidden, shown again and added; links and prices only say where they come from', async ({
    page,
  }) => {
    const frame = await openEditor(page)
    await frame.locator('summary [data-part]', { hasText: 'How and when do I pay?' }).click()
    const sheet = page.getByRole('dialog', { name: /^Question 5 of \d$/ })
    await expect(sheet.getByRole('textbox')).toHaveCount(2)
    await sheet.getByRole('button', { name: 'Hide' }).click()
    await expect(frame.getByText('Hidden: How and when do I pay?')).toBeVisible()
    await sheet.getByRole('button', { name: 'Close' }).click()
    await frame.getByRole('button', { name: 'Show: How and when do I pay?' }).click()
    await sheet.getByRole('button', { name: 'Show' }).click()
    await expect(frame.getByText('Hidden: How and when do I pay?')).toBeHidden()
    await sheet.getByRole('button', { name: 'Add below' }).click()
    await expect(page.getByRole('dialog', { name: /^Question 6 of \d$/ })).toBeVisible()
    await expect(frame.getByText('A new question?', { exact: true })).toBeVisible()
    await page.keyboard.press('Escape')

    await frame.getByText('€950').filter({ visible: true }).first().click()
    await expect(page.getByText('€950 comes from Prices')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Open Prices' })).toBeVisible()
    await frame.getByRole('link', { name: 'Refund policy' }).press('Enter')
    await expect(page).toHaveURL(/website\/page\/refund-policy$/)
    await expect(frame.getByRole('button', { name: 'Change: Introduction' })).toBeVisible()
  })
})

test('a part that is left out is filled from its row, and a script typed into a text is text, in the frame and on the page', async ({
  page,
}) => {
  const attack = '<script>document.title="owned"</script><img src=x onerror="document.title=1">'
  const frame = await openEditor(page)
  await expect(frame.getByRole('button', { name: 'Add a person' })).toBeVisible()
  await frame.getByRole('button', { name: /^Fill in: Its size/ }).click()
  const sheet = page.getByRole('dialog', { name: 'The village' })
  await sheet.getByRole('textbox').fill('Four thousand people, and a market.')
  await sheet.getByRole('button', { name: 'Done' }).click()
  await expect(frame.getByRole('button', { name: /^Fill in: Its size/ })).toBeHidden()
  await frame.getByText('Around you').click()
  await expect(frame.getByText('Four thousand people, and a market.')).toBeVisible()

  await frame.getByRole('button', { name: 'Change: Text below the headline' }).press('Enter')
  await page.getByRole('dialog').getByRole('textbox').fill(attack)
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
  await expect(
    page
      .getByText(/^Draft saved/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
  await page.reload()
  await expect(frame.getByText(attack)).toBeVisible()
  const published = await page.request.post('/api/admin/site/publish', { data: {} })
  expect(published.ok()).toBe(true)
  await page.goto('/')
  await expect(page.getByText(attack)).toBeVisible()
  expect(await page.title()).not.toMatch(/owned|^1$/)
})

test('a picture chosen in the sheet waits for the network, goes on by itself, and is on the page', async ({
  page,
  context,
}) => {
  // A busy machine takes long to make its sizes.
  test.slow()
  const frame = await openEditor(page)
  await frame.getByRole('button', { name: 'Change: Card, picture' }).first().click()
  const sheet = page.getByRole('dialog', { name: 'Card, picture' })
  const choose = async (name: string, buffer: Buffer) =>
    sheet.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/jpeg', buffer })
  await choose('small.jpg', await jpegPhoto(480, 360))
  await expect(sheet.getByText('This picture is too small')).toBeVisible()

  // The network is lost while the picture is on its way.
  await page.route('**/api/admin/pictures', () => new Promise(() => {}))
  const isSent = page.waitForRequest('**/api/admin/pictures')
  await choose('lodge.jpg', await jpegPhoto(960, 720))
  await isSent
  await expect(sheet.getByText('Uploading...')).toBeVisible()
  await context.setOffline(true)
  await expect(sheet.getByText(/^Upload paused at \d+%$/)).toBeVisible()
  await expect(sheet.getByText('It’s kept on this device and goes on when you’re online.')).toBeVisible()
  await sheet.getByLabel('What can be seen').fill('Two kites over the lodge')
  await expectAccessible(page)
  await context.setOffline(false)
  await expect(sheet.getByText('Uploading...')).toBeVisible()

  // The server is there again, but this try is lost too: she asks for another.
  await page.unroute('**/api/admin/pictures')
  await context.setOffline(true)
  await sheet.getByRole('button', { name: 'Try again' }).waitFor()
  await context.setOffline(false)
  await expect(sheet.getByText(/^Upload paused/)).toBeHidden()
  await expect
    .poll(async () => (await page.request.get('/api/admin/site')).text(), { timeout: 60_000 })
    .toMatch(/"path":"landing.features.cards.accommodation-and-food.picture","title":"[^"]*","problem":null/)
  await sheet.getByRole('button', { name: 'Done' }).click()
  const published = await page.request.post('/api/admin/site/publish', { data: {} })
  expect(published.ok()).toBe(true)
  await page.goto('/')
  await expect(page.getByAltText('Two kites over the lodge').first()).toBeAttached()
})

test('on a laptop a jump moves the page up and down only, and the sign-in is on it @desktop', async ({
  page,
}) => {
  const frame = await openEditor(page, '/admin/website/page?part=faq.title')
  await expect(frame.getByRole('link', { name: 'Sign In/Up' })).toBeVisible()
  const moved = await page.locator('iframe').evaluate(({ parentElement }) => {
    parentElement?.scrollTo({ left: 100 })
    return parentElement?.scrollLeft
  })
  expect(moved).toBe(0)
})
