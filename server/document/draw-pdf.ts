import { arrayBuffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { formatDay, type CalendarDay } from '#domain/base/dates.ts'
import { colours } from '#emails/colours.ts'
import { fontFile, runsOf, type Face } from './fonts.ts'

// A4 in points, with one column between the margins.
export const PAGE = { width: 595.28, height: 841.89 }
export const LEFT = 56
export const WIDTH = PAGE.width - 2 * LEFT
export const HALF = WIDTH / 2 - 12

/** Metadata of a PDF. It must be the same each time the PDF is drawn. */
interface About {
  title: string
  author: string
  subject: string
  at: Date
  language: string
}

/** Returns a PDF of A4 pages, byte for byte the same each time. */
export async function drawPdf(
  { title, author, subject, at, language }: About,
  draw: (canvas: Canvas, pdf: PDFKit.PDFDocument) => void,
): Promise<Buffer<ArrayBuffer>> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: language,
    displayTitle: true,
    pdfVersion: '1.7',
    tagged: true,
    info: { Title: title, Author: author, Subject: subject, CreationDate: at, ModDate: at },
  })
  const file = arrayBuffer(pdf)
  const canvas = createCanvas(pdf)
  draw(canvas, pdf)
  canvas.end()
  pdf.end()
  return Buffer.from(await file)
}

/** Draws a document's head: the issuer's name across the page, and below it title, number and day. */
export function drawHead(
  canvas: Canvas,
  { from, title, number, on }: { from: string; title: string; number: string; on: CalendarDay },
): void {
  canvas.box(0, 0, PAGE.width, 84, colours.sea)
  const third = PAGE.width / 3
  const stripe = [colours.coral, colours.amber, colours.teal]
  stripe.forEach((colour, index) => canvas.box(index * third, 84, third, 4, colour))
  canvas.write(from, { x: LEFT, y: 29, width: WIDTH, size: 22, face: 'display', colour: colours.cream })
  const large = { x: LEFT, y: 122, width: HALF, size: 34, face: 'display', colour: colours.sea } as const
  canvas.write(title, { ...large, as: 'H1' })
  const right = { x: LEFT + WIDTH - HALF, width: HALF, align: 'right' } as const
  canvas.write(number, { ...right, y: 126, size: 15, face: 'bold' })
  canvas.write(formatDay(on), { ...right, y: 147, size: 10.5, colour: colours.inkSoft })
}

export interface Written {
  /** In points, from the page's upper left corner. */
  x: number
  y: number
  width: number
  size: number
  face?: Face
  colour?: string
  align?: 'left' | 'right'
  /** Role for screen readers; a paragraph if omitted. */
  as?: Role
}

/** `LI` is a list item; consecutive items form one list. */
type Role = 'H1' | 'H2' | 'H3' | 'P' | 'LI'

/** A page on which texts and boxes are placed. Screen readers read texts in the order in which they are written. */
export interface Canvas {
  /** Writes a text, wrapped if too long, and returns where it ends. */
  write: (text: string, how: Written) => number
  /** Writes the lines of one text, `leading` points apart. */
  writeLines: (lines: readonly string[], leading: number, how: Omit<Written, 'align'>) => void
  /** Returns the lines of a text wrapped to a width, for texts that may continue on the next page. */
  linesOf: (text: string, how: Pick<Written, 'width' | 'size' | 'face'>) => string[]
  /** Hides what is drawn inside from screen readers, such as page numbers. */
  unread: (what: () => void) => void
  box: (x: number, y: number, width: number, height: number, colour: string, radius?: number) => void
  end: () => void
}

/** Height of glyphs above the baseline, relative to the font size. */
const ASCENT = 0.95

function createCanvas(pdf: PDFKit.PDFDocument): Canvas {
  const whole = pdf.struct('Document')
  pdf.addStructure(whole)
  const registered = new Set<Face>()
  let isUnread = false
  let list: PDFKit.PDFStructureElement | null = null
  function use(face: Face): void {
    if (!registered.has(face)) pdf.registerFont(face, fontFile(face))
    registered.add(face)
    pdf.font(face)
  }
  function widthOf(text: string, { size, face = 'text' }: Pick<Written, 'size' | 'face'>): number {
    pdf.fontSize(size)
    return runsOf(text, face).reduce((sum, run) => {
      use(run.face)
      return sum + pdf.widthOfString(run.text)
    }, 0)
  }
  /** Draws a text and returns where it ends. */
  function draw(
    text: string,
    { x, y, width, size, face = 'text', colour = colours.ink, align = 'left' }: Written,
  ) {
    const runs = runsOf(text, face)
    // Positions by baseline, so that runs in different faces line up.
    const baseline = y + ASCENT * size
    pdf.x = x
    pdf.y = baseline
    pdf.fillColor(colour).fontSize(size)
    runs.forEach((run, index) => {
      use(run.face)
      const how = { width, align, baseline: 'alphabetic', continued: index < runs.length - 1 } as const
      if (index === 0) pdf.text(run.text, x, baseline, how)
      else pdf.text(run.text, how)
    })
    return pdf.y - ASCENT * size
  }
  function read(as: Role, what: () => void): void {
    if (isUnread) {
      what()
      return
    }
    if (as !== 'LI') {
      list = null
      whole.add(pdf.struct(as, {}, what))
      return
    }
    if (!list) {
      list = pdf.struct('L')
      whole.add(list)
    }
    list.add(pdf.struct('LI', {}, [pdf.struct('LBody', {}, what)]))
  }
  return {
    write(text, { as = 'P', ...how }) {
      let end = how.y
      read(as, () => {
        end = draw(text, how)
      })
      return end
    },
    writeLines(lines, leading, { as = 'P', ...how }) {
      read(as, () => {
        // The extra width prevents a second wrap if the last letter is rounded up.
        lines.forEach((line, index) =>
          draw(line, { ...how, width: how.width + how.size, y: how.y + index * leading }),
        )
      })
    },
    box(x, y, width, height, colour, radius = 0) {
      // Boxes are decoration, hidden from screen readers.
      pdf.markContent('Artifact').roundedRect(x, y, width, height, radius).fill(colour)
      pdf.endMarkedContent()
    },
    linesOf: (text, how) => wrapped(text, how.width, (piece) => widthOf(piece, how)),
    unread(what) {
      pdf.markContent('Artifact', { type: 'Pagination' })
      isUnread = true
      what()
      isUnread = false
      pdf.endMarkedContent()
    },
    end: () => whole.end(),
  }
}

/** Wraps a text between words, and splits a word wider than a line, such as a web address, where the line is full. */
function wrapped(text: string, width: number, widthOf: (text: string) => number): string[] {
  const space = widthOf(' ')
  const lines: string[] = []
  let line: { text: string; width: number } | null = null
  for (const word of text.split(/\s+/).flatMap((each) => pieces(each, width, widthOf))) {
    const own = widthOf(word)
    if (line && line.width + space + own <= width) {
      line = { text: `${line.text} ${word}`, width: line.width + space + own }
    } else {
      if (line) lines.push(line.text)
      line = { text: word, width: own }
    }
  }
  return line ? [...lines, line.text] : lines
}

function pieces(word: string, width: number, widthOf: (text: string) => number): string[] {
  if (widthOf(word) <= width) return [word]
  const characters = Array.from(word)
  const end = characters.findIndex((_, index) => widthOf(characters.slice(0, index + 1).join('')) > width)
  // At least one character per line, however narrow the column.
  const first = characters.slice(0, Math.max(1, end)).join('')
  return [first, ...pieces(word.slice(first.length), width, widthOf)]
}
