// Entry point of the worker threads (server/process/worker-pool.ts), as main.ts is of the process. A bundle of one needs the other beside
// it.

import { readBankFile as readFile } from '#server/bank-import/read-bank-file.ts'
import { drawDocument as draw } from '#server/document/draw-document.ts'
import { drawPrintedDocument as drawPages } from '#server/document/draw-printed-document.ts'
import { makePicture as make } from '#server/picture/make-picture.ts'
import { asJob } from '#server/process/worker-pool.ts'

export const drawDocument = asJob(draw)
export const drawPrintedDocument = asJob(drawPages)
export const readBankFile = asJob(readFile)
export const makePicture = asJob(make)
