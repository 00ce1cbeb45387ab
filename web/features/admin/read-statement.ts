import { MAX_STATEMENT_SIZE } from '#domain/bank-import/bank-import.ts'

/** A file that can't be sent, with the reason as its message. */
export class StatementRefused extends Error {}

/** Returns the text of a bank file. Reads the bytes here, because they determine the encoding. Throws `StatementRefused`. */
export async function readStatement(file: Blob): Promise<string> {
  if (file.size === 0) throw new StatementRefused('This file is empty.')
  if (file.size > MAX_STATEMENT_SIZE)
    throw new StatementRefused('This file is larger than 2 MB: export a shorter time.')
  return decodeStatement(new Uint8Array(await file.arrayBuffer()))
}

/** Decodes UTF-8, UTF-16 with a byte order mark, or else Windows-1252, which accepts any bytes. */
export function decodeStatement(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return withoutNul(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return withoutNul(new TextDecoder('windows-1252').decode(bytes))
  }
}

/** Removes NUL, which the API does not accept. The server then rejects a file that isn't text with an explanation. */
function withoutNul(text: string): string {
  return text.replaceAll('\0', '')
}
