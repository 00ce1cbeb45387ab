import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { newFolder } from '#test/new-folder.ts'
import { serve } from '#test/serve.ts'
import { visit, type Complaint } from './visit.ts'

const PAGES: Record<string, [status: number, body: string]> = {
  '/readyz': [200, ''],
  '/': [200, '<html></html>'],
  '/assets/entry-abc.js': [200, 'run()'],
  '/api/booking-availability': [200, '{"Oct 31–Nov 7, 2025":{}}'],
  '/auth': [200, '<input type="password">'],
}

/** Returns what a visit finds at a server with these answers, and good ones elsewhere. */
async function visitServer(differences: typeof PAGES, scripts = ['entry-abc.js']): Promise<Complaint | null> {
  const pages = { ...PAGES, ...differences }
  const { url: address, close } = await serve(({ url = '' }, response) => {
    const [status, body] = pages[url] ?? [404, '']
    response.writeHead(status).end(body)
  })
  onTestFinished(close)
  return visit({ address, clientFolder: built(...scripts), patienceMs: 0 })
}

function built(...scripts: string[]): string {
  const folder = newFolder()
  mkdirSync(join(folder, 'assets'))
  for (const script of scripts) writeFileSync(join(folder, 'assets', script), '')
  return folder
}

test('a site that serves its pages, its own scripts and its dates passes the visit', async () => {
  expect(await visitServer({})).toBeNull()
})

test.each([
  ['/readyz', 503, '', 'It is not ready for guests: it answers 503.'],
  ['/', 500, '', 'The landing page answers 500 instead of 200.'],
  ['/', 200, '<html>', 'The landing page is incomplete.'],
  [
    '/assets/entry-abc.js',
    404,
    '',
    'assets/entry-abc.js, a script of this version, answers 404 instead of 200.',
  ],
  ['/api/booking-availability', 503, '{}', 'The list of dates answers 503 instead of 200.'],
  ['/api/booking-availability', 200, '<html>', 'The list of dates cannot be read.'],
  ['/api/booking-availability', 200, 'null', 'The list of dates cannot be read.'],
  ['/auth', 302, '', 'The sign-in page answers 302 instead of 200.'],
  ['/auth', 200, '<html></html>', 'The sign-in page has no field for a password.'],
])('the visit reports that %s answers %d "%s"', async (path, status, body, expected) => {
  expect(await visitServer({ [path]: [status, body] })).toEqual({
    text: expected,
    mayPass: path === '/readyz',
  })
})

test('the visit reports that no server answers', async () => {
  const nobody = { address: 'http://127.0.0.1:1', patienceMs: 0 }
  expect(await visit({ ...nobody, clientFolder: built('a.js') })).toEqual({
    text: 'It is not ready for guests: it does not answer.',
    mayPass: true,
  })
})

test('the visit reports a version that is not built', async () => {
  expect(await visitServer({}, [])).toEqual({ text: 'This version is not built.', mayPass: false })
})
