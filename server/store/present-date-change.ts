import type { CalendarDay } from '#domain/base/dates.ts'
import { eurosFromCents } from '#domain/base/money.ts'
import { nameOrAddress } from '#domain/booking-form/person-name.ts'
import type {
  ChangedDays,
  ChangedGuest,
  DateChange,
  GuestChange,
} from '#domain/contract/date-change-calls.ts'
import type { AnnouncedChange } from '#domain/date-change/announced-change.ts'
import { labelOf } from '#domain/retreat/retreats.ts'
import type { BookingRecord, BookingRow, RetreatRow } from './booking-record.ts'
import {
  type ChangeRow,
  type AskedChange,
  type AskedGuest,
  type ChoiceRow,
  lastDayOf,
  columnsWhenNotified,
  acceptsBySilence,
  isOnDate,
  changeRefusalRefund,
  isUnanswered,
} from './date-change-record.ts'

/** Returns open changes as they apply to a guest who takes the place over at an instant. */
export function presentAnnounced(
  record: BookingRecord,
  open: readonly AskedChange[],
  at: Date,
): AnnouncedChange[] {
  return open.map(({ change, choice }) => {
    const asked = { change, choice: { ...choice, ...columnsWhenNotified(record, { change, choice }, at) } }
    return {
      words: change.words,
      ...(change.to && change.kind !== 'terms' && { move: { kind: change.kind, label: labelOf(change.to) } }),
      chooseBy: lastDayOf(asked),
      silenceAccepts: acceptsBySilence(asked),
    }
  })
}

function daysOf({ startsOn, endsOn }: RetreatRow): ChangedDays {
  return { label: labelOf({ startsOn, endsOn }), startsOn, endsOn }
}

function changeFields({ id, kind, from, to, words, announcedAt }: ChangeRow) {
  return {
    id,
    kind,
    from: daysOf(from),
    to: to && daysOf(to),
    words,
    announcedAt: announcedAt.toISOString(),
  }
}

function choiceFields(record: BookingRecord, change: ChangeRow, choice: ChoiceRow) {
  return {
    // Without its place, a booking has nothing left to choose.
    state: choice.state === 'asked' && !isOnDate(record, change) ? ('ended' as const) : choice.state,
    answeredAt: choice.answeredAt?.toISOString() ?? null,
  }
}

/** True if a previous guest decided on a change before the current one took the place over. */
function isDecidedBefore({ booking: { handedOverAt } }: BookingRecord, { answeredAt }: ChoiceRow): boolean {
  return handedOverAt !== null && answeredAt !== null && answeredAt <= handedOverAt
}

export function presentToGuest(record: BookingRecord, { change, choice }: AskedChange): GuestChange {
  const { amountCents, ifArrivesCents, toOutgoingGuestCents } = changeRefusalRefund(record)
  return {
    ...changeFields(change),
    chooseBy: lastDayOf({ change, choice }),
    silenceAccepts: acceptsBySilence({ change, choice }),
    ...choiceFields(record, change, choice),
    decidedByOutgoingGuest: isDecidedBefore(record, choice),
    back: eurosFromCents(amountCents - toOutgoingGuestCents),
    backToOutgoingGuest: eurosFromCents(toOutgoingGuestCents),
    backIfArrives: eurosFromCents(ifArrivesCents),
  }
}

/** Returns a change as the operator sees it, with each guest's choice. */
export function presentChange(change: ChangeRow, asked: readonly AskedGuest[]): DateChange {
  return {
    ...changeFields(change),
    chooseBy: lastDayOfAll(change, asked),
    takenBackAt: change.takenBackAt?.toISOString() ?? null,
    mayWithdraw:
      change.takenBackAt === null &&
      asked.some(({ choice }) => choice.state === 'asked') &&
      asked.every(({ choice }) => isUnanswered(choice)),
    guests: asked
      .map(({ record, choice }) => guestOf(record, change, choice))
      .toSorted((one, other) => one.name.localeCompare(other.name)),
  }
}

/** Returns the latest last day of the guests who have yet to choose, or the change's own. */
function lastDayOfAll(change: ChangeRow, asked: readonly AskedGuest[]): CalendarDay {
  const open = asked.filter(({ choice, record }) => choice.state === 'asked' && isOnDate(record, change))
  const days = open.map(({ choice }) => lastDayOf({ change, choice }))
  return days.toSorted().at(-1) ?? change.chooseBy
}

const FLIGHT_FIELDS = ['arrivalFlight', 'arrivalDate', 'departureFlight', 'departureDate'] as const

/** True if the guest has given a flight or its day, which other days may cost. */
export function hasFlight(booking: BookingRow): boolean {
  return FLIGHT_FIELDS.some((field) => booking[field] !== null)
}

function guestOf(record: BookingRecord, change: ChangeRow, choice: ChoiceRow): ChangedGuest {
  return {
    leadId: record.booking.id,
    name: nameOrAddress(record.booking, 'No name'),
    phone: record.booking.phone,
    hasFlight: hasFlight(record.booking),
    ...choiceFields(record, change, choice),
    back: eurosFromCents(changeRefusalRefund(record).amountCents),
  }
}
