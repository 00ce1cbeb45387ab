// Requests that cost who sends them as little as can be: on two processors, what asks takes from what answers.

import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import * as z from 'zod/mini'
import { kiterForm } from '#test/booking-forms.ts'
import { runOnServer } from '#test/postgres-server.ts'

/** The requests of those who come, ready to be sent. */
export const VISIT = getRequest('/', { 'accept-encoding': 'gzip' })
export const FORM = getRequest('/booking', { 'accept-encoding': 'gzip' })
export const PLACES = getRequest('/api/booking-availability')

let drafts = 0

/** What the form saves while it is filled in, of somebody new. */
export function draftRequest(): string {
  drafts += 1
  return postRequest('/api/leads', { firstName: 'Awa', email: `visitor${drafts}@example.com` })
}

let booked = 0

export function bookingRequest(date: string): string {
  booked += 1
  const guest = { email: `guest${booked}@example.com`, selectedDate: date }
  return postRequest('/api/submit-booking', kiterForm(guest))
}

/** The label of a date that is not sold out by what is measured. */
export async function openWideDate(port: number, databaseUrl: string): Promise<string> {
  await runOnServer(databaseUrl, 'update retreats set places_kiter = 100000')
  const connection = await openConnection(port)
  const { body } = await connection.send(PLACES, { keepBody: true })
  connection.close()
  const places: unknown = JSON.parse(body)
  const last = Object.keys(z.parse(z.record(z.string(), z.unknown()), places)).at(-1)
  if (last === undefined) throw new Error('no date is on offer')
  return last
}

/** Throws where the answer is none that a guest can go on with. */
export async function send(connection: RawConnection, request: string): Promise<void> {
  const { status, body } = await connection.send(request, { keepBody: request.startsWith('POST') })
  if (status >= 400) throw new Error(`${request.split(' HTTP', 1)[0]} was answered with ${status}: ${body}`)
}

interface Answer {
  status: number
  /** Only where it was asked for. */
  body: string
  /** Of the body. */
  bytes: number
}

interface RawConnection {
  /** One request at a time; the next begins when its answer is whole. */
  send: (request: string, options?: { keepBody?: boolean }) => Promise<Answer>
  close: () => void
}

const END_OF_HEADERS = '\r\n\r\n'

/** A connection that is kept open. It reads answers that say how long they are. */
export async function openConnection(port: number): Promise<RawConnection> {
  const socket: Socket = connect(port, '127.0.0.1')
  socket.setNoDelay(true)
  await once(socket, 'connect')
  let waiting: PromiseWithResolvers<Answer> | null = null
  let keeps = false
  let read: Buffer = Buffer.alloc(0)

  socket.on('data', (chunk: Buffer) => {
    read = read.length === 0 ? chunk : Buffer.concat([read, chunk])
    const headEnd = read.indexOf(END_OF_HEADERS)
    if (headEnd === -1) return
    const head = read.toString('latin1', 0, headEnd)
    const status = Number(head.slice(9, 12))
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
    if (length === undefined && status !== 304 && status !== 204) {
      return fail(new Error(`an answer of ${status} does not say how long it is`))
    }
    const bytes = Number(length ?? 0)
    const begin = headEnd + END_OF_HEADERS.length
    if (read.length < begin + bytes) return
    const body = keeps ? read.toString('utf8', begin, begin + bytes) : ''
    read = Buffer.alloc(0)
    waiting?.resolve({ status, body, bytes })
    waiting = null
  })
  const fail = (error: Error) => {
    waiting?.reject(error)
    waiting = null
  }
  socket.on('error', fail).on('close', () => fail(new Error('the connection was closed')))

  return {
    send(request, { keepBody = false } = {}) {
      if (socket.destroyed) return Promise.reject(new Error('the connection was closed'))
      keeps = keepBody
      waiting = Promise.withResolvers<Answer>()
      socket.write(request)
      return waiting.promise
    },
    close: () => socket.destroy(),
  }
}

export function getRequest(path: string, headers: Record<string, string> = {}): string {
  return written('GET', path, headers, '')
}

function postRequest(path: string, json: unknown): string {
  const body = JSON.stringify(json)
  const headers = { 'content-type': 'application/json', 'content-length': `${Buffer.byteLength(body)}` }
  return written('POST', path, headers, body)
}

function written(method: string, path: string, headers: Record<string, string>, body: string): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n${lines.join('')}\r\n${body}`
}
