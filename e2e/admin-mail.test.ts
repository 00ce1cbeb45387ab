import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'
import * as z from 'zod/mini'
import { AWA } from '#test/awa.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { signUp, submitBooking } from './guest.ts'
import { holdTime } from './hold-time.ts'
import { adminLink, enterAdmin, openAdmin } from './operator.ts'

test('a rejected email is listed in the outbox with its reason, and the operator sends it again', async ({
  page,
  server,
}) => {
  await holdTime(page)
  let refusal: string | null = 'No such mailbox'
  const mailServer = new SMTPServer({
    logger: false,
    authOptional: true,
    // The operator's own inbox accepts its emails.
    onRcptTo: ({ address: recipient }, _session, done) =>
      done(
        refusal === null || recipient !== AWA.email
          ? null
          : Object.assign(new Error(refusal), { responseCode: 550 }),
      ),
    onData: (stream, _session, done) => {
      stream.resume()
      stream.on('end', () => done())
    },
  })
  const listening = mailServer.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const address = listening.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  try {
    await server.restart({ env: { SMTP_URL: `smtp://127.0.0.1:${port}` } })
    await signUp(page.request)
    await submitBooking(page.request)
    await enterAdmin(page)
    // The server sends the email some time later, and the badge changes only on a reload.
    await expect(async () => {
      await page.reload()
      await expect(adminLink(page, 'More')).toHaveText('More 1 to do', { timeout: 5000 })
    }).toPass()
    await adminLink(page, 'More').click()
    await expect(page.getByRole('main').getByRole('link', { name: /^Mail .* 1 to do$/ })).toBeVisible()
    await adminLink(page, 'Today').click()
    await page.getByRole('link', { name: /^1 email not delivered/ }).click()
    const outbox = page.getByRole('region', { name: 'Outbox' }).getByRole('listitem')
    await outbox.first().locator('summary').click()
    await expect(outbox.first()).toContainText('No such mailbox')
    await expectAccessible(page)

    refusal = null
    await page.getByRole('button', { name: 'Send again' }).click()
    await expect(page.getByText('Sending the email again')).toBeVisible()
    // It has left the list of failed emails, but its row stays.
    await expect(outbox.first()).toContainText('Tried again')
    await page.getByRole('button', { name: 'All' }).last().click()
    await expect(outbox.first().getByText('Sent', { exact: true })).toBeVisible()
    await page.getByRole('searchbox', { name: 'Search' }).fill('no such words')
    await expect(outbox.first()).toContainText('Nothing found for “no such words”.')
    await page.reload()
    await expect(adminLink(page, 'More')).toHaveText('More')
  } finally {
    // The admin area polls the server as long as it is open.
    await page.goto('about:blank')
    await server.stop()
    mailServer.close()
  }
})

test('while messages cannot be loaded, the page does not say that there are none', async ({
  page,
  expectProblem,
}) => {
  expectProblem({ about: 'ERR_FAILED' })
  await enterAdmin(page, '/admin/mail')
  await expect(page.getByText('Every message has been answered.')).toBeVisible()
  await page.route('**/api/admin/contacts?*', (route) => route.abort())
  await page.getByRole('button', { name: 'Answered' }).click()
  await expect(page.getByText('The messages couldn’t be loaded')).toBeVisible()
  await expect(page.getByText('No answered messages yet.')).toBeHidden()
  await page.unroute('**/api/admin/contacts?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('No answered messages yet.')).toBeVisible()
  await expect(page.getByText('The messages couldn’t be loaded')).toBeHidden()
})

test('the operator answers a message with a saved reply, and the answer is shown beside it and in the outbox', async ({
  page,
}) => {
  await holdTime(page)
  const question = { firstName: 'Lena', lastName: 'Vogt', email: 'lena@example.com', message: 'Is May free?' }
  expect((await page.request.post('/api/contacts', { data: question })).status()).toBe(201)
  await enterAdmin(page)
  await page.getByRole('link', { name: 'Answer', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Lena Vogt' })).toBeVisible()
  await expect(page.getByText('Is May free?')).toBeVisible()
  const answer = page.getByLabel('Your answer')
  await answer.fill('Hello Lena,\n\nYes, in May there is room.')

  await page.getByRole('button', { name: 'Save as a reply' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save as a reply' })
  await expect(dialog.getByLabel('Text')).toHaveValue('Hello {firstName},\n\nYes, in May there is room.')
  await dialog.getByLabel('Name').fill('Room in May')
  await dialog.getByRole('button', { name: 'Save the reply' }).click()
  await expect(dialog).toBeHidden()
  await expectAccessible(page)

  // The next visit starts with the greeting; one click fills in the reply.
  await page.getByRole('link', { name: 'Discard' }).click()
  await page.getByRole('link', { name: 'Answer', exact: true }).click()
  await expect(answer).toHaveValue('Hello Lena,\n\n')
  await page.getByRole('button', { name: 'Room in May', exact: true }).click()
  await expect(answer).toHaveValue('Hello Lena,\n\nYes, in May there is room.')
  // The note before sending says that it can be undone. After Undo the message is unanswered again, and the text is kept.
  const send = page.getByRole('button', { name: 'Send the answer' })
  await expect(page.getByRole('main')).toContainText(
    'To lena@example.com. Sent after 15 seconds. Undo until then.',
  )
  await send.click()
  await expect(page.getByText(/^Answered on /)).toBeVisible()
  const bar = page.getByRole('complementary', { name: 'Just recorded' })
  await expect(bar).toContainText('Email to lena@example.com')
  await expect(bar).toContainText('Then it’s sent')
  // After a reload the server lists the email that is being sent.
  await page.reload()
  await bar.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Nothing was sent. Your text is kept.')).toBeVisible()
  await expect(answer).toHaveValue('Hello Lena,\n\nYes, in May there is room.')
  await send.click()
  await expect(page.getByText(/^Answered on /)).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Yes, in May there is room.')
  await expect(answer).toBeHidden()

  await page.getByRole('form', { name: 'Lena Vogt' }).getByRole('link', { name: 'Mail' }).click()
  await page.getByRole('button', { name: 'Answered' }).click()
  const messages = page.getByRole('region', { name: 'Messages' }).getByRole('listitem')
  await expect(messages.first()).toContainText('Is May free?')
  await expect(messages.first()).toContainText('Yes, in May there is room.')
  const outbox = page.getByRole('region', { name: 'Outbox' }).getByRole('listitem')
  await expect(outbox.first()).toContainText('Our answer to your message')
  await expect(outbox.first()).toContainText('lena@example.com')
})

test('the operator sends one email to all guests of a date after a preview, and can undo it', async ({
  page,
}) => {
  await holdTime(page)
  await signUp(page.request)
  const { selectedDate, firstName } = await submitBooking(page.request)
  await enterAdmin(page, '/admin/dates')
  await page
    .getByRole('link', { name: selectedDate ?? '' })
    .first()
    .click()
  await page.getByRole('link', { name: 'Write to all guests' }).click()
  await page.getByLabel('Subject').fill('Your driver')
  await page.getByLabel('Text').fill('Hello {firstName},\n\nYour driver waits behind customs.')
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByRole('heading', { name: / reads it$/ })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(`Hello ${firstName},`)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send to 1 guest' }).click()
  const bar = page.getByRole('complementary', { name: 'Just recorded' })
  await bar.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByLabel('Subject')).toHaveValue('Your driver')
  await expect(page.getByLabel('Text')).toHaveValue('Hello {firstName},\n\nYour driver waits behind customs.')
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByRole('button', { name: 'Send to 1 guest' }).click()
  await expect(bar).toContainText('Then it’s sent')
  await openAdmin(page, 'Mail')
  const outbox = page.getByRole('region', { name: 'Outbox' }).getByRole('listitem')
  await expect(outbox.first()).toContainText('Your driver')
  await expect(outbox.first()).toContainText(AWA.email)
})

test('an email to a guest without a name is addressed to the email address', async ({ page }) => {
  const draft = await page.request.post('/api/leads', { data: { email: AWA.email } })
  const { lead } = z.object({ lead: z.object({ id: z.string() }) }).parse(await draft.json())
  await enterAdmin(page, `/admin/guests/${lead.id}/write`)
  await expect(page.getByRole('heading', { name: `Write to ${AWA.email}` })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: AWA.email })).toBeVisible()
  await expect(page.getByLabel('Text')).toHaveValue('Hello there,\n\n')
})
