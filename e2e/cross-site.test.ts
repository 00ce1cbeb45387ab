import { serve } from '#test/serve.ts'
import { expect, test } from './fixtures.ts'
import { signedInWithBooking } from './guest.ts'

/** A page of another site that makes its visitor's browser send forged requests to ours. */
function evilPage(site: string, bookingId: string): string {
  const calls = ['/api/auth/logout', '/api/admin/logout', '/api/confirm-payment']
  return `<!doctype html><title>evil</title>
    <img src="${site}/api/auth/logout" alt="">
    <a href="${site}/api/auth/logout">Win a retreat</a>
    <iframe name="sink"></iframe>
    <form method="post" enctype="text/plain" target="sink" action="${site}/api/auth/logout">
      <input name='{"password":"' value='"}'>
    </form>
    <script>
      const send = (path, method, type) =>
        fetch('${site}' + path, {
          method, mode: 'no-cors', credentials: 'include', body: '{}', headers: { 'content-type': type },
        }).then(() => 'sent', () => 'kept back')
      const sent = [
        ...${JSON.stringify(calls)}.map((path) => send(path, 'POST', 'text/plain')),
        fetch('${site}/api/cancel-booking/${bookingId}', { method: 'DELETE', credentials: 'include' })
          .then(() => 'sent', () => 'kept back'),
      ]
      document.forms[0].submit()
      addEventListener('load', () => Promise.all(sent).then((ways) => (document.title = ways.join())))
    </script>`
}

test('row 25: a visit to another site signs nobody out and changes nothing', async ({
  page,
  server,
  expectProblem,
}) => {
  // The browser reports refused requests, and those that it blocked itself.
  expectProblem({ status: 403, about: '/api/auth/logout' })
  expectProblem({ status: 403, about: 'chrome-error://chromewebdata/' })
  expectProblem({ about: '/api/cancel-booking/' })
  expectProblem({ about: `frame-ancestors 'none'` })
  expectProblem({ about: 'net::ERR_BLOCKED_BY_' })
  const lead = await signedInWithBooking(page)
  const answered: string[] = []
  page.context().on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.startsWith('/api/'))
      answered.push(`${response.request().method()} ${pathname}: ${response.status()}`)
  })

  // For a browser, localhost and 127.0.0.1 are two sites.
  const evil = await serve((_, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(evilPage(server.url, lead.id))
  })
  try {
    await page.goto(evil.url.replace('127.0.0.1', 'localhost'))
    await expect(page).toHaveTitle('kept back,kept back,kept back,kept back')
    await expect.poll(() => answered.toSorted()).toEqual(['POST /api/auth/logout: 403'])
    // A clicked link sends the guest's cookie; an image does not.
    await page.getByRole('link', { name: 'Win a retreat' }).click()
    await expect(page).toHaveURL(`${server.url}/`)
  } finally {
    evil.close()
  }

  await page.goto(`${server.url}/dashboard`)
  await expect(page.getByRole('link', { name: 'Edit' })).toBeVisible()
})
