import type { DocumentContent } from '#domain/documents.ts'
import type { BankFile, BankFileInput } from '#server/bank-import/read-bank-file.ts'
import { openWorkerPool } from '#server/process/worker-pool.ts'
import type * as jobs from '#server/worker.ts'

/** What takes the processor for so long that everybody else would wait for it, done beside them. Problem: too-busy. */
export interface Workers {
  drawDocument: (content: DocumentContent) => Promise<Buffer<ArrayBuffer>>
  /** Problem: invalid-fields. */
  readBankFile: (input: BankFileInput) => Promise<BankFile>
}

// The threads' file is a source like this one, or, once both are built, beside main.js, which then holds this one.
const FILE = import.meta.url.endsWith('.ts') ? '../worker.ts' : './worker.js'

export function openWorkers(): { workers: Workers; close: () => Promise<void> } {
  const { run, close } = openWorkerPool<typeof jobs>(new URL(FILE, import.meta.url))
  return {
    workers: {
      // A buffer arrives as the bytes that it is made of.
      drawDocument: async (content) => {
        const { buffer, byteOffset, byteLength } = await run('drawDocument', content)
        return Buffer.from(buffer, byteOffset, byteLength)
      },
      readBankFile: (input) => run('readBankFile', input),
    },
    close,
  }
}
