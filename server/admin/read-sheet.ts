import { assignRooms, roommateOf, roomsNeeded, type RoomPlan } from '#domain/admin/rooms.ts'
import { countAllergies, countDiets, countSheet } from '#domain/admin/sheet-counts.ts'
import {
  sheetGuestSchema,
  type LodgeLink,
  type LodgeView,
  type Sheet,
  type SheetGuest,
} from '#domain/admin/sheet-shapes.ts'
import { eurosFromCents } from '#domain/base/money.ts'
import { keysOf, pick } from '#domain/base/typed-records.ts'
import { listed } from '#domain/base/wording.ts'
import {
  OPEN_FIELDS,
  SEALED_FIELDS,
  type OpenField,
  bookingFields,
  labelWithUnit,
} from '#domain/booking-form/booking-fields.ts'
import type { Field } from '#domain/booking-form/field-kinds.ts'
import { fullName } from '#domain/booking-form/person-name.ts'
import { dialNumber } from '#domain/booking-form/phone.ts'
import { isFounderBooking } from '#domain/booking/founding.ts'
import type { CsvFormat } from '#domain/contract/csv-format.ts'
import { Problem } from '#domain/contract/problem.ts'
import { reportedCents } from '#domain/payment/ledger.ts'
import type { PriceList } from '#domain/price/pricing.ts'
import { labelOf, PACKAGE_NAMES } from '#domain/retreat/retreats.ts'
import { TRAVEL_FIELDS, TRAVEL_LABELS } from '#domain/travel/travel.ts'
import type { Deps } from '#server/deps.ts'
import { csvFile, type CsvCell } from '#server/process/csv.ts'
import type { DataKeys } from '#server/process/data-keys.ts'
import { amountPaidOf, balanceDueOf, dueDayOf, totalOf } from '#server/store/booking-money.ts'
import {
  bookingsOn,
  loadRetreat,
  type BookingRecord,
  type BookingRow,
  type RetreatRow,
} from '#server/store/booking-record.ts'
import { openAllergies } from '#server/store/columns/sealed-fields.ts'
import { whoComesWith } from '#server/store/group-record.ts'
import { findByToken, linkToken } from '#server/store/link-token.ts'
import { saleStateOf } from '#server/store/places.ts'

const SHOWN = keysOf(sheetGuestSchema.shape)

type SheetDeps = Pick<Deps, 'db' | 'clock' | 'env' | 'dataKeys' | 'site'>

/** Returns the guests of a retreat, with what to prepare. Problem: not-found. */
export async function readSheet(deps: SheetDeps, retreatId: string): Promise<Sheet> {
  const { retreat, guests } = await loadSheet(deps, retreatId)
  const confirmed = guests.filter((guest) => guest.status === 'payment_confirmed').length
  return {
    retreat: {
      ...pick(retreat, ['id', 'startsOn', 'endsOn', 'status']),
      label: labelOf(retreat),
      runs: saleStateOf(deps, retreat, confirmed).gathering === null,
    },
    guests: guests.map((guest) => pick(guest, SHOWN)),
    counts: countSheet(guests),
    lodgeLink: lodgeLinkOf(deps, retreat),
    at: deps.clock.now().toISOString(),
  }
}

/** Returns the lodge's valid link. Null if there is none. */
export function lodgeLinkOf(deps: Pick<Deps, 'env'>, retreat: RetreatRow): LodgeLink | null {
  const token = lodgeLinkToken(deps, retreat)
  if (token === null || retreat.lodgeLinkAt === null) return null
  return { url: `${deps.env.baseUrl}/lodge/${token}`, madeAt: retreat.lodgeLinkAt.toISOString() }
}

/** A guest of the sheet, with details that only the operator's files contain. */
interface LoadedGuest extends SheetGuest {
  roomShare: string | null
  fields: Pick<BookingRow, OpenField>
  /** In euros. */
  money: { price: number; received: number }
}

/** Returns a retreat and all guests with a place, by first name. Problem: not-found. */
async function loadSheet(
  { db, dataKeys, site }: Pick<Deps, 'db' | 'dataKeys' | 'site'>,
  retreatId: string,
): Promise<{ retreat: RetreatRow; guests: LoadedGuest[] }> {
  const retreat = await loadRetreat(db, retreatId)
  if (!retreat) throw new Problem('not-found')
  const records = await bookingsOn(db, retreatId)
  const sleepers = records.map(({ booking }) => ({ ...booking, room: booking.selectedRoom }))
  const comesWith = await whoComesWith(db, records)
  const guests = records.map((record) => {
    const own = sleepers.find(({ id }) => id === record.booking.id)
    const roommateId = (own && roommateOf(own, sleepers)?.id) ?? null
    const guest = guestOf({ dataKeys, prices: site().prices }, record, roommateId)
    return { ...guest, comesWith: comesWith(record.booking) }
  })
  return { retreat, guests: guests.toSorted((one, other) => one.name.localeCompare(other.name, 'en')) }
}

function guestOf(
  { dataKeys, prices }: { dataKeys: DataKeys; prices: PriceList },
  record: BookingRecord,
  roommateId: string | null,
): Omit<LoadedGuest, 'comesWith'> {
  const { booking, payments } = record
  return {
    ...pick(booking, ['packageType', 'status', 'phone', 'age', 'weight']),
    ...pick(booking, ['roomShare', 'roomWish']),
    fields: pick(booking, OPEN_FIELDS),
    leadId: booking.id,
    name: fullName(booking),
    room: booking.selectedRoom,
    roommateId,
    wetsuitSize: booking.selectedWetsuitSize,
    wetsuitCut: booking.selectedWetsuitGender,
    level: booking.kitingExperience,
    diet: booking.selectedDiet,
    allergies: openAllergies(dataKeys, booking),
    travel: pick(booking, TRAVEL_FIELDS),
    reported: eurosFromCents(reportedCents(payments)),
    due: eurosFromCents(balanceDueOf(record)),
    dueOn: dueDayOf(record),
    hasSealed: SEALED_FIELDS.some((field) => booking[field] !== null),
    founder: isFounderBooking(booking, prices)
      ? { pack: booking.founderPackAt !== null, photos: booking.founderPhotosAt !== null }
      : null,
    money: { price: eurosFromCents(totalOf(record)), received: eurosFromCents(amountPaidOf(record)) },
  }
}

/** Returns the lodge's part of a retreat's sheet: no diets by name, no amounts and no addresses. Problem: not-found for an invalid link. */
export async function readLodgeSheet(
  deps: Pick<Deps, 'db' | 'env' | 'dataKeys' | 'site'>,
  token: string,
): Promise<LodgeView> {
  const retreat = await findByToken(
    token,
    (id) => loadRetreat(deps.db, id),
    (found) => lodgeLinkToken(deps, found),
  )
  if (!retreat) throw new Problem('not-found')
  const { guests } = await loadSheet(deps, retreat.id)
  const plan = assignRooms(guests)
  return {
    label: labelOf(retreat),
    guests: guests.length,
    roomsNeeded: roomsNeeded(plan),
    rooms: roomsOf(plan),
    diets: countDiets(guests),
    allergies: countAllergies(guests),
    arrivals: guests.map(arrivalOf).toSorted(byArrival),
  }
}

function roomsOf({ pairs, alone, private: single, unknown }: RoomPlan<LoadedGuest>): LodgeView['rooms'] {
  return [
    ...pairs.map((pair) => ({ kind: 'shared' as const, names: pair.map(({ name }) => name) })),
    ...alone.map(({ name }) => ({ kind: 'shared' as const, names: [name] })),
    ...single.map(({ name }) => ({ kind: 'private' as const, names: [name] })),
    ...unknown.map(({ name }) => ({ kind: null, names: [name] })),
  ]
}

type Arrival = LodgeView['arrivals'][number]

function arrivalOf({ name, travel }: LoadedGuest): Arrival {
  return { name, date: travel.arrivalDate, time: travel.arrivalTime, flight: travel.arrivalFlight }
}

/** Sorts by arrival. Guests without one come last. */
function byArrival(one: Arrival, other: Arrival): number {
  return whenOf(one).localeCompare(whenOf(other)) || one.name.localeCompare(other.name, 'en')
}

function whenOf({ date, time }: Arrival): string {
  return `${date ?? '9999'} ${time ?? '99'}`
}

/** Returns the token that opens the lodge's part of a retreat's sheet. Null if there is no link (decision 0104). */
function lodgeLinkToken(
  deps: Pick<Deps, 'env'>,
  { id, lodgeLinkVersion: version, lodgeLinkAt }: Pick<RetreatRow, 'id' | 'lodgeLinkVersion' | 'lodgeLinkAt'>,
): string | null {
  return lodgeLinkAt === null ? null : linkToken(deps, 'lodge', { id, version })
}

interface Column {
  heading: string
  cell: (guest: LoadedGuest, all: readonly LoadedGuest[]) => CsvCell
  /** The field of the booking form in it. */
  field?: OpenField
}

/** The columns of the sheet, plus what phone calls and boats need. Amounts are in euros. Sealed texts are left out, allergies included. */
const ARRANGED: Column[] = [
  { heading: 'Guest', cell: ({ name }) => name },
  { heading: 'With', cell: ({ comesWith }) => listed(comesWith) || null },
  { heading: 'Package', cell: ({ packageType }) => packageType && PACKAGE_NAMES[packageType] },
  fieldColumn('age'),
  fieldColumn('selectedRoom'),
  { heading: 'Shares with', cell: ({ roommateId }, all) => nameOf(all, roommateId) },
  { heading: 'Wish', cell: ({ roomWish }) => roomWish },
  fieldColumn('selectedWetsuitSize', 'Wetsuit'),
  fieldColumn('selectedWetsuitGender', 'Fit'),
  fieldColumn('weight'),
  fieldColumn('height'),
  fieldColumn('kitingExperience', 'Level'),
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
  // As a link to tap, and because a cell that begins with + would be a formula.
  { heading: 'Phone', field: 'phone', cell: ({ fields: { phone } }) => callLink(phone) },
]

/** Fields with a place among these columns; others follow at the end. */
const PLACED = new Set<string | undefined>(['firstName', 'lastName', ...ARRANGED.map(({ field }) => field)])
const COLUMNS = [
  ...ARRANGED,
  ...OPEN_FIELDS.filter((name) => !PLACED.has(name)).map((name) => fieldColumn(name)),
]

/** Returns a phone number to tap: "tel:+32470121020", or as typed if its country is not known. */
function callLink(phone: string | null): string | null {
  const number = dialNumber(phone)
  return number ? `tel:${number}` : phone
}

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
  deps: Pick<Deps, 'db' | 'dataKeys' | 'site'>,
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
