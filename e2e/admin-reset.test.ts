import * as z from 'zod/mini'
import { expect, expectAccessible, test } from './fixtures.ts'
import { logInOperator } from './operator.ts'

const outboxSchema = z.object({ messages: z.array(z.object({ text: z.string() })) })

test('who forgot the admin password sets another by the emailed link, and enters with it', async ({
  page,
}) => {
  await page.goto('/admin')
  await page.getByRole('button', { name: /^Forgotten\?/ }).click()
  await expect(page.getByRole('status').first()).toBeVisible()
  await logInOperator(page.request)
  const { messages } = z.parse(outboxSchema, await (await page.request.get('/api/admin/outbox')).json())
  const link = /http\S*\/admin\/reset\?token=\S+/.exec(messages[0]?.text ?? '')?.[0] ?? ''
  await page.context().clearCookies()

  await page.goto(link)
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'New password' }).fill('a northerly in march')
  await page.getByRole('button', { name: 'Save the password' }).click()
  await expect(page.getByText('Password changed')).toBeVisible()
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('a northerly in march')
  await page.getByRole('button', { name: /^Enter/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()

  await page.goto(link)
  await expect(page.getByRole('textbox', { name: 'New password' })).toHaveCount(0)
})
