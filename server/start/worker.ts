// What the worker threads run (server/process/worker-pool.ts): an entry of its own, beside main.ts.
import { readBankFile as readFile } from '#server/bank-import/read-bank-file.ts'
import { drawDocument as draw } from '#server/documents/draw-document.ts'
import { asJob } from '#server/process/worker-pool.ts'

export const drawDocument = asJob(draw)
export const readBankFile = asJob(readFile)
