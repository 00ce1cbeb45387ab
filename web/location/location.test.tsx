import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MONTHS } from '#domain/base/dates.ts'
import { SITE } from '#test/site.ts'
import { locationTexts } from './location-texts.ts'
import { CoastMap } from './maps.tsx'
import { MonthWeather, yearRows } from './weather.tsx'
import { YearChart, YearTable } from './year-chart.tsx'

const shipped = locationTexts(SITE.place)
const MONTHLY = [12, 12, 12, 12, 12, 10, 9, 10, 9, 9, 10, 12]
const year = {
  ...SITE.place.year,
  wind: { of: 'at our beach', source: 'our log', knots: MONTHLY },
  water: { of: 'at our beach', source: 'our log', celsius: MONTHLY.map((each) => each + 12) },
}
const SPOT = { latitude: 13.27, longitude: -16.79 }

const html = (node: ReactNode) => renderToStaticMarkup(node)
const figures = (markup: string) =>
  [...markup.matchAll(/>(\d+)(?:–(\d+))?</g)].flatMap(([, ...ends]) => ends.filter(Boolean).map(Number))

test('what the owner has yet to write is left out', () => {
  expect(shipped.about).toEqual([])
  expect(shipped.spot).toBeNull()
  expect(shipped.facts.map(({ term }) => term)).toEqual(['Airport', 'Clock', 'Money', 'Language', 'Plugs'])
  expect(yearRows(shipped.year).map(({ key }) => key)).toEqual(['air', 'rain'])
})

test('what the owner has written is shown', () => {
  const { about, spot } = locationTexts({
    ...SITE.place,
    village: 'A village.',
    transferMinutes: 30,
    spot: { at: SPOT },
  })
  expect(about).toEqual([
    { term: 'The village', text: 'A village.' },
    { term: 'From the airport', text: 'About 30 minutes by car. The pickup is included.' },
  ])
  expect(spot).toEqual(SPOT)
  expect(yearRows(year).map(({ key }) => key)).toEqual(['wind', 'water', 'air', 'rain'])
})

test('the chart and the table show the same figures, and the table names the marked months', () => {
  const marked = new Set([0, 10])
  for (const row of yearRows(year)) {
    const chart = figures(html(<YearChart rows={[row]} marked={marked} />))
    const table = figures(html(<YearTable rows={[row]} marked={marked} />))
    expect(chart).toHaveLength(MONTHS.length * (row.low ? 2 : 1))
    expect(
      chart.toSorted((a, b) => a - b),
      row.name,
    ).toEqual(table.toSorted((a, b) => a - b))
  }
  const table = html(<YearTable rows={yearRows(year)} marked={marked} />)
  expect(table.match(/with retreats on sale/g)).toHaveLength(2)
})

test('the weather shown is that of the month with most days of the retreat', () => {
  expect(html(<MonthWeather year={year} startsOn="2026-10-30" />)).toContain('Average in November')
  expect(html(<MonthWeather year={year} startsOn="2027-01-22" />)).toMatch(/Air.*16–32 °C/)
  expect(html(<MonthWeather year={{}} startsOn="2027-01-22" />)).toBe('')
})

test('the map marks the kite beach if the owner has set it', () => {
  expect(html(<CoastMap spot={SPOT} />)).toContain('The kite beach is marked')
  expect(html(<CoastMap spot={null} />)).not.toContain('ite beach')
})
