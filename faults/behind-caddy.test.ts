// The site as deployed: Caddy, with deploy/Caddyfile and its own certificates, before a server in live mode.

import { request, type IncomingMessage } from 'node:http'
import { connect, constants, type ClientHttp2Session, type IncomingHttpHeaders } from 'node:http2'
import { connect as connectTcp } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { connect as connectTls } from 'node:tls'
import { brotliDecompressSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { makeDataKey } from '#server/process/data-keys.ts'
import { AWA } from '#test/awa.ts'
import { TEST_DATA_KEY } from '#test/data-keys.ts'
import { DOMAIN, isCaddyInstalled, OTHER_DOMAIN, startCaddy, type Caddy } from './caddy.ts'
import { startTestServer } from './site.ts'
import { openStore } from './store.ts'

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** A browser's connection from one of this machine's addresses in 127.0.0.0/8. */
function browserAt(localAddress: string, { httpsPort, authority }: Caddy, domain = DOMAIN) {
  const session: ClientHttp2Session = connect(`https://${domain}:${httpsPort}`, {
    createConnection: () =>
      connectTls({
        socket: connectTcp({ port: httpsPort, host: '127.0.0.1', localAddress }),
        servername: domain,
        ca: authority,
        ALPNProtocols: ['h2'],
      }),
  })
  onTestFinished(() => session.destroy())

  async function ask(
    method: string,
    path: string,
    headers: Record<string, string>,
    body?: unknown,
  ): Promise<Answer> {
    const stream = session.request({ [constants.HTTP2_HEADER_METHOD]: method, ':path': path, ...headers })
    stream.end(body === undefined ? undefined : JSON.stringify(body))
    const answer = await new Promise<IncomingHttpHeaders>((resolve, reject) => {
      stream.once('response', resolve).once('error', reject)
    })
    return { status: Number(answer[':status']), headers: answer, body: await buffer(stream) }
  }
  return {
    session,
    get: (path: string, headers: Record<string, string> = {}) => ask('GET', path, headers),
    post: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      ask(
        'POST',
        path,
        { 'content-type': 'application/json', origin: `https://${DOMAIN}`, ...headers },
        body,
      ),
  }
}

async function getByHttp(port: number, host: string, path: string): Promise<(string | number | undefined)[]> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ port, host: '127.0.0.1', path, headers: { host } }, resolve).once('error', reject).end()
  })
  answer.resume()
  return [answer.statusCode, answer.headers.location]
}

test('behind Caddy, guests get HTTPS, HTTP/2, compressed pages, and rate limits by their own address', async ({
  skip,
}) => {
  if (!isCaddyInstalled()) skip('caddy is not installed here')
  const { dataDir, env } = await openStore('PostgreSQL')
  const server = await startTestServer(dataDir, {
    appNow: null,
    env: {
      ...env,
      LIVE: '1',
      BASE_URL: `https://${DOMAIN}`,
      TRUSTED_PROXY: '127.0.0.1',
      RATE_LIMITS: 'on',
      SESSION_SECRET: 'a secret of the tests, which guards nothing at all',
      DATA_KEY: makeDataKey(),
      DATA_KEY_PREVIOUS: TEST_DATA_KEY,
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
    },
  })
  const caddy = await startCaddy('Caddyfile', [new URL(server.url).host])

  // HTTP and the other domain redirect to the site's address.
  const { httpPort } = caddy
  expect(await getByHttp(httpPort, DOMAIN, '/faq?a=1')).toEqual([308, `https://${DOMAIN}/faq?a=1`])
  const other = await browserAt('127.1.0.1', caddy, OTHER_DOMAIN).get('/faq?a=1')
  expect([other.status, other.headers.location]).toEqual([301, `https://${DOMAIN}/faq?a=1`])

  const guest = browserAt('127.1.0.1', caddy)
  const page = await guest.get('/', { 'accept-encoding': 'gzip, br' })
  expect(guest.session.alpnProtocol).toBe('h2')
  expect(page.status).toBe(200)
  expect(page.headers).toMatchObject({
    'content-encoding': 'br',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  })
  expect(page.headers.server).toBeUndefined()
  expect(brotliDecompressSync(page.body).toString()).toContain('</html>')

  // Cookies are sent over HTTPS only.
  const signedUp = await guest.post('/api/auth/register', AWA)
  expect(signedUp.status).toBe(201)
  const cookies = signedUp.headers['set-cookie'] ?? []
  expect(cookies.length).toBeGreaterThan(0)
  expect(cookies.filter((cookie) => !cookie.includes('; Secure'))).toEqual([])

  // Guesses are counted by the address that Caddy saw, not by the header of the request.
  const guess = (browser: typeof guest, claimed: number) =>
    browser.post('/api/admin/login', { password: 'a guess' }, { 'x-forwarded-for': `203.0.113.${claimed}` })
  const answers: number[] = []
  while (answers.at(-1) !== 429 && answers.length < 400)
    answers.push((await guess(guest, answers.length % 250)).status)
  expect(new Set(answers)).toEqual(new Set([401, 429]))
  expect((await guess(browserAt('127.2.0.1', caddy), 1)).status).toBe(401)
})
