import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Picture, pictureOf, plainSource } from './picture.tsx'

const ID = 'a'.repeat(32)
const PLACED = { id: ID, width: 3000, height: 2000, alt: 'Guests at dinner', middle: { x: 33, y: 98 } }

test('a stored picture has the files that the server made of it, cut around its middle', () => {
  const file = pictureOf(PLACED)
  expect(plainSource(file)).toBe(`/pictures/${ID}-1920.webp`)
  const html = renderToStaticMarkup(<Picture file={file} alt={PLACED.alt} sizes="100vw" />)
  expect(html).toContain(`/pictures/${ID}-480.avif 480w, /pictures/${ID}-960.avif 960w`)
  expect(html).toContain('width="1920" height="1280"')
  // Public pages allow no style attributes.
  expect(html).toContain('middle-x-35 middle-y-100')
  expect(html).not.toContain('style=')
})

test('a picture of the product keeps its address and its cut', () => {
  const html = renderToStaticMarkup(
    <Picture file={{ name: 'hero', widths: [640, 1280], width: 1280 }} alt="" sizes="100vw" />,
  )
  expect(html).toContain('src="/media/hero-1280.webp"')
  expect(html).not.toContain('middle-')
})
