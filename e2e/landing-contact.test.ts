import type { Page } from '@playwright/test'
import { INVALID_EMAIL } from '#domain/base/text-schema.ts'
import { expect, expectAccessible, test, visitorTest } from './fixtures.ts'
import { holdTime } from './hold-time.ts'

async function openForm(page: Page): Promise<void> {
  await page.goto('/#contact')
  await page.getByText('Write us a message').click()
}

test('a sent message is confirmed, and the form is cleared', async ({ page }) => {
  await holdTime(page)
  await openForm(page)
  await page.getByLabel('First name').fill('Awa')
  await page.getByLabel('Email').fill('awa@example.com')
  await page.getByLabel('Message').fill('Is there wind in November?')
  const sent = page.waitForRequest('/api/contacts')
  await page.getByRole('button', { name: 'Send message' }).click()
  expect((await sent).postDataJSON()).toEqual({
    firstName: 'Awa',
    lastName: '',
    email: 'awa@example.com',
    phone: '',
    retreat: '',
    experience: '',
    message: 'Is there wind in November?',
  })
  await expect(page.getByText('Message sent successfully!')).toBeVisible()
  await expect(
    page.getByText("We'll get back to you within 24 hours to discuss your kitesurfing adventure."),
  ).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('')
  await expect(page.getByLabel('Message')).toHaveValue('')
  await expectAccessible(page)
})

visitorTest(
  'a field that the server refuses shows its error, and nothing typed is lost',
  async ({ page, expectProblem }) => {
    expectProblem({ status: 422, about: '/api/contacts' })
    await openForm(page)
    await page.getByLabel('First name').fill('Awa')
    await page.getByLabel('Email').fill('no address')
    await page.getByLabel('Message').fill('Hello')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText('Error sending message')).toBeVisible()
    const email = page.getByLabel('Email')
    await expect(email).toBeFocused()
    await expect(email).toHaveAccessibleDescription(INVALID_EMAIL)
    await expect(email).toHaveValue('no address')
    await expect(page.getByLabel('Message')).toHaveValue('Hello')
    await expectAccessible(page)
  },
)

visitorTest('a message that failed can be sent again', async ({ page, expectProblem }) => {
  expectProblem({ about: '/api/contacts' })
  await page.route('/api/contacts', (route) => route.abort())
  await openForm(page)
  await page.getByLabel('First name').fill('Awa')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Please try again later.')).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Awa')
  await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled()
})
