import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { recordedReleases, thisVersion } from '#test/releases/releases.ts'
import { readChangelog, releasesBetween, compareVersions } from './changelog.ts'

const releases = readChangelog(readFileSync('CHANGELOG.md', 'utf8'))
const versions = releases.map(({ version }) => version)

test('the changelog lists each release in order, up to this version', () => {
  expect(versions.filter((version) => compareVersions(version, thisVersion()) > 0)).toEqual([])
  expect(versions.toReversed()).toEqual(recordedReleases())
  expect(versions).toEqual(versions.toSorted(compareVersions).toReversed())
})

test('each version has a text in the changelog', () => {
  expect(releases.filter(({ text }) => text.length < 50)).toEqual([])
})

const SAMPLE = readChangelog(`# What has changed

For you.

## Next

### To do

- Wait.

## 0.10.0

### For you

- An admin area.

## 0.9.0

### To do

- Set \`DATA_KEY\`
  before you go on.
- Restart.

### For you

- Faster.

## 0.8.1

- Nothing much.
`)

test('tasks are read one by one, each on one line', () => {
  expect(SAMPLE.map(({ version, toDo }) => [version, toDo])).toEqual([
    ['0.10.0', []],
    ['0.9.0', ['Set `DATA_KEY` before you go on.', 'Restart.']],
    ['0.8.1', []],
  ])
})

test.each([
  ['0.8.1', '0.10.0', ['0.9.0', '0.10.0']],
  ['0.8.0', '0.9.0', ['0.8.1', '0.9.0']],
  ['0.9.0', '0.9.0', []],
])('the releases between %s and %s are %j', (running, next, expected) => {
  expect(releasesBetween(SAMPLE, running, next).map(({ version }) => version)).toEqual(expected)
})

test.each([
  ['0.9.1', '0.10.0', -1],
  ['1.0.0', '0.99.99', 1],
  ['0.2.0', '0.2.0', 0],
])('version %s is compared with %s', (one, other, sign) => {
  expect(Math.sign(compareVersions(one, other))).toBe(sign)
})

test.each(['', 'v0.2.0', '0.2', '0.2.0-rc.1'])('"%s" is refused as a version', (text) => {
  expect(() => compareVersions(text, '0.2.0')).toThrow('a version looks like 0.2.0')
})
