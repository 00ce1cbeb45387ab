import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { callbackify } from 'node:util'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'
import { onTestFinished, vi } from 'vitest'

/** Where the server says no. */
type Step = 'connect' | 'login' | 'sender' | 'recipient' | 'content'

export interface TestMailServer {
  port: number
  url: string
  /** Everything that was taken, in the order of arrival, with the addresses that the server was told. */
  received: Received[]
  /** How many messages have reached the end of their content, taken or not. */
  seen: () => number
  /** Answers with this code at this step from now on; `null` takes everything again. */
  refuse: (refusal: { at: Step; code: number } | null) => void
  /** Reads every message to its end, and does not answer before the test lets it. */
  holdAnswers: () => { release: () => void }
  stop: () => Promise<void>
}

export interface Received {
  mail: Email
  raw: string
  from: string
  to: string[]
}

/** A real SMTP server on loopback, gone when the test is over. It offers STARTTLS with a certificate that nobody signed. */
export async function startMailServer(
  options: { port?: number; password?: string } = {},
): Promise<TestMailServer> {
  const received: Received[] = []
  let seen = 0
  let refusal: { at: Step; code: number } | null = null
  let answer: Promise<void> = Promise.resolve()

  const step = (at: Step) => {
    const refused = refusal?.at === at ? refusal.code : null
    return refused === null ? null : Object.assign(new Error(`no, said the ${at}`), { responseCode: refused })
  }
  async function take(stream: NodeJS.ReadableStream, session: SMTPServerSession): Promise<void> {
    const raw = await buffer(stream)
    seen++
    await answer
    const error = step('content')
    if (error) throw error
    const { mailFrom, rcptTo } = session.envelope
    received.push({
      mail: await PostalMime.parse(raw),
      raw: raw.toString('utf8'),
      from: mailFrom === false ? '' : mailFrom.address,
      to: rcptTo.map(({ address }) => address),
    })
  }

  const server = new SMTPServer({
    logger: false,
    authOptional: options.password === undefined,
    closeTimeout: 100,
    onConnect: (_session, done) => done(step('connect')),
    onMailFrom: (_address, _session, done) => done(step('sender')),
    onRcptTo: (_address, _session, done) => done(step('recipient')),
    onData: callbackify(take),
    onAuth: ({ password }, _session, done) => {
      const error = step('login') ?? (password === options.password ? null : new Error('wrong password'))
      done(error, { user: 'tradewind' })
    },
  })
  // A client that is killed leaves a broken connection, which is what some tests are about.
  server.on('error', () => {})
  const listening = server.listen(options.port ?? 0, '127.0.0.1')
  await once(listening, 'listening')
  const address = listening.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const stop = () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    server.close(resolve)
    return promise
  }
  onTestFinished(stop)

  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    received,
    seen: () => seen,
    refuse: (next) => {
      refusal = next
    },
    holdAnswers: () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      answer = promise
      return {
        release: () => {
          answer = Promise.resolve()
          resolve()
        },
      }
    },
    stop,
  }
}

/** Waits until so many messages were taken. */
export function arrived(server: TestMailServer, count: number): Promise<unknown> {
  return vi.waitUntil(() => server.received.length >= count, { timeout: 45_000, interval: 20 })
}
