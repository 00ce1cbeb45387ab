import { Color, type ColorRepresentation } from 'three'

/** The brand's colours as they stand in the pictures (docs/design.md). */
export const PALETTE = {
  zenith: '#33578f',
  upper: '#7f93b8',
  mauve: '#c58f96',
  horizon: '#d98c78',
  nearSun: '#ff9f5e',
  deep: '#0b3a4a',
  crest: '#2f9a86',
  breaker: '#49b39a',
  foam: '#ffe0bd',
  glint: '#ffb765',
  coral: '#ff4f2e',
  cream: '#fff0d8',
  teal: '#12a39a',
  amber: '#ffb629',
} as const

/** A colour as a linear GLSL constant. */
export function glsl(color: ColorRepresentation): string {
  const { r, g, b } = new Color(color)
  return `vec3(${r.toFixed(4)},${g.toFixed(4)},${b.toFixed(4)})`
}
