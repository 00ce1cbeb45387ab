import { arrayBuffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { formatDay } from '#domain/base/dates.ts'
import { METHOD_NAMES } from '#domain/booking/booking-names.ts'
import { DOCUMENT_NAMES, type DocumentContent, type DocumentFigure } from '#domain/document/documents.ts'
import { formatCents } from '#domain/base/money.ts'
import { colours } from '#emails/colours.ts'
import { writable } from './fonts.ts'
import { createSheet, type Sheet } from './sheet.ts'

// A4 in points. Everything stands in one column between these margins.
const PAGE = { width: 595.28, height: 841.89 }
const LEFT = 56
const WIDTH = PAGE.width - 2 * LEFT
const HALF = WIDTH / 2 - 12
const MAX_NAME_LENGTH = 90

/** A receipt or credit note as a PDF of one page: nothing but what was kept when it was issued. */
export async function drawDocument(content: DocumentContent): Promise<Buffer<ArrayBuffer>> {
  const name = `${DOCUMENT_NAMES[content.kind]} ${content.number}`
  const issued = new Date(`${content.issuedOn}T00:00:00Z`)
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: 'en',
    displayTitle: true,
    pdfVersion: '1.7',
    tagged: true,
    info: {
      Title: `${name}, ${content.issuer.brand}`,
      Author: content.issuer.name,
      Subject: `${content.line.label}, ${formatCents(content.line.amountCents)}`,
      CreationDate: issued,
      ModDate: issued,
    },
  })
  const file = arrayBuffer(pdf)
  const sheet = createSheet(pdf)
  drawHead(sheet, content)
  let y = drawParties(sheet, content, 196)
  y = drawAmount(sheet, content, y + 26)
  y = drawFacts(sheet, content, y + 26)
  drawStatement(sheet, content, y + 22)
  drawFoot(sheet, content)
  sheet.end()
  pdf.end()
  return Buffer.from(await file)
}

function drawHead(sheet: Sheet, { kind, number, issuedOn, issuer }: DocumentContent): void {
  sheet.box(0, 0, PAGE.width, 84, colours.sea)
  const third = PAGE.width / 3
  const stripe = [colours.coral, colours.amber, colours.teal]
  stripe.forEach((colour, index) => sheet.box(index * third, 84, third, 4, colour))
  sheet.write(issuer.brand, {
    x: LEFT,
    y: 29,
    width: WIDTH,
    size: 22,
    face: 'display',
    colour: colours.cream,
  })
  sheet.write(DOCUMENT_NAMES[kind], {
    x: LEFT,
    y: 122,
    width: HALF,
    size: 34,
    face: 'display',
    colour: colours.sea,
    as: 'H1',
  })
  const right = { x: LEFT + WIDTH - HALF, width: HALF, align: 'right' } as const
  sheet.write(number, { ...right, y: 126, size: 15, face: 'bold' })
  sheet.write(formatDay(issuedOn), { ...right, y: 147, size: 10.5, colour: colours.inkSoft })
}

/** Who it is from and for whom; the end of both, in points from the top. */
function drawParties(sheet: Sheet, { issuer, guest }: DocumentContent, y: number): number {
  const from = [issuer.name, issuer.address, issuer.registration, issuer.email]
  // A name that our fonts cannot write leaves the address alone.
  const to = [shortened(writable(guest.name, 'bold')), guest.email && shortened(guest.email)]
  const columns: [title: string, x: number, lines: (string | null)[]][] = [
    ['From', LEFT, from],
    ['For', LEFT + WIDTH - HALF, to],
  ]
  return Math.max(
    ...columns.map(([title, x, lines]) => {
      let end = sheet.write(title, { x, y, width: HALF, size: 9.5, colour: colours.inkSoft }) + 3
      lines.filter(Boolean).forEach((line, index) => {
        const face = index === 0 ? 'bold' : 'text'
        end = sheet.write(line ?? '', { x, y: end, width: HALF, size: 10.5, face }) + 1.5
      })
      return end
    }),
  )
}

/** So much of a name or an address as leaves the rest of the page its room; what was kept has all of it. */
function shortened(text: string): string {
  return text.length > MAX_NAME_LENGTH ? `${text.slice(0, MAX_NAME_LENGTH - 1).trimEnd()}…` : text
}

/** What it is about, and the amount, on the one cream panel of the page. */
function drawAmount(sheet: Sheet, { line }: DocumentContent, y: number): number {
  const height = 62
  sheet.box(LEFT, y, WIDTH, height, colours.cream, 12)
  sheet.write(line.label, { x: LEFT + 20, y: y + 22, width: HALF, size: 15, face: 'bold' })
  sheet.write(formatCents(line.amountCents), {
    x: LEFT + WIDTH - 20 - HALF,
    y: y + 15,
    width: HALF,
    size: 26,
    face: 'display',
    align: 'right',
  })
  return y + height
}

function drawFacts(sheet: Sheet, content: DocumentContent, y: number): number {
  let end = y
  for (const [label, value] of factsOf(content)) {
    sheet.write(label, { x: LEFT, y: end, width: 130, size: 10.5, colour: colours.inkSoft })
    end = sheet.write(value, { x: LEFT + 140, y: end, width: WIDTH - 140, size: 10.5 }) + 5
  }
  return end
}

function factsOf({ kind, payment, booking, corrects, reason }: DocumentContent): [string, string][] {
  const way = METHOD_NAMES[payment.method]
  const stay = [booking.packageName, booking.room].filter(Boolean).join(', ')
  const facts: [string, string | null][] =
    kind === 'receipt'
      ? [['Received', `${formatDay(payment.on)}, by ${way}`]]
      : [
          ['Corrects', corrects && `Receipt ${corrects.number} of ${formatDay(corrects.issuedOn)}`],
          ['Reason', reason],
          ['Refunded', `By ${way}`],
        ]
  const all: [string, string | null][] = [
    ...facts,
    ['Reference', payment.reference],
    ['Retreat', booking.retreat],
    ['Booked', stay],
    ['Booking', booking.reference],
  ]
  return all.flatMap(([label, value]) => (value ? [[label, value] as [string, string]] : []))
}

function drawStatement(sheet: Sheet, { statement }: DocumentContent, y: number): void {
  let end =
    sheet.write(statement.title, {
      x: LEFT,
      y,
      width: WIDTH,
      size: 15,
      face: 'display',
      colour: colours.sea,
      as: 'H2',
    }) + 8
  statement.rows.forEach((row, index) => {
    const last = index === statement.rows.length - 1
    sheet.box(LEFT, end, WIDTH, last ? 1.5 : 0.75, last ? colours.sea : colours.line)
    end = drawFigure(sheet, row, end + 6, last) + 6
  })
}

function drawFigure(
  sheet: Sheet,
  { label, amountCents }: DocumentFigure,
  y: number,
  strong: boolean,
): number {
  const face = strong ? 'bold' : 'text'
  const end = sheet.write(label, { x: LEFT, y, width: WIDTH - 130, size: 11, face })
  sheet.write(signed(amountCents), { x: LEFT + WIDTH - 120, y, width: 120, size: 11, face, align: 'right' })
  return end
}

function signed(cents: number): string {
  return cents < 0 ? `−${formatCents(-cents)}` : formatCents(cents)
}

function drawFoot(sheet: Sheet, { issuer }: DocumentContent): void {
  sheet.write(`All amounts are in euros. Questions? Write to ${issuer.email}.`, {
    x: LEFT,
    y: PAGE.height - 58,
    width: WIDTH,
    size: 9,
    colour: colours.inkSoft,
  })
}
