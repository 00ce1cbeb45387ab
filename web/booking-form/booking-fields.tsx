import { createContext, useContext, type ReactNode } from 'react'
import { get, useFormContext, useWatch } from 'react-hook-form'
import { bookingFields, labelWithUnit, type BookingField } from '#domain/booking-form/booking-fields.ts'
import type { BookingForm } from '#domain/booking-form/booking-form.ts'
import type { Field } from '#domain/booking-form/field-kinds.ts'
import { hasNotes } from '#domain/booking-form/health-consent.ts'
import { ChoiceCards } from '#web/ui/form/choice-cards.tsx'
import { Segmented, Checkbox } from '#web/ui/form/choices.tsx'
import { TextField, TextArea } from '#web/ui/form/text-field.tsx'
import type { BookingValues, TextInput } from './booking-values.ts'

/**
 * The values that the server's HTML already shows in the inputs of a pre-filled form; they never change. Empty for a form that opens empty,
 * whose values are set in the browser.
 */
export const ShownValues = createContext<Partial<BookingValues>>({})

/** Where the fields are in the form: empty for the guest's own, "others.0." for those of somebody who comes along. */
export const FieldsIn = createContext<'' | `others.${number}.`>('')

/** Returns a function for the props of any input but the consent: its registration, its value in the server's HTML, and its error. */
export function useBookingField() {
  const { register, formState } = useFormContext<Record<string, string>>()
  const shown = useContext(ShownValues)
  const path = useContext(FieldsIn)
  return (field: TextInput) => ({
    ...register(`${path}${field}`),
    defaultValue: path === '' ? shown[field] : undefined,
    error: errorAt(formState.errors, `${path}${field}`),
  })
}

/** Returns the error of a field of the form, by its path. */
export function errorAt(errors: object, path: string): string | undefined {
  const error: unknown = get(errors, path)
  return typeof error === 'object' &&
    error !== null &&
    'message' in error &&
    typeof error.message === 'string'
    ? error.message
    : undefined
}

/** Returns a function for the props of a text input: those of any input, with its label, its maximum length and whether it is optional. */
export function useBookingText() {
  const field = useBookingField()
  return (name: BookingField) => ({ ...field(name), ...typedTexts(bookingFields[name]) })
}

function typedTexts(field: Field) {
  return {
    label: labelWithUnit(field),
    optional: field.optional,
    maxLength: field.kind === 'text' ? field.longest : undefined,
  }
}

const pair = 'grid gap-5 sm:grid-cols-2'
/** Short fields side by side, also on phones where their labels fit. */
const row = 'grid gap-x-3 gap-y-5 sm:gap-x-5'

/** The guest's name and contact details, which a browser can fill in. */
export function NameFields() {
  const text = useBookingText()
  return (
    <>
      <div className={`${row} grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))]`}>
        <TextField {...text('firstName')} autoComplete="given-name" />
        <TextField {...text('lastName')} autoComplete="family-name" />
      </div>
      <div className={pair}>
        <TextField
          {...text('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField {...text('phone')} type="tel" inputMode="tel" autoComplete="tel" />
      </div>
    </>
  )
}

/** The emergency contact. Autofill is off, because the browser would fill in the guest's own data. */
export function EmergencyFields() {
  const text = useBookingText()
  return (
    <div className={pair}>
      <TextField {...text('emergencyContact')} autoComplete="off" />
      <TextField {...text('emergencyPhone')} type="tel" inputMode="tel" autoComplete="off" />
    </div>
  )
}

/** What coaches and gear need to know of a kiter. */
export function RiderFields() {
  const text = useBookingText()
  return (
    <>
      <TextField
        {...text('kitingExperience')}
        hint="Never tried, a few lessons, riding upwind"
        autoComplete="off"
      />
      {/* Closer than other rows, so that no label breaks beside one that does not on a phone. */}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(5.25rem,100%),1fr))] gap-x-2 gap-y-5 sm:gap-x-5">
        <TextField {...text('age')} inputMode="numeric" autoComplete="off" maxLength={5} />
        <TextField {...text('weight')} inputMode="decimal" autoComplete="off" maxLength={6} />
        <TextField {...text('height')} inputMode="decimal" autoComplete="off" maxLength={6} />
      </div>
    </>
  )
}

/** With `legendHidden` the legend is for screen readers only, below a heading that says the same. */
interface Legend {
  legend: string
  legendHidden?: boolean
}

/** What each room costs, in the owner's words. */
export interface RoomNotes {
  roomShared: string
  roomPrivate: string
}

export function RoomChoice({ notes, ...legend }: Legend & { notes: RoomNotes }) {
  const field = useBookingField()
  return (
    <ChoiceCards
      {...field('selectedRoom')}
      {...legend}
      columns="rows"
      choices={[
        { value: 'shared', title: 'Shared room', aside: <Note>{notes.roomShared}</Note> },
        { value: 'private', title: 'Private room', aside: <Note>{notes.roomPrivate}</Note> },
      ]}
    />
  )
}

/** The choice of the diet. `noDiet` is this form's value for "no special diet" (decision 0008). */
export function DietChoice({ noDiet, ...legend }: Legend & { noDiet: string }) {
  const field = useBookingField()
  const { choices, words } = bookingFields.selectedDiet
  return (
    <ChoiceCards
      {...field('selectedDiet')}
      {...legend}
      columns="rows"
      choices={choices.map((diet) => ({
        value: diet === 'no-diet' ? noDiet : diet,
        title: words[diet],
      }))}
    />
  )
}

/** The price of a choice, at the end of its row. */
function Note({ children }: { children: ReactNode }) {
  return <span className="text-sm font-normal text-ink-soft">{children}</span>
}

/** The choice of a kiter's wetsuit, in the sizes that this form offers. */
export function WetsuitChoice({
  sizes,
  legendHidden = false,
}: {
  sizes: readonly string[]
  legendHidden?: boolean
}) {
  const field = useBookingField()
  const fit = bookingFields.selectedWetsuitGender
  return (
    <>
      <Segmented
        {...field('selectedWetsuitSize')}
        legend="Size"
        legendHidden={legendHidden}
        choices={sizes.map((size) => ({ value: size, label: size }))}
      />
      <Segmented
        {...field('selectedWetsuitGender')}
        legend="Fit"
        legendHidden={legendHidden}
        choices={fit.choices.map((value) => ({ value, label: fit.words[value] }))}
      />
    </>
  )
}

/** The owner's texts of the consent question. */
export interface ConsentTexts {
  label: string
  note: string
}

/** The health notes, and the consent to keep them. A form says itself whether it marks them as optional. */
export function HealthNotes({
  consent,
  optional = false,
  hint,
}: {
  hint: string
  optional?: boolean
  consent: ConsentTexts
}) {
  const text = useBookingText()
  return (
    <>
      <TextArea {...text('healthConditions')} hint={hint} optional={optional} rows={2} />
      <HealthConsent texts={consent} />
    </>
  )
}

/** Asks for consent to keep the health notes. Shown as soon as the notes are not empty, and announced to screen readers. */
function HealthConsent({ texts }: { texts: ConsentTexts }) {
  const { control, register, formState } = useFormContext<BookingValues, unknown, BookingForm>()
  const shown = useContext(ShownValues)
  const [healthConditions, healthConsent] = useWatch({ control, name: ['healthConditions', 'healthConsent'] })
  const withdrawn =
    shown.healthConsent === true && !healthConsent && healthConditions.trim() === shown.healthConditions
  return (
    <div aria-live="polite" className="empty:hidden">
      {hasNotes({ healthConditions }) && (
        <Checkbox
          {...register('healthConsent')}
          defaultChecked={shown.healthConsent}
          label={texts.label}
          hint={withdrawn ? 'We’ll delete your health notes when you save.' : texts.note}
          error={withdrawn ? undefined : formState.errors.healthConsent?.message}
        />
      )}
    </div>
  )
}
