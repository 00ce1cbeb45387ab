/** The owner's texts on flights. */
export interface FlightTexts {
  title: string
  airport: string
  land: string
  leave: string
  note: string
  /** True for values that are examples which the owner must replace; a demonstration marks them. */
  examples: { land: boolean; leave: boolean }
}

/** Returns the owner's texts; with `marked`, as in a demonstration, it flags those that are still examples. */
export function flightTexts(
  texts: Pick<FlightTexts, 'title' | 'note'>,
  flights: Pick<FlightTexts, 'airport' | 'land' | 'leave'>,
  { marked, isPlaceholder }: { marked: boolean; isPlaceholder: (file: string, path: string) => boolean },
): FlightTexts {
  const isExample = (line: string) => marked && isPlaceholder('business.yaml', `flights > ${line}`)
  return { ...texts, ...flights, examples: { land: isExample('land'), leave: isExample('leave') } }
}
