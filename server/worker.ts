// What the worker threads run (server/process/worker-pool.ts). They begin here, as the process begins in main.ts: whoever bundles
// one has to bundle the other beside it.
import { readBankFile as readFile } from '#server/bank-import/read-bank-file.ts'
import { drawDocument as draw } from '#server/document/draw-document.ts'
import { drawPaper as drawPages } from '#server/document/draw-paper.ts'
import { asJob } from '#server/process/worker-pool.ts'

export const drawDocument = asJob(draw)
export const drawPaper = asJob(drawPages)
export const readBankFile = asJob(readFile)
