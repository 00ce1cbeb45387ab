import { Readable } from 'node:stream'

/** A stream of bytes as the browser's interfaces, and libraries written for them, take it. */
export function webStream(stream: Readable): ReadableStream<Uint8Array> {
  // The same streams, for which Node's types and the browser's have two names.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Readable.toWeb(stream) as unknown as ReadableStream<Uint8Array>
}
