import { expect, test } from 'vitest'
import { whyNot } from './may-follow.ts'

const MIGRATIONS = [
  { name: '0000_first', at: 10 },
  { name: '0001_expand', at: 20 },
  { name: '0002_contract', at: 30 },
]
/** 0.3.0 expands the schema and no longer needs what 0.4.0 removes. */
const CONTRACTIONS = [{ migration: '0002_contract', needs: '0.3.0' }]

const update = {
  running: '0.3.0',
  next: '0.4.0',
  migrations: MIGRATIONS,
  applied: [10, 20],
  contractions: CONTRACTIONS,
}

test('a newer version may follow one that can run beside it', () => {
  expect(whyNot(update)).toBeNull()
})

test('an older version may never follow', () => {
  expect(whyNot({ ...update, next: '0.2.9' })).toMatch(
    /^Version 0\.3\.0 is running, and 0\.2\.9 is older.*restore a backup/,
  )
})

test('a version is refused if the database was used by a newer one', () => {
  expect(whyNot({ ...update, applied: [10, 20, 40] })).toMatch(
    /used by a newer version than 0\.4\.0.*Choose a newer version/,
  )
  expect(
    whyNot({ ...update, next: '0.3.1', migrations: MIGRATIONS.slice(0, 2), applied: [10, 20, 30] }),
  ).toMatch('used by a newer version than 0.3.1')
})

test('a version that removes what the running one uses needs a step over the version between', () => {
  expect(whyNot({ ...update, running: '0.2.0', applied: [10] })).toBe(
    'You cannot update from 0.2.0 to 0.4.0 in one step: update to 0.3.0 first, and then to 0.4.0.',
  )
})

test('a contraction that was already applied does not prevent an update', () => {
  expect(whyNot({ ...update, running: '0.2.0', applied: [10, 20, 30] })).toBeNull()
})

test('an update needs a pause if there is no version between', () => {
  const contractions = [{ migration: '0002_contract', needs: '0.4.0' }]
  expect(whyNot({ ...update, contractions })).toMatch(
    /^Version 0\.3\.0 cannot run beside 0\.4\.0.*has to be offline.*CHANGELOG\.md/,
  )
})

test('any version may use an empty database', () => {
  expect(whyNot({ ...update, applied: [], contractions: [] })).toBeNull()
})
