import { expect, test } from 'vitest'
import { fontOf } from './fonts.ts'

const layOut = () => fontOf('text').layout('Harmattan')

test('what one document makes of the places of its letters is not what the next one is given', () => {
  const alone = layOut()
  const width = alone.advanceWidth
  for (const position of alone.positions) position.xAdvance *= 2
  expect(layOut().advanceWidth).toBe(width)
  expect(alone.advanceWidth).toBe(2 * width)
})

test('a letter says what it stands for, also after a document that asked for it without saying so', () => {
  const font = fontOf('text')
  const { id } = font.glyphForCodePoint(0x5a)
  font.getGlyph(id)
  expect(
    fontOf('text')
      .layout('Z')
      .glyphs.map(({ codePoints }) => codePoints),
  ).toEqual([[0x5a]])
})
