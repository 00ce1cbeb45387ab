import type { CsvFormat } from '#domain/admin/csv-format.ts'
import { bookingFields, labelWithUnit, OPEN_FIELDS, type OpenField } from '#domain/booking/booking-fields.ts'
import { PACKAGE_NAMES } from '#domain/booking/booking-names.ts'
import type { Field } from '#domain/booking/field-kinds.ts'
import { TRAVEL_FIELDS, TRAVEL_LABELS } from '#domain/travel/travel.ts'
import type { Deps } from '#server/deps.ts'
import { csvFile, type CsvCell } from '#server/process/csv.ts'
import { loadSheet, type LoadedGuest } from './read-sheet.ts'

interface Column {
  heading: string
  cell: (guest: LoadedGuest, all: readonly LoadedGuest[]) => CsvCell
  /** The field of the booking form in it. */
  field?: OpenField
}

/** The columns of the sheet, plus what phone calls and boats need. Amounts are in euros. Sealed texts are left out, allergies included. */
const ARRANGED: Column[] = [
  { heading: 'Guest', cell: ({ name }) => name },
  { heading: 'Package', cell: ({ packageType }) => packageType && PACKAGE_NAMES[packageType] },
  fieldColumn('age'),
  fieldColumn('selectedRoom'),
  { heading: 'Shares with', cell: ({ roommateId }, all) => nameOf(all, roommateId) },
  { heading: 'Wish', cell: ({ roomWish }) => roomWish },
  fieldColumn('selectedWetsuitSize', 'Wetsuit'),
  fieldColumn('selectedWetsuitGender', 'Cut'),
  fieldColumn('weight'),
  fieldColumn('height'),
  fieldColumn('kitingExperience', 'Level'),
  { heading: 'Coach', cell: ({ coach }) => coach },
  fieldColumn('selectedDiet'),
  ...TRAVEL_FIELDS.map((field) => ({
    heading: TRAVEL_LABELS[field],
    cell: ({ travel }: LoadedGuest) => travel[field],
  })),
  { heading: 'Price', cell: ({ money }) => money.price },
  { heading: 'Received', cell: ({ money }) => money.received },
  { heading: 'Reported', cell: ({ reported }) => reported },
  { heading: 'Due', cell: ({ due }) => due },
  { heading: 'Due by', cell: ({ due, dueOn }) => (due > 0 ? dueOn : null) },
  fieldColumn('email'),
  fieldColumn('phone', 'Phone'),
]

/** Fields with a place among these columns; others follow at the end. */
const PLACED = new Set<string | undefined>(['firstName', 'lastName', ...ARRANGED.map(({ field }) => field)])
const COLUMNS = [
  ...ARRANGED,
  ...OPEN_FIELDS.filter((name) => !PLACED.has(name)).map((name) => fieldColumn(name)),
]

/** Returns the column of a field of the booking form. A number is written as text, because a number in a cell is an amount. */
function fieldColumn(name: OpenField, heading = labelWithUnit(bookingFields[name])): Column {
  const field: Field = bookingFields[name]
  const words = field.kind === 'choice' ? field.words : {}
  return {
    heading,
    field: name,
    cell: ({ fields: { [name]: value } }) => (value === null ? null : (words[value] ?? String(value))),
  }
}

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

function nameOf(all: readonly LoadedGuest[], id: string | null): string | null {
  return all.find(({ leadId }) => leadId === id)?.name ?? null
}
