/** The values that texts name as {deposit} or {brand}. */
export type Figures = Readonly<Record<string, string>>

/** Returns a text with its figures filled in. An unknown name stays as it is, and `onUnknown` gets a sentence about it. */
export function fillFigures(text: string, figures: Figures, onUnknown: (problem: string) => void): string {
  return text.replaceAll(/\{(\w+)\}/g, (written, figure: string) => {
    const value = Object.hasOwn(figures, figure) ? figures[figure] : undefined
    if (value !== undefined) return value
    const known = Object.keys(figures).toSorted().join(', ')
    onUnknown(`${written} is not a known figure. Known are: ${known}`)
    return written
  })
}
