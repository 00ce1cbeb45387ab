import { shownPieces, type TextFigure, type TextPiece } from '#domain/site/figure-text.ts'
import type { FieldKind } from '#domain/site/site-fields.ts'

const LINK = /^\[([^\]]+)\]\(\/[^)\s]*\)$/
const TABLE = /^\[table: \w+\]$/

/** Returns a field's text as the page shows it: one for each paragraph and point; none for a chapter of the guide, which has headings. */
export function pageTexts(kind: FieldKind, stored: string, figures: readonly TextFigure[]): TextPiece[][] {
  return textsOf(kind, stored).map((text) => shownPieces(text, figures))
}

function textsOf(kind: FieldKind, stored: string): string[] {
  if (kind === 'lines') return lines(stored)
  if (kind === 'blocks') return stored.split(/\n\s*\n/).flatMap((piece) => blockTexts(piece.trim()))
  return kind === 'guide' ? [] : [stored]
}

function blockTexts(piece: string): string[] {
  const label = LINK.exec(piece)?.[1]
  if (label !== undefined) return [label]
  if (piece === '' || TABLE.test(piece)) return []
  const points = lines(piece)
  if (points.every((point) => point.startsWith('- '))) return points.map((point) => point.slice('- '.length))
  return [points.join(' ')]
}

function lines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
