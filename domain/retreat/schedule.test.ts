import { expect, test } from 'vitest'
import { scheduleOn, type ScheduleDay } from './schedule.ts'

const DAYS = Array.from({ length: 8 }, (_, day): ScheduleDay => ({
  title: `Day ${day + 1}`,
  activities: [
    { kind: 'kite', who: 'kiters', text: 'Coaching', hours: 2 },
    { kind: 'workshop', who: 'non-kiters', text: 'Painting' },
    { kind: 'yoga', who: 'everyone', text: 'Yoga' },
  ],
}))

test.each([
  ['2025-11-06', 'kiter', null],
  ['2025-11-07', 'kiter', 'Day 1: Coaching, Yoga'],
  ['2025-11-14', 'non-kiter', 'Day 8: Painting, Yoga'],
  ['2025-11-15', 'non-kiter', null],
] as const)('on %s, the schedule of a %s shows %s', (on, packageType, expected) => {
  const day = scheduleOn(DAYS, { startsOn: '2025-11-07', packageType }, on)
  expect(day && `${day.title}: ${day.activities.map(({ text }) => text).join(', ')}`).toBe(expected)
})
