/** Figures that texts name as {deposit} or {brand}: the number stands in one place, the texts follow it. */
export type Figures = Readonly<Record<string, string>>

/** A text with its figures; what it names and nobody knows stays, and is told to `onUnknown` in a sentence. */
export function fillFigures(text: string, figures: Figures, onUnknown: (problem: string) => void): string {
  return text.replaceAll(/\{(\w+)\}/g, (written, figure: string) => {
    const value = Object.hasOwn(figures, figure) ? figures[figure] : undefined
    if (value !== undefined) return value
    const known = Object.keys(figures).toSorted().join(', ')
    onUnknown(`${written} is not a known figure. Known are: ${known}`)
    return written
  })
}
