import { expect, test } from 'vitest'
import { automaticText } from './waiting-list-texts.ts'

const date = { startsOn: '2027-02-05', waitingListPaused: false }

test.each([
  ['2026-12-04', false, 'for at least 48 hours'],
  ['2026-12-22', false, 'for at least 24 hours'],
  ['2026-12-22', true, 'if it fits no one, it is.'],
  ['2027-01-15', false, 'Since Fri 15 Jan, no place is offered any more: every free place is on sale.'],
  ['2027-01-15', true, 'every free place is on sale.'],
])('on %s, paused: %s, the list says “%s”', (day, waitingListPaused, text) => {
  const said = automaticText({ ...date, waitingListPaused }, '2027-01-15', new Date(`${day}T12:00:00Z`))
  expect(said).toContain(text)
})
