import { expect, test } from 'vitest'
import { readBankFile } from './read-bank-file.ts'
import type { Statement } from './statement.ts'

const REFERENCE = 'KITE-DEPOSIT-2025-JALLOW-7K2M'

function read(content: string): Statement {
  const { statement } = readBankFile({ content })
  if (!statement) throw new Error('the columns of this file are not known')
  return statement
}

/** Returns day, amount and text of each line, without its id. */
function credits(content: string) {
  return read(content).lines.map(({ bookedOn, amountCents, text }) => ({ bookedOn, amountCents, text }))
}

// Headings as these banks write them; names and numbers are made up.
test.each([
  [
    'KBC',
    `Rekeningnummer;Rubrieknaam;Naam;Munt;Afschriftnummer;Datum;Omschrijving;Valuta;Bedrag;Saldo;credit;debet;Naam tegenpartij;Vrije mededeling
BE68539007547034;;TRADEWIND;EUR; 00001;03/09/2025;EUROPESE OVERSCHRIJVING;03/09/2025;200,00;1.200,00;200,00;;JALLOW AWA;${REFERENCE}
BE68539007547034;;TRADEWIND;EUR; 00001;03/09/2025;HUUR;03/09/2025;-500,00;1.000,00;;-500,00;VERHUURDER;september`,
  ],
  [
    'Belfius, with words about the account first',
    `Date de comptabilisation à partir de;01/09/2025
Montant à partir de;
;
Compte;Date de comptabilisation;Numéro d'extrait;Contrepartie;Nom contrepartie contient;Transaction;Date valeur;Montant;Devise;Communications
BE68 5390 0754 7034;03/09/2025;00012;BE71 0961 2345 6769;JALLOW AWA;VIREMENT DE;03/09/2025;200,00;EUR;${REFERENCE}
BE68 5390 0754 7034;04/09/2025;00012;BE71 0961 2345 6769;AUTRE;VIREMENT VERS;04/09/2025;-10,00;EUR;`,
  ],
  [
    'ING, where the sign has a column of its own',
    `"Datum","Naam / Omschrijving","Rekening","Tegenrekening","Code","Af Bij","Bedrag (EUR)","Mutatiesoort","Mededelingen"
"20250903","A Jallow","NL69INGB0123456789","BE71096123456769","OV","Bij","200,00","Overschrijving","${REFERENCE}"
"20250904","Verhuurder","NL69INGB0123456789","","OV","Af","500,00","Overschrijving","Huur"`,
  ],
  [
    'Wise, with other currencies',
    `"TransferWise ID",Date,Amount,Currency,Description,"Payment Reference","Running Balance"
TRANSFER-1,03-09-2025,200.00,EUR,"Received money from A JALLOW",${REFERENCE},1200.00
TRANSFER-2,03-09-2025,200.00,GBP,"Received money from A JALLOW",${REFERENCE},200.00
TRANSFER-3,04-09-2025,-12.00,EUR,Fee,,1188.00`,
  ],
  [
    'a German bank, with columns of their own for coming and going',
    `Buchungstag\tVerwendungszweck\tAuftraggeber\tSoll\tHaben\tWährung
03.09.2025\t${REFERENCE}\tAwa Jallow\t\t200,00\tEUR
04.09.2025\tMiete\tVermieter\t500,00\t\tEUR`,
  ],
  ['a plain file with a byte order mark', `\uFEFFDate,Amount,Text\r\n2025-09-03,200.00,${REFERENCE}\r\n`],
])('the CSV of %s gives one received transfer', (_, content) => {
  expect(credits(content)).toEqual([
    { bookedOn: '2025-09-03', amountCents: 200_00, text: expect.stringContaining(REFERENCE) as unknown },
  ])
})

test('quotes, line breaks and delimiters inside a cell are text', () => {
  const [line] = credits(`Date;Amount;Text\n03/09/2025;"1.130,00";"KITE-FULL-2025;\n""JALLOW""-7K2M"`)
  expect(line).toEqual({
    bookedOn: '2025-09-03',
    amountCents: 1130_00,
    text: 'KITE-FULL-2025; "JALLOW"-7K2M',
  })
})

function camt(entries: string, version = '053.001.02'): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.${version}"><BkToCstmrStmt><GrpHdr><MsgId>1</MsgId></GrpHdr>
<Stmt><Id>1</Id><Acct><Id><IBAN>BE68539007547034</IBAN></Id></Acct>${entries}</Stmt></BkToCstmrStmt></Document>`
}

function entry(
  inside: string,
  { amount = '200.00', currency = 'EUR', indicator = 'CRDT', status = '<Sts>BOOK</Sts>' } = {},
) {
  return `<Ntry><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${indicator}</CdtDbtInd>${status}<BookgDt><Dt>2025-09-03</Dt></BookgDt>${inside}</Ntry>`
}

const TRANSFER = `<AcctSvcrRef>BANK-1</AcctSvcrRef><NtryDtls><TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs><RltdPties><Dbtr><Nm>Awa Jallow &amp; Co</Nm></Dbtr></RltdPties><RmtInf><Ustrd>${REFERENCE}</Ustrd></RmtInf></TxDtls></NtryDtls>`

test('CAMT.053: a line starts with the message, then the sender, and has the bank’s own reference', () => {
  const { lines } = read(camt(entry(TRANSFER)))
  expect(lines).toMatchObject([
    {
      bookedOn: '2025-09-03',
      amountCents: 200_00,
      text: expect.stringMatching(`^${REFERENCE} · .*Awa Jallow & Co`) as unknown,
      bankReference: 'BANK-1',
      occurrence: 1,
    },
  ])
})

test('CAMT.053: a later version with prefixes, a nested status and a time is read', () => {
  const content = camt(entry(TRANSFER, { status: '<Sts><Cd>BOOK</Cd></Sts>' }), '053.001.08')
    .replaceAll(/<(\/?)([A-Z])/g, '<$1n:$2')
    .replace('xmlns=', 'xmlns:n=')
    .replace('<n:Dt>2025-09-03</n:Dt>', '<n:DtTm>2025-09-03T12:00:00</n:DtTm>')
  expect(credits(content)).toMatchObject([{ bookedOn: '2025-09-03', amountCents: 200_00 }])
})

test('CAMT.053: outgoing, foreign, unbooked and reversed entries are all counted', () => {
  const entries = [
    entry(TRANSFER),
    entry(TRANSFER, { indicator: 'DBIT' }),
    entry(TRANSFER, { currency: 'GBP' }),
    entry(TRANSFER, { status: '<Sts>PDNG</Sts>' }),
    entry(TRANSFER, { status: '<Sts><Cd>PDNG</Cd></Sts>' }),
    entry(`<RvslInd>true</RvslInd>${TRANSFER}`),
  ]
  const { lines, ...others } = read(camt(entries.join('')))
  expect(lines.map(({ settled }) => settled)).toEqual([true, false, false, false])
  expect(others).toMatchObject({ outgoing: 1, otherCurrency: 1, unreadable: [] })
  expect(new Set(lines.map(({ id }) => id)).size).toBe(4)
})

test('CAMT.053: an unreadable entry is reported with its reason, and so is a missing one', () => {
  const entries = [
    entry(TRANSFER),
    entry(TRANSFER, { amount: '2oo.00' }),
    entry(TRANSFER, { indicator: '' }),
    entry(TRANSFER).replace('<Dt>2025-09-03</Dt>', '<Dt>2025-09-31</Dt>'),
  ]
  const summary = '<TxsSummry><TtlNtries><NbOfNtries>5</NbOfNtries></TtlNtries></TxsSummry>'
  const { lines, unreadable } = read(camt(summary + entries.join('')))
  expect(lines).toHaveLength(1)
  expect(unreadable.map(({ line, reason }) => [line, reason])).toEqual([
    [null, 'Its amount can’t be read'],
    [null, 'It doesn’t say whether the money came in or went out'],
    [null, '“2025-09-31” isn’t a date'],
    [null, 'The bank reports 5 entries, but the file has 4'],
  ])
  expect(unreadable[0]?.text).toContain('Awa Jallow')
})

test('CAMT.053: a batch whose parts do not add up stays one line', () => {
  const part = `<TxDtls><Amt Ccy="EUR">200.00</Amt><RmtInf><Ustrd>${REFERENCE}</Ustrd></RmtInf></TxDtls>`
  const batch = entry(`<NtryDtls>${part}${part}</NtryDtls>`, { amount: '1150.00' })
  expect(credits(camt(batch))).toMatchObject([{ amountCents: 1150_00 }])
})

test('CAMT.053: several transfers booked as one sum become separate lines', () => {
  const part = (amount: string, reference: string) =>
    `<TxDtls><Amt Ccy="EUR">${amount}</Amt><RmtInf><Ustrd>${reference}</Ustrd></RmtInf></TxDtls>`
  const batch = entry(
    `<AcctSvcrRef>BATCH-1</AcctSvcrRef><NtryDtls>${part('200.00', REFERENCE)}${part('950.00', 'KITE-FULL-2025-PEETERS-8N3P')}</NtryDtls>`,
    { amount: '1150.00' },
  )
  expect(read(camt(batch)).lines).toMatchObject([
    { amountCents: 200_00, text: REFERENCE, bankReference: 'BATCH-1/1' },
    { amountCents: 950_00, text: 'KITE-FULL-2025-PEETERS-8N3P', bankReference: 'BATCH-1/2' },
  ])
})

test('the same file gives the same ids, and equal lines of one statement get different ids', () => {
  const line = `2025-09-03,200.00,${REFERENCE}`
  const content = `Date,Amount,Text\n${line}\n${line}\n2025-09-04,200.00,${REFERENCE}`
  const ids = read(content).lines.map(({ id }) => id)
  expect(new Set(ids).size).toBe(3)
  expect(read(content).lines.map(({ id }) => id)).toEqual(ids)
  const numbered = read(camt(entry(TRANSFER) + entry(TRANSFER))).lines.map(({ id }) => id)
  expect(new Set(numbered).size).toBe(2)
  expect(read(camt(entry(TRANSFER))).lines.map(({ id }) => id)).toEqual(numbered.slice(0, 1))
})

test('CAMT.053: the same line in two statements of one account is one, and in two accounts it is two', () => {
  const statement = (account: string) => `<Stmt>${account}${entry(TRANSFER)}</Stmt>`
  const file = (...accounts: string[]) =>
    `<Document><BkToCstmrStmt>${accounts.map(statement).join('')}</BkToCstmrStmt></Document>`
  const account = (iban: string) => `<Acct><Id><IBAN>${iban}</IBAN></Id></Acct>`
  const [own, other] = [account('BE71 0961 2345 6769'), account('BE68539007547034')]
  const ids = (content: string) => read(content).lines.map(({ id }) => id)
  expect(new Set(ids(file(own, own))).size).toBe(1)
  expect(new Set(ids(file(own, other))).size).toBe(2)
  expect(read(file(own)).lines).toMatchObject([{ account: 'BE71096123456769', occurrence: 1 }])
  expect(ids(file('', own))[0]).not.toBe(ids(file(own))[0])
})

test.each([
  ['an empty file', ' \n ', /empty/],
  ['a letter', 'Dear bank,\nwhere is my money?', /headings/],
  ['a picture', '\u0089PNG\r\n\u001a\n\ufffd\ufffd', /headings/],
  [
    'a page of the bank’s website',
    '<html><body>Please log in</body></html>',
    /isn’t an account statement|isn’t a bank statement/,
  ],
  [
    'a payment order',
    '<Document><CstmrCdtTrfInitn/></Document>',
    /isn’t an account statement|isn’t a bank statement/,
  ],
  ['tags that do not fit', '<Document><a></b></Document>', /damaged/],
  ['half a file', camt(entry(TRANSFER)).slice(0, 400), /damaged/],
  [
    'a tag in the middle that is not closed',
    camt(entry(TRANSFER) + entry(TRANSFER)).replace('</Ntry>', ''),
    /damaged/,
  ],
  ['a piece that is missing', camt(entry(TRANSFER)).replace(/<\/TxDtls>.*<\/Ntry>/, ''), /damaged/],
  ['an ampersand of its own', camt(entry(TRANSFER)).replace('&amp;', '&'), /damaged/],
  ['words behind its end', `${camt(entry(TRANSFER))} and more`, /damaged/],
  [
    'a quotation mark without end',
    `Date;Amount;Text\n2025-09-03;200,00;"KITE\n2025-09-04;1,00;rent`,
    /quotation mark/,
  ],
  [
    'a file with entities of its own',
    `<!DOCTYPE x [<!ENTITY a "b">]>${camt(entry(TRANSFER))}`,
    /isn’t an account statement|isn’t a bank statement/,
  ],
  ['tags without end', '<a>'.repeat(5_000), /damaged/],
])('%s is refused with a helpful message', (_, content, words) => {
  expect(() => read(content)).toThrow(words)
})

test('a statement without incoming payments is accepted', () => {
  expect(read('Date,Amount,Text\n2025-09-03,-5.00,Fee')).toMatchObject({ lines: [], outgoing: 1 })
  expect(read(camt(''))).toEqual({ lines: [], outgoing: 0, payouts: [], otherCurrency: 0, unreadable: [] })
})

test('every unreadable line of a CSV is reported with its number and reason', () => {
  const content = [
    'Umsätze;;',
    '',
    'Date;Debit/Credit;Amount;Text',
    `2025-09-03;C;200,00;${REFERENCE}`,
    '2025-09-31;C;200,00;no such day',
    '2025-09-03;C;2oo,00;letters',
    '2025-09-03;C;;nothing',
    '2025-09-03',
    ';;;',
    '2025-09-03;X;200,00;which way?',
    '2025-09-03;D;12,00;rent',
    '2025-09-04;C;50,00;"over',
    'two lines"',
    '2025-09-05;C;1,00;"not closed',
    `2025-09-06;C;950,00;${REFERENCE}`,
    '2025-09-07;C;2,00;closed here"',
    '2025-09-08;C;3,00;the last',
  ]
  for (const lineBreak of ['\n', '\r\n']) {
    const { lines, outgoing, otherCurrency, unreadable } = read(content.join(lineBreak))
    expect(lines.map(({ amountCents }) => amountCents)).toEqual([200_00, 50_00, 3_00])
    expect(unreadable.map(({ line, reason }) => [line, reason])).toEqual([
      [5, '“2025-09-31” isn’t a date'],
      [6, '“2oo,00” isn’t an amount'],
      [7, 'It has no amount'],
      [8, 'It has 1 of 4 columns'],
      [10, '“X” doesn’t say whether the money came in or went out'],
      [14, 'It has a quotation mark that isn’t closed'],
      [15, 'It belongs to line 14, whose quotation mark isn’t closed'],
      [16, 'It belongs to line 14, whose quotation mark isn’t closed'],
    ])
    expect({ outgoing, otherCurrency }).toEqual({ outgoing: 1, otherCurrency: 0 })
  }
})

test('a line without a word in a column of directions is not taken for incoming money', () => {
  const rows = ['2025-09-03;C;200,00;in', '2025-09-03;;12,00;which way?', '2025-09-03;;-15,00;fees']
  const { lines, outgoing, unreadable } = read(['Date;Debit/Credit;Amount;Text', ...rows].join('\n'))
  expect(lines.map(({ amountCents }) => amountCents)).toEqual([200_00])
  expect(outgoing).toBe(1)
  expect(unreadable).toMatchObject([
    { line: 3, reason: 'It doesn’t say whether the money came in or went out' },
  ])
  const apart = read(['Date;Credit;Debit;Text', '2025-09-03;12,00;;in', '2025-09-03;;5,00;out'].join('\n'))
  expect(apart, 'with a column for each direction').toMatchObject({
    lines: [{ amountCents: 12_00 }],
    outgoing: 1,
    unreadable: [],
  })
})

test('settled outgoing lines in euros are returned with their amount and text', () => {
  const csv = ['Date,Amount,Currency,State,Text', '2025-09-03,-200.00,EUR,COMPLETED,Refund C-2025-0001']
  csv.push(
    '2025-09-03,-201.00,EUR,PENDING,Refund C-2025-0002',
    '2025-09-03,-202.00,GBP,COMPLETED,C-2025-0003',
  )
  const { outgoing, payouts } = read(csv.join('\n'))
  expect(outgoing).toBe(3)
  expect(payouts).toMatchObject([{ bookedOn: '2025-09-03', amountCents: 200_00 }])
  expect(payouts[0]?.text).toContain('Refund C-2025-0001')
  const camtLines = [
    entry(TRANSFER, { indicator: 'DBIT' }),
    entry(TRANSFER, { indicator: 'DBIT', currency: 'GBP' }),
  ]
  expect(read(camt(camtLines.join(''))).payouts).toHaveLength(1)
})

test('where the unused one of two amount columns says zero, money in and money out are both read', () => {
  const csv = ['Date;Credit;Debit;Text', '2025-09-03;0,00;200,00;Refund', '2025-09-03;150,00;0,00;Deposit']
  const { lines, outgoing, payouts } = read(csv.join('\n'))
  expect(outgoing).toBe(1)
  expect(payouts).toMatchObject([{ amountCents: 200_00 }])
  expect(lines).toMatchObject([{ amountCents: 150_00 }])
})
