import { colours } from '#emails/colours.ts'
import { fontFile, runsOf, type Face } from './fonts.ts'

export interface Written {
  /** In points, from the page's upper left corner. */
  x: number
  y: number
  width: number
  size: number
  face?: Face
  colour?: string
  align?: 'left' | 'right'
  /** What it is to a screen reader; a paragraph unless said. */
  as?: 'H1' | 'H2' | 'P'
}

/** A page to write on: texts and plain boxes at places of it. Texts are read out in the order in which they are written. */
export interface Sheet {
  /** Writes a text, on further lines where it is too long, and says where it ends. */
  write: (text: string, how: Written) => number
  box: (x: number, y: number, width: number, height: number, colour: string, radius?: number) => void
  end: () => void
}

/** The ascent: how far glyphs reach above the baseline, in parts of their size. */
const ASCENT = 0.95

export function createSheet(pdf: PDFKit.PDFDocument): Sheet {
  const whole = pdf.struct('Document')
  pdf.addStructure(whole)
  const registered = new Set<Face>()
  function use(face: Face): void {
    if (!registered.has(face)) pdf.registerFont(face, fontFile(face))
    registered.add(face)
    pdf.font(face)
  }
  return {
    write(text, { x, y, width, size, face = 'text', colour = colours.ink, align = 'left', as = 'P' }) {
      const runs = runsOf(text, face)
      // From baseline to baseline, so that runs in different faces stand on one line.
      const baseline = y + ASCENT * size
      pdf.x = x
      pdf.y = baseline
      const draw = () => {
        pdf.fillColor(colour).fontSize(size)
        runs.forEach((run, index) => {
          use(run.face)
          const how = { width, align, baseline: 'alphabetic', continued: index < runs.length - 1 } as const
          if (index === 0) pdf.text(run.text, x, baseline, how)
          else pdf.text(run.text, how)
        })
      }
      whole.add(pdf.struct(as, {}, draw))
      return pdf.y - ASCENT * size
    },
    box(x, y, width, height, colour, radius = 0) {
      // Nothing that anybody has to be told of.
      pdf.markContent('Artifact').roundedRect(x, y, width, height, radius).fill(colour)
      pdf.endMarkedContent()
    },
    end: () => whole.end(),
  }
}
