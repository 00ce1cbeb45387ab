import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { expect, test } from 'vitest'
import { formatDay } from '#domain/base/dates.ts'
import type { DocumentContent } from '#domain/document/documents.ts'
import { RECEIPT } from '#test/sample-receipt.ts'
import { drawDocument } from './draw-document.ts'

async function read(content: DocumentContent) {
  const pdf = await getDocumentProxy(new Uint8Array(await drawDocument(content)))
  const { text, totalPages } = await extractText(pdf, { mergePages: true })
  const { info } = await getMeta(pdf)
  return { text: text.replaceAll(/\s+/g, ' '), pages: totalPages, info }
}

function named(name: string): DocumentContent {
  return { ...RECEIPT, guest: { ...RECEIPT.guest, name } }
}

test('a receipt names issuer, guest, amount, day, method and what is left to pay', async () => {
  const { text, pages, info } = await read(RECEIPT)
  expect(pages).toBe(1)
  for (const words of [
    `Tradewind Retreats Receipt R-2025-0012 ${formatDay('2025-09-01')}`,
    'Tradewind Ltd Example Road 1, Sanyang, The Gambia TIN 1234567890 hello@example.com',
    'Awa Jallow awa@example.com',
    'Deposit €200',
    `${formatDay('2025-08-31')}, by bank transfer`,
    'KITE-DEPOSIT-2025-JALLOW-7K2M',
    'Kiter package, Private room',
    'JALLOW-7K2M',
    'Super Early Bird price €950 Founding member discount −€190',
    `Left to pay by ${formatDay('2025-09-23')} €560.50`,
  ]) {
    expect(text).toContain(words)
  }
  expect(info).toMatchObject({
    Title: 'Receipt R-2025-0012, Tradewind Retreats',
    Author: 'Tradewind Ltd',
    Language: 'en',
  })
})

test('the PDF is tagged in reading order, with its headings', async () => {
  const pdf = await getDocumentProxy(new Uint8Array(await drawDocument(RECEIPT)))
  const tree: unknown = await (await pdf.getPage(1)).getStructTree()
  const roles = JSON.stringify(tree).match(/"role":"\w+"/g)
  expect(roles?.slice(0, 3)).toEqual(['"role":"Document"', '"role":"P"', '"role":"H1"'])
  expect(roles).toContain('"role":"H2"')
})

test('a credit note names its receipt and its reason', async () => {
  const { text } = await read({
    ...RECEIPT,
    kind: 'credit_note',
    number: 'C-2025-0003',
    corrects: { number: 'R-2025-0012', issuedOn: '2025-09-01' },
    reason: 'The booking was cancelled',
    payment: { method: 'card', reference: null, on: '2025-09-02' },
    line: { label: 'Deposit refunded', amountCents: 20_000 },
  })
  for (const words of [
    'Credit note C-2025-0003',
    `Receipt R-2025-0012 of ${formatDay('2025-09-01')}`,
    'The booking was cancelled',
    'By card',
    'Deposit refunded €200',
  ]) {
    expect(text).toContain(words)
  }
  expect(text).not.toContain('Received Tue')
})

test.each([
  'Łucja Żółć',
  'Şahin İbrahimoğlu',
  'Ŋalla Ñing Ɓaldeh',
  'Zoë Lefèvre-Ångström',
  'Nguyễn Thị Ánh',
  'Юлия Петрова',
  'Ελένη Παπαδοπούλου',
])('the name %s is drawn unchanged', async (name) => {
  expect((await read(named(name))).text).toContain(name)
})

test('characters missing from the fonts are left out, and a name without any others gives way to the address', async () => {
  expect((await read(named('Mei 王小明 Chen'))).text).toContain('For Mei Chen awa@example.com')
  expect((await read(named('王小明'))).text).toContain('For awa@example.com')
  expect((await read(named('محمد 👋'))).text).toContain('For awa@example.com')
})

test('a document is the same byte for byte, whatever was drawn before it', async () => {
  const alone = await drawDocument(RECEIPT)
  const name = 'Zoë Offner‐Ševčík Αθηνά'
  expect((await read(named(name))).text).toContain(name)
  expect((await read(named(name))).text).toContain(name)
  expect(Buffer.compare(await drawDocument(RECEIPT), alone)).toBe(0)
})

test('the longest names and the most rows still fit on one page', async () => {
  const rows = Array.from({ length: 8 }, (_, index) => ({ label: `Row ${index}`, amountCents: -100 }))
  const { pages, text } = await read({
    ...named(`${'Wilhelmina '.repeat(9)}${'Featherstonehaugh '.repeat(5)}`),
    guest: { name: 'Wilhelmina '.repeat(18), email: `${'a'.repeat(60)}@${'long-domain.'.repeat(15)}example` },
    issuer: { ...RECEIPT.issuer, address: 'Example Road 1, Sanyang, The Gambia, '.repeat(2) },
    statement: { title: 'Your booking', rows },
  })
  expect(pages).toBe(1)
  expect(text).toContain('Row 7')
  expect(text).toContain('All amounts are in euros.')
})
