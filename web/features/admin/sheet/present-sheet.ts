import { isKiter } from '#domain/admin/sheet-counts.ts'
import type { Sheet, SheetCounts, SheetGuest } from '#domain/admin/sheet-shapes.ts'
import { formatShortDay, type CalendarDay } from '#domain/base/dates.ts'
import { counted, listed } from '#domain/base/wording.ts'
import { bookingFields } from '#domain/booking-form/booking-fields.ts'

const { selectedDiet, selectedWetsuitGender } = bookingFields

/** Formats a day and time: "Fri 27 Nov, 16:40". Null if the day is not known. */
export function journeyText(day: CalendarDay | null, time: string | null): string | null {
  return day === null ? null : [formatShortDay(day), time].filter(Boolean).join(', ')
}

/** Formats a kiter's wetsuit: "M, Women’s", or what is missing. Null for guests who need none. */
export function wetsuitText(guest: SheetGuest): { text: string; isMissing: boolean } | null {
  if (!isKiter(guest)) return null
  const { wetsuitSize: size, wetsuitCut: cut } = guest
  if (size === null) return { text: 'Size missing', isMissing: true }
  if (cut === null) return { text: `${size}, fit missing`, isMissing: true }
  return { text: `${size}, ${selectedWetsuitGender.words[cut]}`, isMissing: false }
}

/** Lines of a group of counts; `missing` are those that need action. */
interface CountLines {
  title: string
  lines: string[]
  missing: string[]
}

export function countGroups({ guests, counts }: Sheet): CountLines[] {
  return [
    {
      title: counted(guests.length, 'guest'),
      lines: [`${counted(counts.kiters, 'kiter')}, ${counted(counts.nonKiters, 'non-kiter')}`],
      missing: [],
    },
    { title: `Rooms ${counts.rooms.needed}`, ...roomLines(counts.rooms) },
    { title: 'Diet', ...dietLines(counts) },
    { title: `Wetsuits ${counts.kiters}`, ...wetsuitLines(counts) },
    { title: 'Arrivals', ...arrivalLines(counts) },
  ]
}

type Lines = Omit<CountLines, 'title'>

function roomLines({ pairs, private: single, alone, left, odd, unknown }: SheetCounts['rooms']): Lines {
  const known = [pairs > 0 && `${pairs} shared by two`, single > 0 && `${single} private`].filter(isText)
  const firstNames = alone.map((name) => name.split(' ')[0] || 'a guest')
  const toChoose =
    odd && alone.length === 1 ? `1 shared by ${firstNames[0]} alone` : `${alone.length} to put together`
  return {
    lines: known.length > 0 ? [known.join(', ')] : [],
    missing: [
      alone.length > 0 && toChoose,
      odd && alone.length > 1 && 'one stays alone',
      left.length > 0 && `Without their roommate: ${listed(left)}`,
      unknown > 0 && `${unknown} not known`,
    ].filter(isText),
  }
}

function dietLines({ diets, allergies }: SheetCounts): Lines {
  const unknown = diets.find(({ diet }) => diet === null)
  const words = ({ diet, guests }: (typeof diets)[number]) =>
    diet === null ? [] : [`${guests} ${selectedDiet.words[diet].toLowerCase()}`]
  const special = diets.filter(({ diet }) => diet !== 'no-diet').flatMap(words)
  const rest = diets.filter(({ diet }) => diet === 'no-diet').flatMap(words)
  return {
    lines: [
      ...[special, rest].filter((group) => group.length > 0).map((group) => group.join(', ')),
      ...allergies.map(({ allergies: line, guests }) => `${guests} with “${line}”`),
    ],
    missing: unknown ? [`${unknown.guests} not known`] : [],
  }
}

function wetsuitLines({ wetsuits, wetsuitsMissing }: SheetCounts): Lines {
  return {
    lines: wetsuits.map(({ cut, sizes }) => {
      const all = sizes.map(({ size, guests }) => `${guests} ${size}`).join(', ')
      return `${cut === null ? 'Fit not known' : selectedWetsuitGender.words[cut]}: ${all}`
    }),
    missing: wetsuitsMissing > 0 ? [`${wetsuitsMissing} missing`] : [],
  }
}

function arrivalLines({ arrivals, arrivalsUnknown }: SheetCounts): Lines {
  const words = ({ flight, guests }: (typeof arrivals)[number]) =>
    flight === null ? `${guests} without a flight` : `${guests} on ${flight}`
  return {
    lines: [...Map.groupBy(arrivals, ({ on }) => on)].map(
      ([on, ofDay]) => `${formatShortDay(on)}: ${ofDay.map(words).join(', ')}`,
    ),
    missing: arrivalsUnknown > 0 ? [`${arrivalsUnknown} not known`] : [],
  }
}

function isText(text: string | false): text is string {
  return text !== false
}

export const SHEET_SORTS = ['name', 'room', 'arrival'] as const
export type SheetSort = (typeof SHEET_SORTS)[number]

/** Sorts guests by `sort`, then by name. By room, roommates are next to each other; unknown values come last. */
export function sortGuests(guests: readonly SheetGuest[], sort: SheetSort): SheetGuest[] {
  const keyOf = KEYS[sort]
  return guests.toSorted(
    (one, other) =>
      keyOf(one, guests).localeCompare(keyOf(other, guests), 'en') ||
      one.name.localeCompare(other.name, 'en'),
  )
}

/** Sorts after every letter. */
const LAST = '\uFFFD'

const KEYS: Record<SheetSort, (guest: SheetGuest, all: readonly SheetGuest[]) => string> = {
  name: () => '',
  room: (guest, all) => {
    const mate = all.find(({ leadId }) => leadId === guest.roommateId)
    if (mate) return `1 ${[guest.name, mate.name].toSorted((a, b) => a.localeCompare(b, 'en'))[0]}`
    return { shared: '2', private: '3', none: '4' }[guest.room ?? 'none']
  },
  arrival: ({ travel }) =>
    travel.arrivalDate === null ? LAST : `${travel.arrivalDate} ${travel.arrivalTime ?? '99'}`,
}
