import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { geoMercator, geoOrthographic } from 'd3-geo'
import { expect, test } from 'vitest'
import { BANJUL, BANJUL_AIRPORT, BRUSSELS_AIRPORT, COAST, FLIGHT } from '#web/location/map-frames.ts'
import { drawCoast, drawFlight } from './draw-maps.ts'
import { MEDIA_FOLDER } from './masters.ts'

test.each([
  { name: 'map-coast', draw: drawCoast, most: 9_000 },
  { name: 'map-flight', draw: drawFlight, most: 18_000 },
])('the file of the map $name is what the script draws, and small', ({ name, draw, most }) => {
  const drawn = draw()
  expect(readFileSync(join(MEDIA_FOLDER, `${name}.svg`), 'utf8')).toBe(drawn)
  expect(drawn.length).toBeLessThan(most)
})

test('marks lie where the outlines are drawn', () => {
  const { latitude, longitude } = FLIGHT.middle
  const projections = [
    [COAST, geoMercator()],
    [FLIGHT, geoOrthographic().rotate([-longitude, -latitude])],
  ] as const
  for (const [frame, projection] of projections) {
    projection.scale(frame.scale).translate(frame.translate)
    for (const place of [BANJUL, BANJUL_AIRPORT, BRUSSELS_AIRPORT]) {
      const [x = NaN, y = NaN] = projection([place.longitude, place.latitude]) ?? []
      expect(frame.project(place).x).toBeCloseTo(x, 6)
      expect(frame.project(place).y).toBeCloseTo(y, 6)
    }
  }
})
