import { expect, test } from 'vitest'
import { holdScripts, START_HELD_SCRIPTS } from './after-first-paint.ts'

const page = (preload: string, script: string, start: string) =>
  `<head><link rel="stylesheet" href="/assets/all.css"/>${preload}<script nonce="n">window.context = {}</script></head>${script}<script>${start}</script>`
const preload = '<link rel="modulepreload" href="/assets/a.js" nonce="n"/>'
const script = '<script nonce="n" type="module" async="">import "/assets/a.js"</script>'

test("React Router's scripts are held back, and nothing else of the page changes", () => {
  const held = page(
    '<link rel="held" href="/assets/a.js">',
    '<script nonce="n" type="held">import "/assets/a.js"</script>',
    START_HELD_SCRIPTS,
  )
  expect(holdScripts(page(preload, script, START_HELD_SCRIPTS))).toBe(held)
})

test('they are left alone where nothing would start them', () => {
  expect(holdScripts(page(preload, script, ''))).toBe(page(preload, script, ''))
})
