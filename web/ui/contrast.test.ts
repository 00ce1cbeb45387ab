import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// Reads the tokens from app.css and every class name under web/, and measures their contrast (WCAG 2.2,
// 1.4.3 and 1.4.11). Text whose background is set by a parent must pass on every possible background.

const webFolder = new URL('../', import.meta.url)
const css = readFileSync(new URL('shell/app.css', webFolder), 'utf8')
const tokens = new Map(
  [...css.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name = '', hex = '']) => [name, hex]),
)

const lightGrounds = [
  'white',
  'paper',
  'cream',
  'sand',
  'teal-soft',
  'amber-soft',
  'mauve-soft',
  'danger-soft',
  'success-soft',
]
const darkGrounds = ['sea', 'sea-deep', 'ink']

function luminance(name: string): number {
  const hex = tokens.get(name)
  if (!hex) throw new Error(`no colour token "${name}" in web/shell/app.css`)
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

type Pair = { text: string; ground: string; least: number; where: string }

/** Returns the colours of a class list by variant ("", "hover:", "has-checked:" …). */
function colours(classes: string[], property: 'bg' | 'text'): Map<string, string> {
  const found = new Map<string, string>()
  for (const name of classes) {
    const [, variants = '', token = ''] =
      new RegExp(String.raw`^((?:\S+:)*)${property}-([a-z-]+)$`).exec(name) ?? []
    if (tokens.has(token)) found.set(variants, token)
  }
  return found
}

function pairsOf(literal: string, where: string): Pair[] {
  const classes = literal.split(/\s+/)
  const grounds = colours(classes, 'bg')
  const texts = colours(classes, 'text')
  // A class list with a size is an icon, and graphics need 3:1.
  const least = classes.some((name) => name.startsWith('size-')) ? 3 : 4.5
  const pairs: Pair[] = []
  for (const [variants, ground] of grounds) {
    const text = texts.get(variants) ?? texts.get('')
    if (text) pairs.push({ text, ground, least, where })
  }
  for (const [variants, text] of texts) {
    if (grounds.has(variants)) continue
    const own = grounds.get('')
    const possible = luminance(text) < 0.18 ? lightGrounds : darkGrounds
    for (const ground of own ? [own] : possible) pairs.push({ text, ground, least, where })
  }
  return pairs
}

const sources = readdirSync(webFolder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, code: readFileSync(new URL(file, webFolder), 'utf8') }))

const pairs = sources.flatMap(({ file, code }) =>
  [...code.matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g)].flatMap(([, single, double, template]) =>
    pairsOf(single ?? double ?? template ?? '', `web/${file}`),
  ),
)

test('every text colour passes on every ground it meets', () => {
  const tooWeak = pairs
    .map((pair) => ({ ...pair, ratio: contrast(pair.text, pair.ground) }))
    .filter(({ ratio, least }) => ratio < least)
    .map(
      ({ text, ground, ratio, least, where }) =>
        `${text} on ${ground}: ${ratio.toFixed(2)} < ${least} (${where})`,
    )
  expect([...new Set(tooWeak)]).toEqual([])
})

test('the search finds known pairs of text and background', () => {
  const found = new Set(pairs.map(({ text, ground }) => `${text} on ${ground}`))
  expect(found).toContain('ink on coral') // the primary button
  expect(found).toContain('ink on coral-bright') // the primary button under the pointer
  expect(found).toContain('white on danger')
  expect(found).toContain('ink-soft on cream')
})

test('contrast is computed as WCAG defines it', () => {
  tokens.set('black', '#000000').set('mid-grey', '#777777')
  expect(contrast('black', 'white')).toBeCloseTo(21)
  expect(contrast('mid-grey', 'white')).toBeCloseTo(4.48, 2)
})

test.each([
  ['line-strong', 'white', 'the edge of a field'],
  ['line-strong', 'paper', 'the edge of a field'],
  ['line-strong', 'cream', 'the edge of a segmented choice'],
  ['danger', 'white', 'the edge of a wrong field'],
  ['teal-deep', 'white', 'a ticked box, the edge of a chosen card'],
  ['sea', 'cream', 'the chosen segment and tab'],
  ['ink', 'white', 'the focus ring and its halo'],
  ['white', 'sea', 'the halo on the sea'],
  ['white', 'coral', 'the halo on the primary button'],
])('%s on %s has enough contrast: %s', (one, other) => {
  expect(contrast(one, other)).toBeGreaterThanOrEqual(3)
})

test('every colour in use is a token', () => {
  const strays = sources.flatMap(({ file, code }) =>
    [
      ...code.matchAll(
        /\b(?:bg|text|border|fill|stroke|from|to|via|ring|outline)-\[(?:#|rgb|hsl|oklch)[^\]]*\]/g,
      ),
    ].map(([name]) => `${name} (web/${file})`),
  )
  expect(strays).toEqual([])
})
