import type { Months, Year } from './location-texts.ts'

export interface YearRow {
  key: keyof Year
  name: string
  /** What is measured, and in which unit. */
  of: string
  unit: string
  /** The figures of the upper end of a bar or line; `low` is its lower end, null without one. */
  high: Months
  low: Months | null
  source: string
  isExample: boolean
}

/** Returns the available rows with the texts for the chart, the table and a month's weather. */
export function yearRows({ wind, water, air, rain }: Year): YearRow[] {
  return [
    wind && { ...wind, key: 'wind' as const, name: 'Wind', unit: 'kn', high: wind.knots, low: null },
    water && { ...water, key: 'water' as const, name: 'Water', unit: '°C', high: water.celsius, low: null },
    air && { ...air, key: 'air' as const, name: 'Air', unit: '°C', high: air.highest, low: air.lowest },
    rain && { ...rain, key: 'rain' as const, name: 'Rain', unit: 'mm', high: rain.millimetres, low: null },
  ].filter((row) => row !== null)
}

/** Returns a month's figure: "12", or "16–32" if the row has two ends. */
export function monthFigure({ high, low }: YearRow, month: number): string {
  const rounded = (values: Months) => String(Math.round(values[month] ?? NaN))
  return low ? `${rounded(low)}–${rounded(high)}` : rounded(high)
}

/** Returns each source once, with the rows that come from it. */
export function sourcesOf(rows: readonly YearRow[]): { rows: string; source: string }[] {
  return [...Map.groupBy(rows, ({ source }) => source)].map(([source, own]) => ({
    rows: own.map(({ name }, index) => (index === 0 ? name : name.toLowerCase())).join(' and '),
    source,
  }))
}
