import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { content, isPlaceholder } from '#content/content.server.ts'
import { MONTHS } from '#domain/base/dates.ts'
import { locationTexts } from './location-texts.ts'
import { CoastMap } from './maps.tsx'
import { MonthWeather, yearRows } from './weather.tsx'
import { YearChart, YearTable } from './year-chart.tsx'

const demonstration = locationTexts(content.place, { shown: true, isPlaceholder })
const live = locationTexts(content.place, { shown: false, isPlaceholder })
const html = (node: ReactNode) => renderToStaticMarkup(node)
const figures = (markup: string) =>
  [...markup.matchAll(/>(\d+)(?:–(\d+))?</g)].flatMap(([, ...ends]) => ends.filter(Boolean).map(Number))

test('a demo marks example facts, and real guests do not see them', () => {
  expect(demonstration.about.map(({ term, isExample }) => [term, isExample])).toEqual([
    ['The village', true],
    ['The lodge', true],
    ['The kite beach', true],
    ['From the airport', true],
  ])
  expect(demonstration.spot?.isExample).toBe(true)
  expect(yearRows(demonstration.year).map(({ key, isExample }) => [key, isExample])).toEqual([
    ['wind', true],
    ['water', true],
    ['air', false],
    ['rain', false],
  ])
  expect(live.about).toEqual([])
  expect(live.spot).toBeNull()
  expect(live.facts.map(({ term }) => term)).not.toContain('Flight')
  expect(yearRows(live.year).map(({ key }) => key)).toEqual(['air', 'rain'])
})

test("the owner's own texts are shown without a mark", () => {
  const { about } = locationTexts(content.place, { shown: false, isPlaceholder: () => false })
  expect(about.map(({ isExample }) => isExample)).toEqual([false, false, false, false])
  expect(about.at(-1)?.text).toBe('About 30 minutes by car. The pickup is included.')
})

test('the chart and the table show the same figures, and the table names the marked months', () => {
  const marked = new Set([0, 10])
  for (const row of yearRows(demonstration.year)) {
    const chart = figures(html(<YearChart rows={[row]} marked={marked} />))
    const table = figures(html(<YearTable rows={[row]} marked={marked} />))
    expect(chart).toHaveLength(MONTHS.length * (row.low ? 2 : 1))
    expect(
      chart.toSorted((a, b) => a - b),
      row.name,
    ).toEqual(table.toSorted((a, b) => a - b))
  }
  const table = html(<YearTable rows={yearRows(demonstration.year)} marked={marked} />)
  expect(table.match(/with retreats on sale/g)).toHaveLength(2)
})

test('the weather shown is that of the month with most days of the retreat', () => {
  expect(html(<MonthWeather year={demonstration.year} startsOn="2026-10-30" />)).toContain(
    'Usually in November',
  )
  expect(html(<MonthWeather year={demonstration.year} startsOn="2027-01-22" />)).toMatch(/Air.*16–32 °C/)
  expect(
    html(<MonthWeather year={{ wind: null, water: null, air: null, rain: null }} startsOn="2027-01-22" />),
  ).toBe('')
})

test('the map marks a known spot, and says that it is an example', () => {
  expect(html(<CoastMap spot={demonstration.spot} />)).toContain('is marked, as an example')
  expect(html(<CoastMap spot={null} />)).not.toContain('spot')
})
