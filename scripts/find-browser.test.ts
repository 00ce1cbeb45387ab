import { spawnSync } from 'node:child_process'
import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect, test } from 'vitest'
import { newFolder } from '#test/new-folder.ts'
import { findBrowser, findTestBrowser } from './find-browser.ts'

const nowhere = join(tmpdir(), 'no-such-folder', 'chromium')

function folderWith(...programs: string[]): string {
  const folder = newFolder()
  for (const name of programs) {
    writeFileSync(join(folder, name), '#!/bin/sh\n')
    chmodSync(join(folder, name), 0o755)
  }
  return folder
}

test('CHROME_PATH wins over everything else', () => {
  const path = folderWith('chromium')
  const chosen = join(folderWith('my-chrome'), 'my-chrome')
  const env = { CHROME_PATH: chosen, PATH: path }
  expect(findBrowser({ platform: 'linux', env, playwrightsOwn: nowhere })).toBe(chosen)
})

test('a CHROME_PATH without a file is an error, and no other browser is chosen', () => {
  const env = { CHROME_PATH: nowhere, PATH: folderWith('chromium') }
  expect(() => findBrowser({ platform: 'linux', env, playwrightsOwn: nowhere })).toThrow(nowhere)
})

test('on the PATH, Chromium is preferred to Chrome in any order of the folders', () => {
  const chrome = folderWith('google-chrome-stable')
  const chromium = folderWith('chromium')
  const env = { PATH: [chrome, chromium].join(delimiter) }
  expect(findBrowser({ platform: 'linux', env, playwrightsOwn: nowhere })).toBe(join(chromium, 'chromium'))
})

test.each(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'])(
  '%s is found',
  (name) => {
    const folder = folderWith(name)
    expect(findBrowser({ platform: 'linux', env: { PATH: folder }, playwrightsOwn: nowhere })).toBe(
      join(folder, name),
    )
  },
)

test('a file that is not executable is skipped', () => {
  const folder = folderWith('google-chrome')
  writeFileSync(join(folder, 'chromium'), 'not a program')
  expect(findBrowser({ platform: 'linux', env: { PATH: folder }, playwrightsOwn: nowhere })).toBe(
    join(folder, 'google-chrome'),
  )
})

test("Playwright's own browser is used if there is no other", () => {
  const own = join(folderWith('chrome'), 'chrome')
  expect(findBrowser({ platform: 'linux', env: { PATH: folderWith() }, playwrightsOwn: own })).toBe(own)
})

test('no browser is found on a machine without one', () => {
  expect(findBrowser({ platform: 'linux', env: { PATH: folderWith() }, playwrightsOwn: nowhere })).toBeNull()
})

const script = join(import.meta.dirname, 'find-browser.ts')

function runScript(path: string) {
  return spawnSync(process.execPath, [script], {
    encoding: 'utf8',
    env: { PATH: path, PLAYWRIGHT_BROWSERS_PATH: folderWith() },
  })
}

test.runIf(process.platform === 'linux')('the script installs Chromium with apt-get if it may', () => {
  const folder = folderWith('apt-get', 'sudo', 'env')
  const log = join(folder, 'log')
  const browser = join(folder, 'chromium')
  // Root calls env, and env calls apt-get; others go through sudo -n.
  writeFileSync(join(folder, 'sudo'), '#!/bin/sh\nshift\nexec "$@"\n')
  writeFileSync(join(folder, 'env'), '#!/bin/sh\nshift\nexec "$@"\n')
  writeFileSync(
    join(folder, 'apt-get'),
    `#!/bin/sh
echo "$*" >> '${log}'
case "$*" in *install*) printf '#!/bin/sh\\n' > '${browser}'; /bin/chmod +x '${browser}' ;; esac
`,
  )
  const { status, stdout } = runScript(`${folder}:/no/such/folder`)
  expect(stdout.trim()).toBe(browser)
  expect(status).toBe(0)
  expect(readFileSync(log, 'utf8')).toMatch(/update[^]*install .*chromium/)
})

test.runIf(process.platform === 'linux')(
  'the script fails and says what to do if it cannot install a browser',
  () => {
    const { status, stdout, stderr } = runScript(folderWith())
    expect(status).toBe(1)
    expect(stdout).toBe('')
    expect(stderr).toContain('CHROME_PATH')
  },
)

test('journeys run in the headless shell if it is installed, else in another browser', () => {
  const both = folderWith('chromium', 'chromium-headless-shell')
  const machine = { platform: 'linux', env: { PATH: both }, playwrightsOwn: nowhere } as const
  expect(findTestBrowser(machine)).toBe(join(both, 'chromium-headless-shell'))
  expect(findBrowser(machine)).toBe(join(both, 'chromium'))
  const chosen = join(both, 'chromium')
  expect(findTestBrowser({ ...machine, env: { PATH: both, CHROME_PATH: chosen } })).toBe(chosen)
  const chromium = folderWith('chromium')
  expect(findTestBrowser({ ...machine, env: { PATH: chromium } })).toBe(join(chromium, 'chromium'))
})
