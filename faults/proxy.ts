import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** The connection from a server to PostgreSQL, which a test can cut at any message. */
export interface DatabaseProxy {
  /** The database's address through the proxy. */
  url: string
  /** The number of messages sent to the database so far. */
  sent: () => number
  /** Stops all messages in both directions: what is not committed by now never will be. */
  freeze: () => void
  /**
   * Freezes after this many more outgoing messages, and calls `tell`. The last one still reaches the database if
   * `lastArrives` is set, but its answer does not come back: a commit without an answer.
   */
  freezeAfter: (messages: number, point: { lastArrives: boolean; tell: () => void }) => void
  /** Lets new connections through. */
  thaw: () => void
  close: () => void
}

/** Opens a proxy between a server and the PostgreSQL of `url`. */
export async function openProxy(url: string): Promise<DatabaseProxy> {
  const target = new URL(url)
  let frozen = false
  let sent = 0
  let point: { at: number; lastArrives: boolean; tell: () => void } | null = null
  const open = new Set<Socket>()

  /** Counts a message; returns whether it may pass. */
  function count(): boolean {
    sent++
    if (point === null || sent < point.at) return true
    const { lastArrives, tell } = point
    point = null
    frozen = true
    tell()
    return lastArrives
  }

  const gate = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    // A frozen connection stays cut: its client is dead, even after a thaw.
    const isCut = () => frozen || !open.has(near)
    open.add(near)
    near.on('data', (message) => {
      if (!isCut() && count()) far.write(message)
    })
    far.on('data', (message) => {
      if (!isCut()) near.write(message)
    })
    // The other side sees the end only after the last message.
    near.on('close', () => far.end()).on('error', () => {})
    far.on('close', () => near.destroy()).on('error', () => {})
  })
  gate.listen(0, '127.0.0.1')
  await once(gate, 'listening')
  const address = gate.address()
  const near = new URL(url)
  near.port = String(typeof address === 'object' ? address?.port : '')

  return {
    url: near.href,
    sent: () => sent,
    freeze: () => {
      frozen = true
    },
    freezeAfter: (messages, { lastArrives, tell }) => {
      point = { at: sent + messages, lastArrives, tell }
    },
    thaw: () => {
      open.clear()
      point = null
      frozen = false
    },
    close: () => {
      gate.close()
      for (const socket of open) socket.destroy()
    },
  }
}
