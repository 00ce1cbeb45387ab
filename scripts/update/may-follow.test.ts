import { expect, test } from 'vitest'
import { whyNot } from './may-follow.ts'

const MIGRATIONS = [
  { name: '0000_first', at: 10 },
  { name: '0001_expand', at: 20 },
  { name: '0002_contract', at: 30 },
]
/** 0.3.0 expands; from then on nobody needs what 0.4.0 takes away. */
const CONTRACTIONS = [{ migration: '0002_contract', needs: '0.3.0' }]

const update = {
  running: '0.3.0',
  next: '0.4.0',
  migrations: MIGRATIONS,
  applied: [10, 20],
  contractions: CONTRACTIONS,
}

test('a newer version follows one that can serve beside it', () => {
  expect(whyNot(update)).toBeNull()
})

test('an older version never follows', () => {
  expect(whyNot({ ...update, next: '0.2.9' })).toMatch(
    /^Version 0\.3\.0 runs here, and 0\.2\.9 is older.*restore a backup/,
  )
})

test('a version is refused that does not know what the database has been through, as after a newer one was put back', () => {
  expect(whyNot({ ...update, applied: [10, 20, 40] })).toMatch(
    /used by a newer version than 0\.4\.0.*Choose a newer version/,
  )
  expect(
    whyNot({ ...update, next: '0.3.1', migrations: MIGRATIONS.slice(0, 2), applied: [10, 20, 30] }),
  ).toMatch('used by a newer version than 0.3.1')
})

test('a version that takes away what the running one uses is reached by the one between', () => {
  expect(whyNot({ ...update, running: '0.2.0', applied: [10] })).toBe(
    'From 0.2.0 the way to 0.4.0 leads over 0.3.0: update to 0.3.0 first, and then to 0.4.0.',
  )
})

test('a contraction that the database has been through already is in nobody’s way', () => {
  expect(whyNot({ ...update, running: '0.2.0', applied: [10, 20, 30] })).toBeNull()
})

test('where there is no version between, the update needs a pause', () => {
  const contractions = [{ migration: '0002_contract', needs: '0.4.0' }]
  expect(whyNot({ ...update, contractions })).toMatch(
    /^Version 0\.3\.0 cannot run beside 0\.4\.0.*needs a pause.*CHANGELOG\.md/,
  )
})

test('an empty database is anybody’s', () => {
  expect(whyNot({ ...update, applied: [], contractions: [] })).toBeNull()
})
