import { MAX_STATEMENT_SIZE } from '#domain/bank-import/bank-import.ts'

/** The text of a bank's file, or why it cannot be sent. Its bytes are read here, because only they tell how it is written. */
export async function readStatement(file: Blob): Promise<{ content: string } | { refusal: string }> {
  if (file.size === 0) return { refusal: 'This file is empty.' }
  if (file.size > MAX_STATEMENT_SIZE)
    return { refusal: 'This file is larger than 2 MB: export a shorter time.' }
  return { content: decodeStatement(new Uint8Array(await file.arrayBuffer())) }
}

/** Banks write UTF-8, UTF-16 with its mark, or the older Windows-1252, which any bytes can be read as. */
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

/** No bank writes it, and no call may carry it: what is left of a file that is no text is refused in words. */
function withoutNul(text: string): string {
  return text.replaceAll('\0', '')
}
