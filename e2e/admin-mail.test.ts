import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'
import { expect, expectAccessible, test } from './fixtures.ts'
import { ACCOUNT, signUp, submitBooking } from './guest.ts'
import { holdTime } from './hold-time.ts'
import { deskLink, enterAdmin } from './operator.ts'

test('a mail that was refused is among what wants doing, with its reason, and is sent again by the operator', async ({
  page,
  server,
}) => {
  await holdTime(page)
  let refusal: string | null = 'No such mailbox'
  const mailServer = new SMTPServer({
    logger: false,
    authOptional: true,
    // The operator's own inbox takes what she is told of the booking.
    onRcptTo: ({ address: recipient }, _session, done) =>
      done(
        refusal === null || recipient !== ACCOUNT.email
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
    // The mail is tried when the server finds it, and the badge is as old as the page.
    await expect(async () => {
      await page.reload()
      await expect(deskLink(page, 'More')).toHaveText('More 1 to do', { timeout: 5000 })
    }).toPass()
    await page.getByRole('link', { name: /^1 email not delivered/ }).click()
    const outbox = page.getByRole('region', { name: 'Outbox' }).getByRole('listitem')
    await outbox.first().locator('summary').click()
    await expect(outbox.first()).toContainText('No such mailbox')
    await expectAccessible(page)

    refusal = null
    await page.getByRole('button', { name: 'Send again' }).click()
    await expect(page.getByText('The mail is on its way again')).toBeVisible()
    // It is off the list of those that failed, and stays in its place.
    await expect(outbox.first()).toContainText('Tried again')
    await page.getByRole('button', { name: 'All' }).last().click()
    await expect(outbox.first().getByText('Sent', { exact: true })).toBeVisible()
    await page.getByRole('searchbox', { name: 'Search' }).fill('no such words')
    await expect(outbox.first()).toContainText('Nothing with “no such words”.')
    await page.reload()
    await expect(deskLink(page, 'More')).toHaveText('More')
  } finally {
    // The desk asks for news as long as it is open.
    await page.goto('about:blank')
    await server.stop()
    mailServer.close()
  }
})
