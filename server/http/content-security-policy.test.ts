import { expect, test } from 'vitest'
import { pagePolicy } from './content-security-policy.ts'

const ofPage = (players: boolean) =>
  pagePolicy(
    { live: false },
    { scripts: [], styles: [], styleAttributes: false, players, development: false },
  )

test('video players may be framed only on the page with the preview', () => {
  expect(ofPage(true)).toContain('frame-src https://www.youtube-nocookie.com https://player.vimeo.com;')
  expect(ofPage(false)).not.toContain('frame-src')
})
