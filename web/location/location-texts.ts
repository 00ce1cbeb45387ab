import type { Coordinates } from './map-frames.ts'

/** Twelve figures, starting with January. */
export type Months = readonly number[]

interface Row {
  /** What is measured, for example "mean over the open sea". */
  of: string
  source: string
}

/** The year by month, in knots, °C and millimetres; a row without figures is left out. */
export interface Year {
  wind?: (Row & { knots?: Months | undefined }) | undefined
  water?: (Row & { celsius?: Months | undefined }) | undefined
  air?: (Row & { lowest: Months; highest: Months }) | undefined
  rain?: (Row & { millimetres: Months }) | undefined
}

/** The content of place.yaml. */
interface OwnersPlace {
  title: string
  intro: string
  village?: string | undefined
  lodge?: string | undefined
  spot?: { at?: Coordinates | undefined; text?: string | undefined } | undefined
  transferMinutes?: number | undefined
  facts: readonly { term: string; text?: string | undefined }[]
  year: { title: string; intro: string; note: string } & Year
}

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
}: OwnersPlace) {
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
