import { setImmediate as nextTurn } from 'node:timers/promises'
import { getDocumentProxy, extractText } from 'unpdf'
import { expect, onTestFinished, test } from 'vitest'
import { readBankFile } from '#server/bank-import/read-bank-file.ts'
import { jpegPhoto } from '#test/sample-pictures.ts'
import { RECEIPT } from '#test/sample-receipt.ts'
import { openWorkers } from './workers.ts'

function openForTest() {
  const { workers, close } = openWorkers()
  onTestFinished(close)
  return workers
}

/** Counts the event loop's turns in this thread until the work is done. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  const ended = new AbortController()
  const worked = work.finally(() => ended.abort())
  let turns = 0
  for (; !ended.signal.aborted; turns++) await nextTurn()
  await worked
  return turns
}

test('documents are drawn in another thread, and this thread continues', async () => {
  const { drawDocument } = openForTest()
  const first = await drawDocument(RECEIPT)
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(first)), { mergePages: true })
  expect(text).toContain('R-2025-0012')
  const turns = await turnsDuring(Promise.all(Array.from({ length: 5 }, () => drawDocument(RECEIPT))))
  // Drawing in this thread would allow one or two turns.
  expect(turns).toBeGreaterThan(100)
})

const CSV = 'Date;Amount;Text\n2025-09-03;200,00;KITE-DEPOSIT-2025-JALLOW-7K2M'

test('a bank file is read the same in a worker as here, with the same errors', async () => {
  const workers = openForTest()
  expect(await workers.readBankFile({ content: CSV })).toEqual(readBankFile({ content: CSV }))
  await expect(workers.readBankFile({ content: '<Document>' })).rejects.toMatchObject({
    code: 'invalid-fields',
    errors: [{ field: 'content', message: expect.stringContaining('This XML file is') as unknown }],
  })
})

test('pictures are made in another thread, and a refusal keeps its words', async () => {
  const { makePicture } = openForTest()
  const made = makePicture(await jpegPhoto())
  expect(await turnsDuring(made)).toBeGreaterThan(100)
  expect((await made).files.map(({ width, format }) => `${width}.${format}`)).toEqual([
    '480.avif',
    '480.webp',
    '800.avif',
    '800.webp',
  ])
  await expect(makePicture(await jpegPhoto(500))).rejects.toMatchObject({
    code: 'picture-too-small',
    detail: expect.stringContaining('500 pixels wide') as unknown,
  })
})
