import { INVALID_EMAIL } from '#domain/base/text-schema.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { holdTime } from './hold-time.ts'

test('a message that failed or was refused shows why and is kept, and once it is sent, the form is cleared', async ({
  page,
  expectProblem,
}) => {
  expectProblem({ about: 'ERR_FAILED' })
  expectProblem({ status: 422, about: '/api/contacts' })
  await holdTime(page)
  await page.goto('/#contact')
  await page.getByText('Write us a message').click()
  await page.route('/api/contacts', (route) => route.abort())
  const send = page.getByRole('button', { name: 'Send message' })
  await page.getByLabel('First name').fill('Awa')
  await send.click()
  await expect(page.getByText('Please try again later.')).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Awa')
  await expect(send).toBeEnabled()

  await page.unroute('/api/contacts')
  const email = page.getByLabel('Email')
  await email.fill('no address')
  await page.getByLabel('Message').fill('Hello')
  await send.click()
  await expect(page.getByText('Error sending message')).toBeVisible()
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription(INVALID_EMAIL)
  await expect(email).toHaveValue('no address')
  await expect(page.getByLabel('Message')).toHaveValue('Hello')
  await expectAccessible(page)

  await email.fill('awa@example.com')
  await page.getByLabel('Message').fill('Is there wind in November?')
  const sent = page.waitForRequest('/api/contacts')
  await send.click()
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
