import type { CsvFormat } from '#domain/admin/csv-format.ts'
import { bookingFields } from '#domain/booking/booking-fields.ts'
import { PACKAGE_NAMES } from '#domain/booking/booking-names.ts'
import { TRAVEL_FIELDS, TRAVEL_LABELS } from '#domain/travel/travel.ts'
import type { Deps } from '#server/deps.ts'
import { csvFile, type CsvCell } from '#server/process/csv.ts'
import { loadSheet, type LoadedGuest } from './read-sheet.ts'

interface Column {
  heading: string
  cell: (guest: LoadedGuest, all: readonly LoadedGuest[]) => CsvCell
}

const { selectedRoom, selectedDiet, selectedWetsuitGender } = bookingFields

/** The columns of the sheet, plus what phone calls and boats need. Amounts are in euros. Sealed fields are left out, allergies included. */
const COLUMNS: Column[] = [
  { heading: 'Guest', cell: ({ name }) => name },
  { heading: 'Package', cell: ({ packageType }) => packageType && PACKAGE_NAMES[packageType] },
  { heading: 'Age', cell: ({ age }) => text(age) },
  { heading: 'Room', cell: ({ room }) => room && selectedRoom.words[room] },
  { heading: 'Shares with', cell: ({ roommateId }, all) => nameOf(all, roommateId) },
  { heading: 'Wish', cell: ({ roomWish }) => roomWish },
  { heading: 'Wetsuit', cell: ({ wetsuitSize }) => wetsuitSize },
  { heading: 'Cut', cell: ({ wetsuitCut }) => wetsuitCut && selectedWetsuitGender.words[wetsuitCut] },
  { heading: 'Weight (kg)', cell: ({ weight }) => text(weight) },
  { heading: 'Height (cm)', cell: ({ height }) => text(height) },
  { heading: 'Level', cell: ({ level }) => level },
  { heading: 'Coach', cell: ({ coach }) => coach },
  { heading: 'Diet', cell: ({ diet }) => diet && selectedDiet.words[diet] },
  ...TRAVEL_FIELDS.map((field) => ({
    heading: TRAVEL_LABELS[field],
    cell: ({ travel }: LoadedGuest) => travel[field],
  })),
  { heading: 'Price', cell: ({ money }) => money.price },
  { heading: 'Received', cell: ({ money }) => money.received },
  { heading: 'Reported', cell: ({ reported }) => reported },
  { heading: 'Due', cell: ({ due }) => due },
  { heading: 'Due by', cell: ({ due, dueOn }) => (due > 0 ? dueOn : null) },
  { heading: 'Email', cell: ({ email }) => email },
  { heading: 'Phone', cell: ({ phone }) => phone },
]

/** Returns the guests of a retreat as a file for spreadsheets, by first name. Problem: not-found. */
export async function guestsFile(
  deps: Pick<Deps, 'db' | 'dataKeys'>,
  retreatId: string,
  format: CsvFormat,
): Promise<{ name: string; content: string }> {
  const { retreat, guests } = await loadSheet(deps, retreatId)
  const headings = COLUMNS.map(({ heading }) => heading)
  const rows = guests.map((guest) => COLUMNS.map(({ cell }) => cell(guest, guests)))
  return { name: `guests-${retreat.startsOn}.csv`, content: csvFile(headings, rows, format) }
}

/** Returns a number that is no amount as text, since numbers are written with two decimals. */
function text(value: number | null): string | null {
  return value === null ? null : String(value)
}

function nameOf(all: readonly LoadedGuest[], id: string | null): string | null {
  return all.find(({ leadId }) => leadId === id)?.name ?? null
}
