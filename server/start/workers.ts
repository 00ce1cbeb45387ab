import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { DocumentContent } from '#domain/document/documents.ts'
import type { Paper } from '#domain/document/paper.ts'
import type { BankFile, BankFileInput } from '#server/bank-import/read-bank-file.ts'
import { PROJECT_FOLDER } from '#server/process/project-folder.ts'
import { openWorkerPool } from '#server/process/worker-pool.ts'
import type * as jobs from '#server/worker.ts'

/** What takes the processor for so long that everybody else would wait for it, done beside them. Problem: too-busy. */
export interface Workers {
  drawDocument: (content: DocumentContent) => Promise<Buffer<ArrayBuffer>>
  drawPaper: (paper: Paper) => Promise<Buffer<ArrayBuffer>>
  /** Problem: invalid-fields. */
  readBankFile: (input: BankFileInput) => Promise<BankFile>
}

// The threads' file is a source like this one, or, once both are built, an entry of the bundle, wherever in it this one is.
const FILE = import.meta.url.endsWith('.ts')
  ? new URL('../worker.ts', import.meta.url)
  : pathToFileURL(join(PROJECT_FOLDER, 'build/server/worker.js'))

export function openWorkers(): { workers: Workers; close: () => Promise<void> } {
  const { run, close } = openWorkerPool<typeof jobs>(FILE)
  return {
    workers: {
      drawDocument: async (content) => asBuffer(await run('drawDocument', content)),
      drawPaper: async (paper) => asBuffer(await run('drawPaper', paper)),
      readBankFile: (input) => run('readBankFile', input),
    },
    close,
  }
}

/** A buffer arrives as the bytes that it is made of. */
function asBuffer({ buffer, byteOffset, byteLength }: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  return Buffer.from(buffer, byteOffset, byteLength)
}
