// A text with figures as the operator edits it: stored is `{fullRefundHours}`, and she reads and keeps `{48}`, as guests see it.

/** A figure that a text may name. */
export interface TextFigure {
  name: string
  /** As guests see it: "48". */
  shown: string
  /** What it is: "Hours for a full refund". */
  what: string
}

/** Returns what stands in the braces for each figure: its value, with what it is if two of one value are in a text. */
export function figureLabels(figures: readonly TextFigure[]): Map<string, string> {
  return new Map(
    figures.map(({ name, shown, what }) => {
      // A list, such as of what is included, is too long for the braces.
      if (shown.includes('\n')) return [name, what]
      const isAlone = figures.filter((other) => other.shown === shown).length === 1
      return [name, isAlone ? shown : `${shown}: ${what}`]
    }),
  )
}

/** Returns a stored text as the operator edits it: `within {fullRefundHours} hours` → `within {48} hours`. */
export function editedText(stored: string, figures: readonly TextFigure[]): string {
  const labels = figureLabels(figures)
  return stored.replaceAll(/\{(\w+)\}/g, (braces, name: string) => {
    const label = labels.get(name)
    return label === undefined ? braces : `{${label}}`
  })
}

/** Returns an edited text as it is stored. Braces that stand for no figure are plain text. */
export function storedText(edited: string, figures: readonly TextFigure[]): string {
  let text = edited
  for (const [name, label] of figureLabels(figures)) text = text.replaceAll(`{${label}}`, `{${name}}`)
  return text
}

/** A piece of a text as guests see it: words, or a figure. */
export interface TextPiece {
  text: string
  isFigure: boolean
}

/** Returns a stored text as guests see it, in pieces. */
export function shownPieces(stored: string, figures: readonly TextFigure[]): TextPiece[] {
  const shown = new Map(figures.map((figure) => [figure.name, figure.shown]))
  return stored.split(/\{(\w+)\}/).flatMap((text, index) => {
    if (index % 2 === 0) return text === '' ? [] : [{ text, isFigure: false }]
    const value = shown.get(text)
    return [value === undefined ? { text: `{${text}}`, isFigure: false } : { text: value, isFigure: true }]
  })
}

/** Braces with something in them, or what is left of them. */
const BRACES = /\{[^{}\n]{0,40}\}|\{[^{}\s]*|[^{}\s]*\}/g

/**
 * Puts a figure back that was typed over or broken: a figure can be kept or removed whole, and never typed. `typed` is what stood in its
 * place; null if nothing was put back.
 */
export function mendFigures(
  before: string,
  after: string,
  figures: readonly TextFigure[],
): { text: string; typed: string | null; figure: TextFigure | null } {
  const labels = figureLabels(figures)
  const isFigure = (braces: string) => [...labels.values()].includes(braces.slice(1, -1))
  const count = (text: string, braces: string) => text.split(braces).length - 1
  for (const figure of figures) {
    const braces = `{${labels.get(figure.name) ?? ''}}`
    if (count(after, braces) >= count(before, braces)) continue
    const typed = (after.match(BRACES) ?? []).find(
      (found) => !isFigure(found) && count(after, found) > count(before.replaceAll(braces, ''), found),
    )
    if (typed !== undefined) return { text: after.replace(typed, () => braces), typed, figure }
  }
  return { text: after, typed: null, figure: null }
}

/** Returns a text without a figure, and without the space that stood before it. */
export function withoutFigure(edited: string, label: string): string {
  return edited.replaceAll(` {${label}}`, '').replaceAll(`{${label}}`, '')
}

/** Returns a text with a figure put back: after the words it follows in `last`, else at the end. */
export function withFigure(edited: string, last: string, label: string): string {
  const braces = `{${label}}`
  const word = /(\S+)\s*$/.exec(last.slice(0, Math.max(0, last.indexOf(braces))))?.[1]
  const at = word === undefined ? -1 : edited.indexOf(word)
  if (word === undefined || at === -1) return `${edited.trimEnd()} ${braces}`
  const end = at + word.length
  return `${edited.slice(0, end)} ${braces}${edited.slice(end)}`
}
