import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Problem } from '#domain/contract/problem.ts'
import type { DocumentContent } from '#domain/document/documents.ts'
import type { PrintedDocument } from '#domain/document/printed-document.ts'
import type { BankFile, BankFileInput } from '#server/bank-import/read-bank-file.ts'
import type { MadePicture } from '#server/picture/make-picture.ts'
import { PROJECT_FOLDER } from '#server/process/product.ts'
import { openWorkerPool } from '#server/process/worker-pool.ts'
import type * as jobs from '#server/worker.ts'

/** Jobs that would block the event loop and run in another thread. Problem: too-busy. */
export interface Workers {
  drawDocument: (content: DocumentContent) => Promise<Buffer<ArrayBuffer>>
  drawPrintedDocument: (printed: PrintedDocument) => Promise<Buffer<ArrayBuffer>>
  /** Problem: invalid-fields. */
  readBankFile: (input: BankFileInput) => Promise<BankFile>
  /** Problems: those of `makePicture`. */
  makePicture: (source: Uint8Array) => Promise<MadePicture>
}

// In development the threads run a source file beside this folder; after a build, an entry of the bundle.
const FILE = import.meta.url.endsWith('.ts')
  ? new URL('../worker.ts', import.meta.url)
  : pathToFileURL(join(PROJECT_FOLDER, 'build/server/worker.js'))

export function openWorkers(): { workers: Workers; close: () => Promise<void> } {
  const { run, close } = openWorkerPool<typeof jobs>(FILE)
  return {
    workers: {
      drawDocument: async (content) => asBuffer(await run('drawDocument', content)),
      drawPrintedDocument: async (printed) => asBuffer(await run('drawPrintedDocument', printed)),
      readBankFile: (input) => run('readBankFile', input, fileTooLong()),
      makePicture: (source) => run('makePicture', source),
    },
    close,
  }
}

function fileTooLong(): Problem {
  const message = 'This file takes too long to read. Choose a shorter period at your bank'
  return new Problem('invalid-fields', { detail: message, errors: [{ field: 'content', message }] })
}

/** Restores a Buffer, which arrives from the thread as a plain byte array. */
function asBuffer({ buffer, byteOffset, byteLength }: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  return Buffer.from(buffer, byteOffset, byteLength)
}
