/** What the owner says of flights. */
export interface FlightTexts {
  title: string
  airport: string
  land: string
  leave: string
  note: string
  /** Which of its values are examples that only the owner can replace; a demonstration marks them. */
  examples: { land: boolean; leave: boolean }
}

/** The owner's texts; `marked` shows which of them are still examples, as in a demonstration. */
export function flightTexts(
  texts: Pick<FlightTexts, 'title' | 'note'>,
  flights: Pick<FlightTexts, 'airport' | 'land' | 'leave'>,
  { marked, isPlaceholder }: { marked: boolean; isPlaceholder: (file: string, path: string) => boolean },
): FlightTexts {
  const isExample = (line: string) => marked && isPlaceholder('business.yaml', `flights > ${line}`)
  return { ...texts, ...flights, examples: { land: isExample('land'), leave: isExample('leave') } }
}
