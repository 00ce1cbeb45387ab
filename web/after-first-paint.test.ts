import { expect, test } from 'vitest'
import { holdScripts } from './after-first-paint.ts'

test("React Router's scripts are held back, and nothing else of the page changes", () => {
  const before = '<head><link rel="stylesheet" href="/assets/all.css"/>'
  const after = '<script nonce="n">window.context = {}</script></head>'
  const html = `${before}<link rel="modulepreload" href="/assets/a.js" nonce="n"/>${after}<script nonce="n" type="module" async="">import "/assets/a.js"</script>`
  expect(holdScripts(html)).toBe(
    `${before}<link rel="held" href="/assets/a.js">${after}<script nonce="n" type="held">import "/assets/a.js"</script>`,
  )
})

test('a page without hydration keeps its scripts as they are', () => {
  const html = '<script type="module">wake()</script><script type="application/ld+json">{}</script>'
  expect(holdScripts(html)).toBe(html)
})
