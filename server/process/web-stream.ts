import { Readable } from 'node:stream'

/** Returns a byte stream as a web stream, for libraries written for browsers. */
export function webStream(stream: Readable): ReadableStream<Uint8Array> {
  // The same type, which Node's types and the browser's declare separately.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Readable.toWeb(stream) as unknown as ReadableStream<Uint8Array>
}
