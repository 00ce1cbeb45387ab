import { expect, expectAccessible, test } from './fixtures.ts'
import { mailedLink } from './operator.ts'
import { holdScripts } from './page-files.ts'

test('a visitor whom no date suits asks to be told of the next season, confirms, and leaves again', async ({
  page,
  expectProblem,
}) => {
  expectProblem({ status: 422, about: '/api/season-alerts' })
  expectProblem({ status: 404, about: '/season/' })
  await page.goto('/booking')
  // Until the form is ready, the line leads to a page of its own.
  await expect(page.getByRole('button', { name: 'Show later dates' })).toBeEnabled()
  await page.getByRole('link', { name: 'Tell me when the next season opens' }).click()
  const form = page.getByRole('region', { name: 'Tell me when the next season opens' })
  await expect(form.getByLabel('Email')).toBeFocused()
  await form.getByLabel('Email').fill('omar@')
  await form.getByLabel('Email').press('Enter')
  await expect(form.getByText(/email/i).last()).toBeVisible()
  await form.getByLabel('Email').fill('omar@example.com')
  await form.getByRole('button', { name: 'Tell me' }).click()
  await expect(page.getByText('We’ve sent a link to omar@example.com.')).toBeVisible()

  await page.goto(await mailedLink(page.request, /\/season\/[\w-]+/))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Shall we tell you when the next season opens?',
  )
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Yes, tell me' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We’ll tell you')
  await page.reload()
  await page.getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We’ve deleted your address')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works')
})

test('pressed before the form is ready, the line leads to a page that asks for the address', async ({
  page,
}) => {
  const arrive = await holdScripts(page)
  await page.goto('/booking')
  await page.getByRole('link', { name: 'Tell me when the next season opens' }).click()
  arrive()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The next season')
  await page.getByLabel('Email').fill('omar@example.com')
  await page.getByRole('button', { name: 'Tell me' }).click()
  await expect(page.getByText('We’ve sent a link to omar@example.com.')).toBeVisible()
})
