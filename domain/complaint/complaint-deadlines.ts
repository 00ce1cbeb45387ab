import { addDays, banjulDay, type CalendarDay } from '#domain/base/dates.ts'

/** Days within which a complaint is acknowledged, and days within which it is answered. */
export const COMPLAINT_ACKNOWLEDGE_DAYS = 7
export const COMPLAINT_ANSWER_DAYS = 60

/** Returns the last days for both, counted from the day in Banjul on which the complaint was received. */
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
