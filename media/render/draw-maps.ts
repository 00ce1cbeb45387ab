// Land and sea of the maps of "Where it is". Outlines: world-atlas, which is Natural Earth, public domain. Names and marks are
// laid over them by web/location/.

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { geoMercator, geoOrthographic, geoPath, type GeoPermissibleObjects, type GeoProjection } from 'd3-geo'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import {
  BANJUL_AIRPORT,
  BRUSSELS_AIRPORT,
  COAST,
  FLIGHT,
  kilometresBetween,
  type MapFrame,
} from '#web/location/map-frames.ts'

type Atlas = Topology<{ countries: GeometryCollection<{ name: string }>; land: GeometryCollection }>

const COLOURS = {
  sea: '#0b3a4a',
  deep: '#072935',
  teal: '#12a39a',
  land: '#f6e2c2',
  neighbour: '#cfae93',
  coral: '#ff6f52',
  amber: '#ffb629',
}
type Corner = [number, number]

/** How outlines are drawn: how often corners are cut off, and from which length on, in units of the frame, something is seen. */
interface Detail {
  cuts: number
  seen: number
}
const NEAR: Detail = { cuts: 2, seen: 0.5 }
const FAR: Detail = { cuts: 0, seen: 1.6 }

/** So far beyond the frame outlines go on, so that no edge of theirs is seen. */
const MARGIN = 40

/** The coast of The Gambia as SVG. */
export function drawCoast(): string {
  const { width, height, scale, translate } = COAST
  const atlas = readAtlas('countries-10m')
  const projection = within(geoMercator().scale(scale).translate(translate), COAST)
  const [gambia, senegal] = ['Gambia', 'Senegal'].map((name) =>
    outline(projection, country(atlas, name), NEAR),
  )
  const shores = [34, 22, 11].map(
    (line, i) =>
      `<use href="#shore" stroke="${COLOURS.teal}" stroke-opacity="${(0.1 + i * 0.09).toFixed(2)}" stroke-width="${line}"/>`,
  )
  return svg(
    COAST,
    `<defs><radialGradient id="sea" cx="0" cy=".46" r="1"><stop stop-color="#f19a66"/><stop offset=".09" stop-color="#c58f96"/><stop offset=".24" stop-color="#4f5f7c"/><stop offset=".46" stop-color="${COLOURS.sea}"/><stop offset="1" stop-color="${COLOURS.deep}"/></radialGradient>
<path id="g" d="${gambia}"/><path id="s" d="${senegal}"/><g id="shore" fill="none" stroke-linejoin="round"><use href="#g"/><use href="#s"/></g></defs>
<path fill="url(#sea)" d="M0 0h${width}v${height}H0z"/>${shores.join('')}
<use href="#s" fill="${COLOURS.neighbour}"/><use href="#g" fill="${COLOURS.land}" stroke="${COLOURS.land}"/>
<path fill="none" stroke="#fff0d8" stroke-width="1.6" d="M18 ${height - 60}v5h${tenKilometres().toFixed(1)}v-5"/>`,
  )
}

/** In units of the coast's frame. */
function tenKilometres(): number {
  const one = { latitude: 13.3, longitude: -16.6 }
  const other = { ...one, longitude: -16.5 }
  return (10 * (COAST.project(other).x - COAST.project(one).x)) / kilometresBetween(one, other)
}

/** Europe and Africa with the straight way from Brussels to Banjul as SVG. */
export function drawFlight(): string {
  const { width, height, scale, translate, middle } = FLIGHT
  const atlas = readAtlas('countries-50m')
  const projection = within(
    geoOrthographic().rotate([-middle.longitude, -middle.latitude]).scale(scale).translate(translate),
    FLIGHT,
  )
  const path = geoPath(projection).digits(1)
  const way = path({
    type: 'LineString',
    coordinates: [BRUSSELS_AIRPORT, BANJUL_AIRPORT].map(({ longitude, latitude }) => [longitude, latitude]),
  })
  const ends = ['Gambia', 'Belgium'].map((name) => outline(projection, country(atlas, name), FAR))
  return svg(
    FLIGHT,
    `<defs><linearGradient id="dusk" x2="0" y2="1"><stop stop-color="#33578f"/><stop offset=".3" stop-color="#5c7396"/><stop offset=".62" stop-color="#274357"/><stop offset="1" stop-color="${COLOURS.deep}"/></linearGradient></defs>
<path fill="url(#dusk)" d="M0 0h${width}v${height}H0z"/>
<path fill="${COLOURS.land}" fill-opacity=".9" d="${outline(projection, feature(atlas, atlas.objects.land), FAR)}"/>
<path fill="${COLOURS.coral}" stroke="${COLOURS.coral}" stroke-width="1.4" d="${ends.join('')}"/>
<path fill="none" stroke="${COLOURS.deep}" stroke-width="5" stroke-linecap="round" d="${way}"/>
<path fill="none" stroke="${COLOURS.amber}" stroke-width="2.2" stroke-dasharray="7 4" d="${way}"/>`,
  )
}

function readAtlas(name: string): Atlas {
  const file = createRequire(import.meta.url).resolve(`world-atlas/${name}.json`)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a fixed file of a pinned package
  return JSON.parse(readFileSync(file, 'utf8')) as Atlas
}

function country(atlas: Atlas, name: string) {
  const geometry = atlas.objects.countries.geometries.find(
    ({ properties }) => properties && 'name' in properties && properties.name === name,
  )
  if (!geometry) throw new Error(`The atlas has no country "${name}"`)
  return feature(atlas, geometry)
}

function within(projection: GeoProjection, { width, height }: MapFrame): GeoProjection {
  return projection.clipExtent([
    [-MARGIN, -MARGIN],
    [width + MARGIN, height + MARGIN],
  ])
}

/**
 * The outlines of a shape as path data, every corner cut off `cuts` times (Chaikin): rounder, and nothing is moved. Steps shorter
 * than `seen` and islands that are smaller are left out.
 */
function outline(projection: GeoProjection, shape: GeoPermissibleObjects, { cuts, seen }: Detail): string {
  const rings: Corner[][] = []
  geoPath(projection, {
    beginPath: () => {},
    moveTo: (x, y) => rings.push([[x, y]]),
    lineTo: (x, y) => rings.at(-1)?.push([x, y]),
    closePath: () => {},
    arc: () => {},
  })(shape)
  return rings
    .filter((ring) => extent(ring) > seen)
    .map((ring) => `${steps(rounded(ring, cuts), seen)}Z`)
    .join('')
}

/** The longer side of the box around a ring. */
function extent(ring: Corner[]): number {
  const side = (values: number[]) => Math.max(...values) - Math.min(...values)
  return Math.max(side(ring.map(([x]) => x)), side(ring.map(([, y]) => y)))
}

function rounded(ring: Corner[], cuts: number): Corner[] {
  if (cuts === 0) return ring
  const cut = ring.flatMap(([x, y], i): Corner[] => {
    const [u, v] = ring[(i + 1) % ring.length] ?? [x, y]
    return [
      [0.75 * x + 0.25 * u, 0.75 * y + 0.25 * v],
      [0.25 * x + 0.75 * u, 0.25 * y + 0.75 * v],
    ]
  })
  return rounded(cut, cuts - 1)
}

/** Relative steps of a tenth of a unit, and none that is shorter than what is seen. */
function steps(points: Corner[], seen: number): string {
  let [px, py] = [0, 0]
  let text = ''
  for (const [i, [x, y]] of points.entries()) {
    const [dx, dy] = [Math.round((x - px) * 10) / 10, Math.round((y - py) * 10) / 10]
    if (i > 0 && Math.hypot(dx, dy) < seen) continue
    text += `${i > 0 ? 'l' : 'M'}${dx}${dy < 0 ? '' : ' '}${dy}`
    ;[px, py] = [px + dx, py + dy]
  }
  return text
}

function svg({ width, height }: MapFrame, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">\n${body}\n</svg>\n`
}
