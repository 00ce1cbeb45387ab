import { expect, test } from 'vitest'
import { readBankFile } from './read-bank-file.ts'
import type { Statement } from './statement.ts'

const REFERENCE = 'KITE-DEPOSIT-2025-JALLOW-7K2M'

function read(content: string): Statement {
  const { statement } = readBankFile({ content })
  if (!statement) throw new Error('the order of day and month in this file is not decided')
  return statement
}

/** Returns day, amount and text of each line in euros, without its id. */
function credits(content: string) {
  return read(content)
    .lines.filter(({ currency }) => currency === 'EUR')
    .map(({ bookedOn, amountCents, text }) => ({ bookedOn, amountCents, text }))
}

/** Returns the currencies of a file's credits. */
function currencies(content: string) {
  return read(content).lines.map(({ currency }) => currency)
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

test('CAMT.053: a line starts with the payer, then the message, and has the bank’s own reference', () => {
  const { lines } = read(camt(entry(TRANSFER)))
  expect(lines).toMatchObject([
    {
      bookedOn: '2025-09-03',
      amountCents: 200_00,
      text: expect.stringMatching(`^Awa Jallow & Co · ${REFERENCE}`) as unknown,
      identity: 'BANK1',
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
  expect(lines.map(({ settled }) => settled)).toEqual([true, true, false, false, false])
  expect(lines.map(({ currency }) => currency)).toEqual(['EUR', 'GBP', 'EUR', 'EUR', 'EUR'])
  expect(others).toMatchObject({ outgoing: 1, unreadable: [] })
  expect(new Set(lines.map(({ id }) => id)).size).toBe(5)
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
    { amountCents: 200_00, text: REFERENCE, identity: 'BATCH11' },
    { amountCents: 950_00, text: 'KITE-FULL-2025-PEETERS-8N3P', identity: 'BATCH12' },
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
  ['a letter', 'Dear bank,\nwhere is my money?', /no heading for a date and an amount.*CAMT\.053/],
  ['a picture', '\u0089PNG\r\n\u001a\n\ufffd\ufffd', /no heading for a date and an amount/],
  [
    'a CSV file without an amount',
    'Datum;Omschrijving\n03/09/2025;200,00',
    /no heading for an amount .*CAMT\.053/,
  ],
  ['a CSV file without a day', 'Wanneer;Bedrag\n03/09/2025;200,00', /no heading for a date .*CAMT\.053/],
  ['a CSV file without headings', '2025-09-03;200,00;hello', /no heading for a date and an amount/],
  [
    'an Excel file',
    'PK\u0003\u0004\u0014\u0006[Content_Types].xml xl/workbook.xml',
    /an Excel file.*CAMT\.053/,
  ],
  ['an older Excel file', '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1', /an Excel file/],
  [
    'an Excel file in XML',
    '<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?><Workbook/>',
    /an Excel file/,
  ],
  ['a ZIP file', 'PK\u0003\u0004\u0014 statement.xml', /a ZIP file/],
  ['a PDF file', '%PDF-1.7', /a PDF file/],
  [
    'an MT940 file',
    ':20:STARTUMS\n:25:BE68539007547034\n:28C:1/1\n:60F:C250901EUR0,\n:61:250903C200,00',
    /an MT940 file/,
  ],
  ['an MT940 file of SWIFT', '{1:F01INGBNL2AXXXX}{4:\r\n:20:P1\r\n:25:NL00\r\n:60F:C2', /an MT940 file/],
  ['an MT940 file of ABN AMRO', 'ABNANL2A\n940\nABNANL2A\n:20:ABN AMRO BANK NV\n:25:000\n', /an MT940 file/],
  [
    'a CODA file',
    '0000003092572505        00000000  TRADEWIND                 BBRUBEBB   00000000000 00000',
    /a CODA file/,
  ],
  ['an OFX file', 'OFXHEADER:100\nDATA:OFXSGML', /an OFX file/],
  ['a QIF file', '!Type:Bank\nD03/09/2025', /a QIF file/],
  ['CAMT.052', '<Document><BkToCstmrAcctRpt/></Document>', /CAMT\.052/],
  ['CAMT.054', '<n:Document xmlns:n="x"><n:BkToCstmrDbtCdtNtfctn/></n:Document>', /CAMT\.054/],
  ['a page of the bank’s website', '<html><body>Please log in</body></html>', /a web page/],
  ['a payment order', '<Document><CstmrCdtTrfInitn/></Document>', /a payment order/],
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
  expect(read(camt(''))).toEqual({ lines: [], outgoing: 0, payouts: [], unreadable: [] })
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
    const { lines, outgoing, unreadable } = read(content.join(lineBreak))
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
    expect(outgoing).toBe(1)
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

test.each([
  ['three decimals', entry(TRANSFER, { amount: '200.000' }), 200_00],
  ['five decimals', entry(TRANSFER, { amount: '200.50000' }), 200_50],
  ['no decimals', entry(TRANSFER, { amount: '200' }), 200_00],
])('CAMT.053: an amount with %s is read by its decimal point', (_, content, amountCents) => {
  expect(read(camt(content))).toMatchObject({ lines: [{ amountCents }], unreadable: [] })
})

test('CAMT.053: a fraction of a cent and a comma are unreadable', () => {
  for (const amount of ['200.001', '200,00', '1,200.00']) {
    const { lines, unreadable } = read(camt(entry(TRANSFER, { amount })))
    expect({ lines, unreadable: unreadable.length }).toEqual({ lines: [], unreadable: 1 })
  }
})

test.each(['true', '1', ' true ', 'TRUE', 'yes'])(
  'CAMT.053: an entry that says %j of being a reversal is no money',
  (written) => {
    const { lines } = read(camt(entry(`<RvslInd>${written}</RvslInd>${TRANSFER}`)))
    expect(lines).toMatchObject([{ settled: false }])
  },
)

test.each([
  ['<Sts>BOOK</Sts>', true],
  ['<Sts><Cd>BOOK</Cd></Sts>', true],
  ['', true],
  ['<Sts>INFO</Sts>', false],
  ['<Sts><Cd>FUTR</Cd></Sts>', false],
  ['<Sts><Prtry>BOOK</Prtry></Sts>', false],
  ['<Sts></Sts>', false],
])('CAMT.053: the status %j is booked: %j', (status, settled) => {
  expect(read(camt(entry(TRANSFER, { status }))).lines).toMatchObject([{ settled }])
})

test('CAMT.053: numeric character references are decoded once', () => {
  const text = 'KITE&#45;DEPOSIT&#x2d;2025-JALLOW-7K2M D&#8217;HONDT &amp;#45; <![CDATA[a &#45; <b>]]>'
  const [line] = credits(camt(entry(TRANSFER.replace(REFERENCE, text))))
  expect(line?.text).toContain('KITE-DEPOSIT-2025-JALLOW-7K2M D’HONDT &#45;a &#45; <b>')
})

test.each(Array.from({ length: 12 }, (_, index) => String(index + 2).padStart(2, '0')))(
  'CAMT.053: version 001.%s is read',
  (version) => {
    const isNested = Number(version) >= 8
    const party = '<Nm>Awa Jallow &amp; Co</Nm>'
    const inside = isNested ? TRANSFER.replace(party, `<Pty>${party}</Pty>`) : TRANSFER
    const status = isNested ? '<Sts><Cd>BOOK</Cd></Sts>' : '<Sts>BOOK</Sts>'
    const [line] = credits(camt(entry(inside, { status }), `053.001.${version}`))
    expect(line).toMatchObject({ bookedOn: '2025-09-03', amountCents: 200_00 })
    expect(line?.text).toMatch(`Awa Jallow & Co · ${REFERENCE}`)
  },
)

test('CAMT.053: without a day of booking the value day counts, and without any the entry is unreadable', () => {
  const booked = '<BookgDt><Dt>2025-09-03</Dt></BookgDt>'
  const valued = entry(TRANSFER).replace(booked, '<ValDt><Dt>2025-09-04</Dt></ValDt>')
  expect(credits(camt(valued))).toMatchObject([{ bookedOn: '2025-09-04' }])
  const { lines, unreadable } = read(camt(entry(TRANSFER).replace(booked, '')))
  expect({ lines, unreadable }).toMatchObject({ lines: [], unreadable: [{ reason: 'It has no date' }] })
})

test.each([
  ['a column of an unknown heading', 'Date;Amount;Geldsoort;Text\n2025-09-03;200,00;USD;x'],
  ['a column of codes in small letters', 'Date;Amount;Geldsoort;Text\n2025-09-03;200,00;gmd;x'],
  ['a column in Dutch', 'Datum;Bedrag;Devies;Mededeling\n03/09/2025;200,00;USD;x'],
  ['the amount’s own heading', 'Date,Amount (USD),Text\n2025-09-03,200.00,x'],
  ['the amount’s own heading in words', 'Datum;Bedrag in gbp;Tekst\n2025-09-03;200,00;x'],
  ['the amount’s own heading by a sign', 'Date,Amount ($),Text\n2025-09-03,200.00,x'],
  ['the cell of the amount', 'Date,Amount,Text\n2025-09-03,$200.00,x'],
  ['the cell of the amount, behind it', 'Date;Amount;Text\n2025-09-03;200,00 CHF;x'],
  ['a line above the headings', 'Account currency;GBP\nDate;Amount;Text\n2025-09-03;200,00;x'],
  ['one of two columns', 'Datum;Bedrag;Munt;Devies;Tekst\n2025-09-03;200,00;EUR;USD;x'],
  ['a word that is no code', 'Date;Amount;Currency;Text\n2025-09-03;200,00;dollars;x'],
])('money in another currency is never euros: %s', (_, content) => {
  expect(currencies(content)).toHaveLength(1)
  expect(currencies(content)).not.toContain('EUR')
})

test.each([
  ['none is named', 'Date;Amount;Text\n2025-09-03;200,00;x'],
  ['a column says euro', 'Date;Amount;Currency;Text\n2025-09-03;200,00;euro;x'],
  [
    'the sender’s own money is named beside it',
    'Date;Amount (EUR);Original currency;Text\n2025-09-03;200,00;USD;x',
  ],
  ['a column of days is called Valuta', 'Datum;Valuta;Bedrag;Munt\n03/09/2025;03/09/2025;200,00;EUR'],
])('money is in euros where %s', (_, content) => {
  expect(currencies(content)).toEqual(['EUR'])
})

const ambiguous = (...days: string[]) =>
  ['Date,Description,Amount', ...days.map((day) => `${day},${REFERENCE},200.00`)].join('\n')

test('a file whose days do not show the order of day and month asks for it', () => {
  expect(readBankFile({ content: ambiguous('03/09/2025') })).toEqual({
    statement: null,
    undecided: { written: '03/09/2025', dayFirst: '2025-09-03', monthFirst: '2025-03-09' },
  })
  const read_ = (dayOrder: 'day_first' | 'month_first') =>
    readBankFile({ content: ambiguous('03/09/2025'), dayOrder }).statement?.lines[0]?.bookedOn
  expect([read_('day_first'), read_('month_first')]).toEqual(['2025-09-03', '2025-03-09'])
})

test.each([
  ['a day above twelve in any line', ambiguous('03/09/2025', '25/09/2025'), '2025-09-03'],
  ['a month above twelve in any line', ambiguous('09/03/2025', '09/25/2025'), '2025-09-03'],
  ['points between the figures', ambiguous('03.09.2025'), '2025-09-03'],
  ['headings in another language', 'Datum,Omschrijving,Bedrag\n03/09/2025,x,200.00', '2025-09-03'],
  ['amounts with a comma', 'Date;Text;Amount\n03/09/2025;x;200,00', '2025-09-03'],
])('the order of day and month is decided by %s', (_, content, day) => {
  expect(credits(content)[0]?.bookedOn).toBe(day)
})

test('a file whose days contradict each other is asked about, and the days that do not fit are unreadable', () => {
  const content = ambiguous('03/09/2025', '25/09/2025', '09/25/2025')
  expect(readBankFile({ content }).undecided).toMatchObject({ written: '03/09/2025' })
  const { statement } = readBankFile({ content, dayOrder: 'day_first' })
  expect(statement?.lines.map(({ bookedOn }) => bookedOn)).toEqual(['2025-09-03', '2025-09-25'])
  expect(statement?.unreadable).toMatchObject([{ reason: '“09/25/2025” isn’t a date' }])
})

test('an amount that may be thousands or decimals is read only if another one decides', () => {
  const file = (...amounts: string[]) =>
    ['Date;Amount;Text', ...amounts.map((amount) => `2025-09-03;${amount};x`)].join('\n')
  expect(read(file('1.130'))).toMatchObject({
    lines: [],
    unreadable: [{ reason: '“1.130” can be read as thousands or as decimals' }],
  })
  expect(credits(file('1.130', '200,00')).map(({ amountCents }) => amountCents)).toEqual([1130_00, 200_00])
  expect(credits(file('1.130', '200.5')).map(({ amountCents }) => amountCents)).toEqual([1_13, 200_50])
})

test('the same line has the same id where a statement number is filled in and the payer’s name is spelled out', () => {
  const file = (number: string, name: string) =>
    `Rekeningnummer;Afschriftnummer;Datum;Bedrag;Munt;rekeningnummer tegenpartij;Naam tegenpartij;Vrije mededeling
BE68539007547034;${number};03/09/2025;200,00;EUR;BE71 0961 2345 6769;${name};${REFERENCE}`
  const ids = [file('', 'JALLOW A'), file('00012', 'Awa Jallow-Peeters')].map(
    (content) => read(content).lines[0]?.id,
  )
  expect(ids[0]).toBe(ids[1])
})

test('money that came in without a day is unreadable', () => {
  expect(read('Date;Amount;Text\n;200,00;x')).toMatchObject({
    lines: [],
    unreadable: [{ reason: 'It has no date' }],
  })
})
