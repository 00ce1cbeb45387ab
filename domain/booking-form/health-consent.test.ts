import { expect, test } from 'vitest'
import { bookingFormSchema } from './booking-form.ts'
import { CONSENT_NEEDED, draftedNotes, editedNotes, mayKeepNotes } from './health-consent.ts'

test.each([
  [{ healthConditions: 'Asthma' }, false],
  [{ healthConditions: 'Asthma', healthConsent: null }, false],
  [{ healthConditions: 'Asthma', healthConsent: false }, false],
  [{ healthConditions: 'Asthma', healthConsent: true }, true],
  [{ healthConditions: ' \n ' }, true],
  [{ healthConditions: null, healthConsent: false }, true],
  [{}, true],
])('health notes may be kept for %j: %s', (answer, may) => {
  expect(mayKeepNotes(answer)).toBe(may)
})

test('a missing consent is reported together with other missing fields', () => {
  const { error } = bookingFormSchema.safeParse({ packageType: 'non-kiter', healthConditions: 'Asthma' })
  const messages = Object.fromEntries(
    error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [],
  )
  expect(messages).toMatchObject({ healthConsent: CONSENT_NEEDED })
  expect(messages).toHaveProperty('firstName')
})

const AGREED = { notes: 'Asthma', consents: true }
const FROM_BEFORE = { notes: 'Asthma', consents: false }
const NOTHING = { notes: null, consents: false }

test.each([
  ['new notes need a consent', NOTHING, { healthConditions: 'Knee' }, 'Knee', true],
  ['and have it with them', NOTHING, { healthConditions: 'Knee', healthConsent: true }, 'Knee', false],
  ['one that stands counts for other notes', AGREED, { healthConditions: 'Knee' }, 'Knee', false],
  ['unless it is taken back', AGREED, { healthConditions: 'Knee', healthConsent: false }, 'Knee', true],
  ['taking it back takes the notes', AGREED, { healthConsent: false }, null, false],
  [
    'also where they are sent back',
    AGREED,
    { healthConditions: 'Asthma', healthConsent: false },
    null,
    false,
  ],
  ['notes that are emptied are gone', AGREED, { healthConditions: '' }, null, false],
  ['another field is none of it', AGREED, {}, 'Asthma', false],
  ['notes of before the question stay', FROM_BEFORE, {}, 'Asthma', false],
  ['as they are', FROM_BEFORE, { healthConditions: 'Asthma' }, 'Asthma', false],
  ['and are changed with a consent alone', FROM_BEFORE, { healthConditions: 'Knee' }, 'Knee', true],
])('an edit of health notes follows the consent: %s', (_, kept, edit, notes, lacksConsent) => {
  expect(editedNotes(kept, edit)).toEqual({ notes, lacksConsent })
})

test.each([
  ['notes without consent are not kept', { healthConditions: 'Asthma' }, null],
  ['nor with a no', { healthConditions: 'Asthma', healthConsent: false }, null],
  ['with a yes they are', { healthConditions: 'Asthma', healthConsent: true }, 'Asthma'],
  ['blanks are none', { healthConditions: ' ', healthConsent: true }, null],
  ['a no deletes what was kept', { healthConsent: false }, null],
  ['a yes alone changes nothing', { healthConsent: true }, undefined],
  ['nor does anything else', {}, undefined],
])("a draft's health notes follow the consent: %s", (_, draft, notes) => {
  expect(draftedNotes(draft)).toBe(notes)
})
