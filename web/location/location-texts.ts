import type { Coordinates } from './map-frames.ts'

/** Twelve figures, starting with January. */
export type Months = readonly number[]

interface Row {
  /** What is measured, for example "mean over the open sea". */
  of: string
  source: string
  /** True for an example or for figures from a weak source; only a demonstration shows it. */
  isExample: boolean
}

/** The year by month, in knots, °C and millimetres; a row without reliable figures is null. */
export interface Year {
  wind: (Row & { knots: Months }) | null
  water: (Row & { celsius: Months }) | null
  air: (Row & { lowest: Months; highest: Months }) | null
  rain: (Row & { millimetres: Months }) | null
}

export interface Spot {
  at: Coordinates
  isExample: boolean
}

type Unmarked<T> = Omit<T, 'isExample'>

/** The content of place.yaml. */
interface OwnersPlace {
  title: string
  intro: string
  village?: string | undefined
  lodge?: string | undefined
  spot?: { at: Coordinates; text: string } | undefined
  transferMinutes?: number | undefined
  facts: readonly { term: string; text: string }[]
  year: { title: string; intro: string; note: string } & {
    [Name in keyof Year]?: Unmarked<NonNullable<Year[Name]>> | undefined
  }
}

export type LocationTexts = ReturnType<typeof locationTexts>

/** Returns what guests read of place.yaml. With `shown`, as in a demonstration, examples are marked; otherwise they are left out. */
export function locationTexts(
  { title, intro, village, lodge, spot, transferMinutes, facts, year }: OwnersPlace,
  { shown, isPlaceholder }: { shown: boolean; isPlaceholder: (file: string, path: string) => boolean },
) {
  function mark<T extends object>(
    value: T | undefined,
    ...paths: string[]
  ): (T & { isExample: boolean }) | null {
    const isExample = paths.some((path) => isPlaceholder('place.yaml', path))
    return value === undefined || (isExample && !shown) ? null : { ...value, isExample }
  }
  const said = (term: string, text: string | undefined, path: string) =>
    mark(text === undefined ? undefined : { term, text }, path)
  const way =
    transferMinutes === undefined
      ? undefined
      : `About ${transferMinutes} minutes by car. The pickup is included.`
  return {
    title,
    intro,
    spot: mark(spot && { at: spot.at }, 'spot > at'),
    /** The owner's texts on village, lodge, spot and the way from the airport. */
    about: [
      said('The village', village, 'village'),
      said('The lodge', lodge, 'lodge'),
      said('The kite beach', spot?.text, 'spot > text'),
      said('From the airport', way, 'transferMinutes'),
    ].filter((each) => each !== null),
    facts: facts
      .map(({ term, text }, index) => said(term, text, `facts > item ${index + 1} > text`))
      .filter((each) => each !== null),
    year: {
      ...year,
      wind: mark(year.wind, 'year > wind > knots'),
      water: mark(year.water, 'year > water > celsius'),
      air: mark(year.air, 'year > air > lowest', 'year > air > highest'),
      rain: mark(year.rain, 'year > rain > millimetres'),
    },
  }
}
