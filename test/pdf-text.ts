import { extractText, getDocumentProxy } from 'unpdf'

/** What can be read in a PDF, on one line; `pages` as many as it has. */
export async function readPdf(bytes: Uint8Array): Promise<{ text: string; pages: number }> {
  // The reader takes the bytes for itself.
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const { text, totalPages } = await extractText(pdf, { mergePages: true })
  return { text: text.replaceAll(/\s+/g, ' '), pages: totalPages }
}
