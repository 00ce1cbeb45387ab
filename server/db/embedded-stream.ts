import { Duplex } from 'node:stream'
import type { PGlite } from '@electric-sql/pglite'

/**
 * The connection that node-postgres opens, where the server at its other end is the embedded database in this process: what it writes
 * are whole messages of PostgreSQL's protocol, which are answered one write after another (decision 0009).
 */
export class EmbeddedStream extends Duplex {
  readonly #database: PGlite

  constructor(database: PGlite) {
    super()
    this.#database = database
  }

  // What a socket has besides, and node-postgres asks of it.
  connect(): this {
    process.nextTick(() => this.emit('connect'))
    return this
  }
  setNoDelay(): this {
    return this
  }
  setKeepAlive(): this {
    return this
  }
  ref(): this {
    return this
  }
  unref(): this {
    return this
  }

  override _read(): void {
    // Answers are pushed as they come.
  }

  override _write(message: Buffer, _: BufferEncoding, done: (error?: Error) => void): void {
    void this.#answer(message, done)
  }

  async #answer(message: Buffer, done: (error?: Error) => void): Promise<void> {
    const answer: Buffer[] = []
    // What is handed over lies in the database's own memory until it goes on.
    const onRawData = (part: Uint8Array) => void answer.push(Buffer.from(part))
    try {
      await this.#database.execProtocolRawStream(message, { onRawData })
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)))
      return
    }
    // Not before: who has written does not expect an answer while still writing.
    for (const part of answer) this.push(part)
    done()
  }

  /** The messages of one statement, or of several that were made at once. */
  override _writev(chunks: readonly { chunk: Buffer }[], done: (error?: Error) => void): void {
    this._write(Buffer.concat(chunks.map(({ chunk }) => chunk)), 'utf8', done)
  }

  override _final(done: () => void): void {
    this.push(null)
    done()
  }
}
