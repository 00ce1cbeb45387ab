import { expect, test } from 'vitest'
import { editedText, mendFigures, shownPieces, storedText, withFigure, withoutFigure } from './figure-text.ts'

const HOURS = { name: 'fullRefundHours', shown: '48', what: 'Hours for a full refund' }
const DAYS = { name: 'days', shown: '8', what: 'Days' }
const RIDERS = { name: 'riders', shown: '8', what: 'Riders' }

test.each([
  { stored: 'Within {fullRefundHours} hours', figures: [HOURS], edited: 'Within {48} hours' },
  {
    stored: '{days} days, {riders} riders',
    figures: [DAYS, RIDERS],
    edited: '{8: Days} days, {8: Riders} riders',
  },
  { stored: 'No figure', figures: [HOURS], edited: 'No figure' },
  { stored: 'Typed {braces}', figures: [HOURS], edited: 'Typed {braces}' },
  { stored: '', figures: [], edited: '' },
])('$stored is edited as $edited, and stored as it was', ({ stored, figures, edited }) => {
  expect(editedText(stored, figures)).toBe(edited)
  expect(storedText(edited, figures)).toBe(stored)
})

test('a guest sees the value, and braces that name no figure as they were typed', () => {
  expect(shownPieces('In {fullRefundHours} hours {no}', [HOURS])).toEqual([
    { text: 'In ', isFigure: false },
    { text: '48', isFigure: true },
    { text: ' hours ', isFigure: false },
    { text: '{no}', isFigure: false },
  ])
})

const BEFORE = 'Full refund within {48} hours'
test.each([
  { after: 'Full refund within {72} hours', text: BEFORE, typed: '{72}' },
  { after: 'Full refund within {4} hours', text: BEFORE, typed: '{4}' },
  { after: 'Full refund within {} hours', text: BEFORE, typed: '{}' },
  { after: 'Full refund within {48 hours', text: BEFORE, typed: '{48' },
  { after: 'Full refund within 48} hours', text: BEFORE, typed: '48}' },
  { after: 'Full refund within { hours', text: BEFORE, typed: '{' },
  { after: 'All back within {72} hours', text: 'All back within {48} hours', typed: '{72}' },
  { after: 'Full refund within 72 hours', text: 'Full refund within 72 hours', typed: null },
  { after: 'Full refund', text: 'Full refund', typed: null },
  { after: '{48} hours: full refund', text: '{48} hours: full refund', typed: null },
  { after: `${BEFORE} {new}`, text: `${BEFORE} {new}`, typed: null },
])('$after becomes $text', ({ after, text, typed }) => {
  expect(mendFigures(BEFORE, after, [HOURS])).toMatchObject({ text, typed })
})

test('a figure is removed whole, and put back where it stood', () => {
  const without = withoutFigure(BEFORE, '48')
  expect(without).toBe('Full refund within hours')
  expect(withFigure(without, BEFORE, '48')).toBe(BEFORE)
  expect(withFigure('Money back', BEFORE, '48')).toBe('Money back {48}')
  expect(withFigure('Money back', 'nothing', '48')).toBe('Money back {48}')
})
