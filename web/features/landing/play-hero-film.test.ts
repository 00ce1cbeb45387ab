import { expect, test } from 'vitest'
import { wantsFilm } from './play-hero-film.ts'

test.each([
  ['nothing said', { reducedMotion: false, saveData: false }, true],
  ['a quick line', { reducedMotion: false, saveData: false, effectiveType: '4g' }, true],
  ['a slow line', { reducedMotion: false, saveData: false, effectiveType: '3g' }, false],
  ['a very slow line', { reducedMotion: false, saveData: false, effectiveType: 'slow-2g' }, false],
  ['data is saved', { reducedMotion: false, saveData: true }, false],
  ['less movement', { reducedMotion: true, saveData: false }, false],
])('the film starts by itself or not: %s', (_, wishes, wanted) => {
  expect(wantsFilm(wishes)).toBe(wanted)
})
