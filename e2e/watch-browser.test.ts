// Proves that a journey fails if something goes wrong in the browser. It needs no server: every answer is made
// up here.

import { expect, test, type BrowserContext } from '@playwright/test'
import { watchBrowser } from './watch-browser.ts'

const SITE = 'http://site.test'

async function visit(context: BrowserContext, html: string): Promise<void> {
  await context.route(`${SITE}/**`, (route) => {
    const path = new URL(route.request().url()).pathname
    if (path === '/') return route.fulfill({ contentType: 'text/html', body: html })
    if (path === '/refused') return route.fulfill({ status: 409, body: 'no place left' })
    if (path === '/broken') return route.fulfill({ status: 500, body: 'oops' })
    return route.abort('connectionrefused')
  })
  const page = await context.newPage()
  await page.goto(SITE)
  await page.getByText('done').waitFor()
}

function pageThat(script: string): string {
  return `<p></p><script type="module">${script}; document.querySelector('p').textContent = 'done'</script>`
}

const mishaps: Record<string, { script: string; seen: string }> = {
  'a console error': { script: `console.error('hydration failed')`, seen: 'hydration failed' },
  'an uncaught error': { script: `setTimeout(() => { throw new Error('not caught') })`, seen: 'not caught' },
  'a promise that nobody catches': {
    script: `Promise.reject(new Error('not awaited'))`,
    seen: 'not awaited',
  },
  'a call that is refused': {
    script: `await fetch('/refused')`,
    seen: 'answer: 409 GET http://site.test/refused',
  },
  'a call that breaks the server': { script: `await fetch('/broken')`, seen: 'answer: 500' },
  'a call that does not arrive': {
    script: `await fetch('/nowhere').catch(() => {})`,
    seen: 'ERR_CONNECTION_REFUSED',
  },
}

for (const [name, { script, seen }] of Object.entries(mishaps)) {
  test(`${name} is reported`, async ({ context }) => {
    const watched = watchBrowser(context)
    await visit(context, pageThat(script))
    await expect.poll(() => watched.unexpected().join('\n')).toContain(seen)
  })
}

test('an expected refusal passes, together with the browser’s console message', async ({ context }) => {
  const watched = watchBrowser(context)
  watched.expect({ status: 409, about: '/refused' })
  await visit(context, pageThat(`await fetch('/refused')`))
  await visit(context, pageThat(`await fetch('/refused').then(() => fetch('/broken'))`))
  await expect.poll(() => watched.unexpected().join('\n')).toContain('500')
  expect(watched.unexpected().join('\n')).not.toContain('409')
})

test('an expected problem that does not happen is reported', async ({ context }) => {
  const watched = watchBrowser(context)
  watched.expect({ status: 409, about: '/refused' })
  await visit(context, pageThat(`await fetch('/broken')`))
  expect(watched.missing()).toEqual([{ status: 409, about: '/refused' }])
})

test('a page without problems reports nothing', async ({ context }) => {
  const watched = watchBrowser(context)
  await visit(context, pageThat(`console.log('hello')`))
  expect(watched.unexpected()).toEqual([])
})
