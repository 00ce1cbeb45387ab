import { expect, test } from 'vitest'
import { pagePolicy } from './content-security-policy.ts'

const ofPage = (players: boolean) =>
  pagePolicy(
    { live: false },
    { scripts: [], styles: [], styleAttributes: false, players, development: false },
  )

test("the preview's players may be framed where the preview is, and nowhere else", () => {
  expect(ofPage(true)).toContain('frame-src https://www.youtube-nocookie.com https://player.vimeo.com;')
  expect(ofPage(false)).not.toContain('frame-src')
})
