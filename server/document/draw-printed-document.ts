import { banjulDay } from '#domain/base/dates.ts'
import type { PrintedDocument, PrintedBlock } from '#domain/document/printed-document.ts'
import { colours } from '#emails/colours.ts'
import { drawHead, drawPdf, LEFT, PAGE, WIDTH, type Canvas, type Written } from './draw-pdf.ts'
import { writable } from './fonts.ts'

/** Top of the text on every page except the first, whose head ends lower. */
const TOP = 62
const HEAD_END = 190
/** Bottom of the text; the footer is below. */
const BOTTOM = PAGE.height - 78
const TERM_WIDTH = 132
const AMOUNT_WIDTH = 110
const SIZE = 10.5
/** Line height relative to the font size. */
const LEADING = 1.42
/** Minimum number of lines that stay on a page with their heading. */
const KEPT_LINES = 3

/** Returns a document as a PDF with as many pages as its text needs. */
export async function drawPrintedDocument(printed: PrintedDocument): Promise<Buffer<ArrayBuffer>> {
  const { title, from, subject, number, language } = printed
  const at = new Date(printed.at)
  const about = { title: `${title}, ${from}`, author: from, subject, at, language }
  return drawPdf(about, (canvas, pdf) => {
    drawHead(canvas, { from, title, number, on: banjulDay(at) })
    const column = openColumn(pdf, canvas, HEAD_END)
    printed.blocks.forEach((block, index, all) =>
      drawBlock(column, block, { before: all[index - 1], figures: figuresFrom(all, index + 1) }),
    )
    drawFeet(pdf, canvas, printed)
  })
}

type FigureBlock = Extract<PrintedBlock, { kind: 'figure' }>
type Style = Omit<Written, 'y' | 'align'>

/** The writing position in a column that continues over pages. */
interface Column {
  canvas: Canvas
  y: () => number
  /** Leaves vertical space, except at the top of a page. */
  skip: (height: number) => void
  /** Starts the next page if this one has less room. */
  need: (height: number) => void
  /** Writes a text, and continues on the next page if it does not fit. */
  write: (text: string, how: Style) => void
}

function openColumn(pdf: PDFKit.PDFDocument, canvas: Canvas, from: number): Column {
  let y = from
  function turn(): void {
    pdf.addPage()
    y = TOP
  }
  const column: Column = {
    canvas,
    y: () => y,
    skip(height) {
      if (y > TOP) y += height
    },
    need(height) {
      if (y > TOP && y + height > BOTTOM) turn()
    },
    write(text, how) {
      const leading = how.size * LEADING
      let lines = canvas.linesOf(text, how)
      while (lines.length > 0) {
        const room = Math.floor((BOTTOM - y) / leading + 0.01)
        // Never leaves a single line at the end or start of a page.
        const here = lines.length <= room ? lines.length : Math.min(room, lines.length - 2)
        if (here >= Math.min(2, lines.length)) {
          canvas.writeLines(lines.slice(0, here), leading, { ...how, y })
          lines = lines.slice(here)
          y += here * leading
        } else if (y === TOP) throw new Error('a page has no room for two lines')
        if (lines.length > 0) turn()
      }
    },
  }
  return column
}

const text = { x: LEFT, width: WIDTH, size: SIZE } as const

function drawBlock(
  column: Column,
  block: PrintedBlock,
  { before, figures }: { before: PrintedBlock | undefined; figures: readonly FigureBlock[] },
): void {
  switch (block.kind) {
    case 'heading':
      column.skip(24)
      return drawHeading(column, block.text, {
        size: 17,
        as: 'H2',
        face: 'display',
        colour: colours.sea,
        kept: tableHeight(column, figures),
      })
    case 'subheading':
      column.skip(before?.kind === 'heading' ? 2 : 12)
      return drawHeading(column, block.text, {
        size: 11.5,
        as: 'H3',
        face: 'bold',
        kept: tableHeight(column, figures),
      })
    case 'paragraph':
      column.write(block.text, text)
      return column.skip(5)
    case 'point':
      return drawPoint(column, block.text)
    case 'fact':
      return drawFact(column, block)
    case 'figure':
      if (before?.kind !== 'figure') column.need(tableHeight(column, [block, ...figures]))
      // Keeps a total on the same page as the figure before it.
      if (figures[0]?.isTotal) column.need(2 * (SIZE * LEADING + 10))
      return drawFigure(column, block)
  }
}

/** Returns the consecutive figures from an index on. */
function figuresFrom(blocks: readonly PrintedBlock[], from: number): FigureBlock[] {
  const figures: FigureBlock[] = []
  for (const block of blocks.slice(from)) {
    if (block.kind !== 'figure') break
    figures.push(block)
  }
  return figures
}

/** Returns the height of a table of figures, which stays on one page; 0 if it is too high for that. */
function tableHeight({ canvas }: Column, figures: readonly FigureBlock[]): number {
  const height = figures.reduce(
    (sum, { label, isTotal }) => sum + canvas.linesOf(label, labelOf(isTotal)).length * SIZE * LEADING + 10,
    0,
  )
  return height > (BOTTOM - TOP) / 2 ? 0 : height
}

function labelOf(isTotal: boolean) {
  return { ...text, width: WIDTH - AMOUNT_WIDTH - 10, face: isTotal ? 'bold' : 'text' } as const
}

function drawHeading(
  column: Column,
  words: string,
  { kept, ...how }: Omit<Style, 'x' | 'width'> & { kept: number },
): void {
  const lines = column.canvas.linesOf(words, { ...how, width: WIDTH }).length
  column.need(lines * how.size * LEADING + 5 + Math.max(kept, KEPT_LINES * SIZE * LEADING))
  column.write(words, { ...how, x: LEFT, width: WIDTH })
  column.skip(4)
}

const INDENT = 14

function drawPoint(column: Column, words: string): void {
  column.need(2 * SIZE * LEADING)
  column.canvas.box(LEFT + 3, column.y() + SIZE * 0.48, 3.5, 3.5, colours.teal, 1.75)
  column.write(words, { ...text, x: LEFT + INDENT, width: WIDTH - INDENT, as: 'LI' })
  column.skip(3)
}

function drawFact(column: Column, { term, text: words }: { term: string; text: string }): void {
  const width = WIDTH - TERM_WIDTH - 10
  const said = writable(words, 'text')
  // A fact whose text the fonts cannot write is left out with its name.
  if (said === '') return
  const { canvas } = column
  const how = { ...text, width: TERM_WIDTH, colour: colours.inkSoft }
  const name = canvas.linesOf(term, how)
  const leading = SIZE * LEADING
  const lines = Math.max(name.length, Math.min(KEPT_LINES, canvas.linesOf(said, { ...text, width }).length))
  column.need(lines * leading)
  const top = column.y()
  canvas.writeLines(name, leading, { ...how, y: top })
  column.write(said, { ...text, x: LEFT + TERM_WIDTH + 10, width })
  // The name may have more lines than its text.
  column.skip(Math.max(0, column.y() < top ? 0 : top + name.length * leading - column.y()) + 4)
}

function drawFigure(column: Column, { label, amount, isTotal }: FigureBlock): void {
  const { canvas } = column
  const how = labelOf(isTotal)
  column.need(canvas.linesOf(label, how).length * SIZE * LEADING + 8)
  canvas.box(LEFT, column.y(), WIDTH, isTotal ? 1.5 : 0.75, isTotal ? colours.sea : colours.line)
  column.skip(5)
  const top = column.y()
  column.write(label, how)
  const x = LEFT + WIDTH - AMOUNT_WIDTH
  canvas.write(amount, { ...text, x, y: top, width: AMOUNT_WIDTH, face: how.face, align: 'right' })
  column.skip(5)
}

/** Draws the document's number and the page number below each page. */
function drawFeet(pdf: PDFKit.PDFDocument, canvas: Canvas, { number, from }: PrintedDocument): void {
  const { start, count } = pdf.bufferedPageRange()
  for (let page = start; page < start + count; page++) {
    pdf.switchToPage(page)
    canvas.unread(() => {
      const how = { y: PAGE.height - 52, size: 9, colour: colours.inkSoft } as const
      canvas.write(`${number}, ${from}`, { ...how, x: LEFT, width: WIDTH - 90 })
      canvas.write(`Page ${page - start + 1} of ${count}`, {
        ...how,
        x: LEFT + WIDTH - 80,
        width: 80,
        align: 'right',
      })
    })
  }
}
