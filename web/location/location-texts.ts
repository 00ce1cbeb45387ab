import type { SiteContent } from '#content/site-content.ts'

/** Twelve figures, starting with January. */
export type Months = readonly number[]

export type Year = Omit<SiteContent['place']['year'], 'title' | 'intro' | 'note'>

export type LocationTexts = ReturnType<typeof locationTexts>

/** Returns what guests read of place.yaml; what the owner has yet to write is left out. */
export function locationTexts({
  title,
  intro,
  village,
  lodge,
  spot,
  transferMinutes,
  facts,
  year,
}: SiteContent['place']) {
  const way =
    transferMinutes === undefined
      ? undefined
      : `About ${transferMinutes} minutes by car. The pickup is included.`
  return {
    title,
    intro,
    /** Where the kite beach is; null if the owner has not set it. */
    spot: spot?.at ?? null,
    /** The owner's texts on village, lodge, spot and the way from the airport. */
    about: written([
      { term: 'The village', text: village },
      { term: 'The lodge', text: lodge },
      { term: 'The kite beach', text: spot?.text },
      { term: 'From the airport', text: way },
    ]),
    facts: written(facts),
    year,
  }
}

function written(entries: readonly { term: string; text?: string | undefined }[]) {
  return entries.flatMap(({ term, text }) => (text === undefined ? [] : [{ term, text }]))
}
