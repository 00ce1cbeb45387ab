import { addDays, banjulDay, type CalendarDay } from '#domain/base/dates.ts'
import { COMPLAINT_ACKNOWLEDGE_DAYS, COMPLAINT_ANSWER_DAYS } from '#domain/terms/package-rights.ts'

/** Returns the last days for acknowledging and for answering a complaint, counted from the day in Banjul on which the complaint was received. */
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
