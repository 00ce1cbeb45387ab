import { formatDay } from '#domain/base/dates.ts'
import { formatCents } from '#domain/base/money.ts'
import { DOCUMENT_NAMES, type DocumentContent, type DocumentFigure } from '#domain/document/documents.ts'
import { METHOD_NAMES } from '#domain/payment/payment-names.ts'
import { colours } from '#emails/colours.ts'
import { drawHead, drawPdf, HALF, LEFT, PAGE, WIDTH, type Canvas } from './draw-pdf.ts'
import { writable } from './fonts.ts'

const MAX_NAME_LENGTH = 90

/** Returns a receipt or credit note as a one-page PDF, drawn only from what was stored when it was issued. */
export async function drawDocument(content: DocumentContent): Promise<Buffer<ArrayBuffer>> {
  const { kind, number, issuedOn, issuer, line } = content
  const title = DOCUMENT_NAMES[kind]
  const about = {
    title: `${title} ${number}, ${issuer.brand}`,
    author: issuer.name,
    subject: `${line.label}, ${formatCents(line.amountCents)}`,
    at: new Date(`${issuedOn}T00:00:00Z`),
    language: 'en',
  }
  return drawPdf(about, (canvas) => {
    drawHead(canvas, { from: issuer.brand, title, number, on: issuedOn })
    let y = drawParties(canvas, content, 196)
    y = drawAmount(canvas, content, y + 26)
    y = drawFacts(canvas, content, y + 26)
    drawStatement(canvas, content, y + 22)
    drawFoot(canvas, content)
  })
}

/** Draws issuer and guest, and returns where they end, in points from the top. */
function drawParties(canvas: Canvas, { issuer, guest }: DocumentContent, y: number): number {
  const from = [issuer.name, issuer.address, issuer.registration, issuer.email]
  // A name that the fonts cannot write is left out, and only the email address appears.
  const to = [shortened(writable(guest.name, 'bold')), guest.email && shortened(guest.email)]
  const columns: [title: string, x: number, lines: (string | null)[]][] = [
    ['From', LEFT, from],
    ['For', LEFT + WIDTH - HALF, to],
  ]
  return Math.max(
    ...columns.map(([title, x, lines]) => {
      let end = canvas.write(title, { x, y, width: HALF, size: 9.5, colour: colours.inkSoft }) + 3
      lines.filter(Boolean).forEach((line, index) => {
        const face = index === 0 ? 'bold' : 'text'
        end = canvas.write(line ?? '', { x, y: end, width: HALF, size: 10.5, face }) + 1.5
      })
      return end
    }),
  )
}

/** Returns a name or address cut to a length that leaves room for the rest; the stored one is complete. */
function shortened(text: string): string {
  return text.length > MAX_NAME_LENGTH ? `${text.slice(0, MAX_NAME_LENGTH - 1).trimEnd()}…` : text
}

/** Draws the subject and amount on the cream panel, and returns where it ends. */
function drawAmount(canvas: Canvas, { line }: DocumentContent, y: number): number {
  const height = 62
  canvas.box(LEFT, y, WIDTH, height, colours.cream, 12)
  canvas.write(line.label, { x: LEFT + 20, y: y + 22, width: HALF, size: 15, face: 'bold' })
  canvas.write(formatCents(line.amountCents), {
    x: LEFT + WIDTH - 20 - HALF,
    y: y + 15,
    width: HALF,
    size: 26,
    face: 'display',
    align: 'right',
  })
  return y + height
}

function drawFacts(canvas: Canvas, content: DocumentContent, y: number): number {
  let end = y
  for (const [label, value] of factsOf(content)) {
    if (!value) continue
    canvas.write(label, { x: LEFT, y: end, width: 130, size: 10.5, colour: colours.inkSoft })
    end = canvas.write(value, { x: LEFT + 140, y: end, width: WIDTH - 140, size: 10.5 }) + 5
  }
  return end
}

function factsOf({ kind, payment, booking, corrects, reason }: DocumentContent): [string, string | null][] {
  const way = METHOD_NAMES[payment.method]
  const booked = [booking.packageName, booking.room].filter(Boolean).join(', ')
  const facts: [string, string | null][] =
    kind === 'receipt'
      ? [['Received', `${formatDay(payment.on)}, by ${way}`]]
      : [
          ['Corrects', corrects && `Receipt ${corrects.number} of ${formatDay(corrects.issuedOn)}`],
          ['Reason', reason],
          ['Refunded', `By ${way}`],
        ]
  return [
    ...facts,
    ['Reference', payment.reference],
    ['Retreat', booking.retreat],
    ['Booked', booked],
    ['Booking', booking.reference],
  ]
}

function drawStatement(canvas: Canvas, { statement }: DocumentContent, y: number): void {
  let end =
    canvas.write(statement.title, {
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
    canvas.box(LEFT, end, WIDTH, last ? 1.5 : 0.75, last ? colours.sea : colours.line)
    end = drawFigure(canvas, row, end + 6, last) + 6
  })
}

function drawFigure(
  canvas: Canvas,
  { label, amountCents }: DocumentFigure,
  y: number,
  strong: boolean,
): number {
  const face = strong ? 'bold' : 'text'
  const end = canvas.write(label, { x: LEFT, y, width: WIDTH - 130, size: 11, face })
  canvas.write(signed(amountCents), { x: LEFT + WIDTH - 120, y, width: 120, size: 11, face, align: 'right' })
  return end
}

function signed(cents: number): string {
  return cents < 0 ? `−${formatCents(-cents)}` : formatCents(cents)
}

function drawFoot(canvas: Canvas, { issuer }: DocumentContent): void {
  canvas.write(`All amounts are in euros. Questions? Write to ${issuer.email}.`, {
    x: LEFT,
    y: PAGE.height - 58,
    width: WIDTH,
    size: 9,
    colour: colours.inkSoft,
  })
}
