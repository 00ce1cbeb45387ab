import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { addDays } from '#domain/base/dates.ts'
import { Problem } from '#domain/contract/problem.ts'
import type { BookingStatus } from '#domain/place/booking-status.ts'
import { ROOM_NAMES } from '#domain/price/rooms.ts'
import { PACKAGE_TITLES } from '#domain/retreat/retreats.ts'
import type { Deps } from '#server/deps.ts'
import { loadBookingFor, type BookingRecord, type Requester } from '#server/store/booking-record.ts'

export interface CalendarFile {
  name: string
  /** CANCEL removes the retreat from a calendar that has it. */
  method: 'PUBLISH' | 'CANCEL'
  text: string
}

const STATUSES: Record<Exclude<BookingStatus, 'in_progress'>, ICalEventStatus> = {
  booking_submitted: ICalEventStatus.TENTATIVE,
  payment_confirmed: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
  expired: ICalEventStatus.CANCELLED,
}

/**
 * Returns a booking's stay as a calendar file (RFC 5545): whole days, always the same event, cancelled once the booking holds no place.
 * Null for a draft, and without a retreat.
 */
export function retreatCalendar(
  { env, site }: Pick<Deps, 'env' | 'site'>,
  record: BookingRecord,
): CalendarFile | null {
  const { booking, retreat } = record
  if (!retreat || booking.status === 'in_progress') return null
  const { brand, mail } = site().business
  const { title, location, lines } = site().screens.calendar
  const dashboard = `${env.baseUrl}/dashboard`
  const status = STATUSES[booking.status]
  const method = status === ICalEventStatus.CANCELLED ? 'CANCEL' : 'PUBLISH'
  const calendar = ical({
    prodId: { company: brand.siteTitle, product: 'Stay', language: 'EN' },
    method: ICalCalendarMethod[method],
    events: [
      {
        // The booking's id, so that calendars update the retreat instead of adding it twice.
        id: booking.id,
        sequence: booking.calendarSequence,
        stamp: booking.updatedAt,
        start: retreat.startsOn,
        // DTEND is exclusive: the first day after the retreat.
        end: addDays(retreat.endsOn, 1),
        allDay: true,
        status,
        summary: title,
        location,
        description: [...bookedLines(record), ...lines, dashboard].join('\n\n'),
        url: dashboard,
        organizer: { name: brand.siteTitle, email: mail.replyTo },
      },
    ],
  })
  return {
    name: method === 'CANCEL' ? 'retreat-cancelled.ics' : 'retreat.ics',
    method,
    // Every line must end with a line break, including the last one (RFC 5545, section 3.1).
    text: `${calendar.toString().trimEnd()}\r\n`,
  }
}

/** Returns only package and room, because calendars are shared with colleagues and families. */
function bookedLines({ booking: { packageType, selectedRoom } }: BookingRecord): string[] {
  const booked = [
    packageType && PACKAGE_TITLES[packageType],
    selectedRoom && ROOM_NAMES[selectedRoom],
  ].filter(Boolean)
  return booked.length === 0 ? [] : [booked.join(', ')]
}

/** Returns a booking's stay as a calendar file. Problem: not-found, also for a draft. */
export async function downloadCalendar(
  deps: Pick<Deps, 'db' | 'env' | 'site'>,
  bookingId: string,
  by: Requester,
) {
  const record = await loadBookingFor(deps.db, bookingId, by)
  const calendar = record && retreatCalendar(deps, record)
  if (!calendar) throw new Problem('not-found')
  return { name: calendar.name, content: calendar.text }
}
