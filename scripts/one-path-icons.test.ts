import sharp from 'sharp'
import { expect, test } from 'vitest'
import { outline } from './one-path-icons.ts'

type Shape = Parameters<typeof outline>[0]

const dot = { cx: '7.5', cy: '8' }

/** Draws shapes as lucide’s icons are drawn, in the size of a sharp screen. */
function draw(shapes: readonly Shape[]): Promise<Buffer> {
  const parts = shapes.map(([tag, attributes]) => {
    const written = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`)
    return `<${tag} ${written.join(' ')}/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="56" height="56" fill="none" stroke="black" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${parts.join('')}</svg>`
  return sharp(Buffer.from(svg)).raw().toBuffer()
}

test.each<[string, Shape[], Shape[]?]>([
  [
    'an outline that starts relative to the last shape',
    [
      ['path', { d: 'M4 4h4' }],
      ['path', { d: 'm20 20-4-4 2-2' }],
    ],
  ],
  ['a line', [['line', { x1: '3', x2: '20', y1: '5', y2: '14' }]]],
  ['a circle', [['circle', { cx: '12', cy: '11', r: '6.5' }]]],
  [
    'a filled dot',
    [['circle', { ...dot, r: '.5', fill: 'black' }]],
    [['circle', { ...dot, r: '1.5', fill: 'black', stroke: 'none' }]],
  ],
  ['a rounded rectangle', [['rect', { x: '3', y: '5', width: '18', height: '11', rx: '2' }]]],
])('%s looks the same in one path', async (_what, shapes, alike = shapes) => {
  const [joined, alone] = await Promise.all([
    draw([['path', { d: shapes.map(outline).join('') }]]),
    draw(alike),
  ])
  // Curves are rounded differently, so edges may differ by a shade.
  const differing = joined.filter((value, at) => Math.abs(value - (alone[at] ?? 0)) > 48)
  expect(differing).toHaveLength(0)
})

test('a shape without an outline is refused', () => {
  expect(() => outline(['polygon', { points: '1 1 2 2' }])).toThrow('<polygon>')
})
