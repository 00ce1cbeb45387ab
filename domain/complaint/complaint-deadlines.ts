import { addDays, banjulDay, type CalendarDay } from '#domain/base/dates.ts'

/** A complaint is acknowledged within so many days, and answered within so many. */
export const COMPLAINT_ACKNOWLEDGE_DAYS = 7
export const COMPLAINT_ANSWER_DAYS = 60

/** The last days on which that is in time, counted from the day in Banjul on which the complaint came. */
export function complaintDeadlines(receivedAt: Date): {
  acknowledgeBy: CalendarDay
  answerBy: CalendarDay
} {
  const day = banjulDay(receivedAt)
  return {
    acknowledgeBy: addDays(day, COMPLAINT_ACKNOWLEDGE_DAYS),
    answerBy: addDays(day, COMPLAINT_ANSWER_DAYS),
  }
}
