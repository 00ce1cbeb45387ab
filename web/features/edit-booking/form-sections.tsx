import { useId, type ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { LONGEST, WETSUIT_GENDERS, WETSUIT_SIZES } from '#domain/booking-form.ts'
import { PACKAGE_TYPES } from '#domain/retreats.ts'
import { Card } from '#web/ui/card.tsx'
import { ChoiceCards } from '#web/ui/choice-cards.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { DateOptions } from './date-options.ts'
import { NO_DIET, type EditValues } from './edit-values.ts'

/** What any input of the form gets: its registration, its value in the server's page, and its error. */
function useEditField() {
  const { register, formState } = useFormContext<EditValues>()
  return (name: keyof EditValues) => ({
    ...register(name),
    defaultValue: formState.defaultValues?.[name],
    error: formState.errors[name]?.message,
  })
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} className="flex flex-col gap-5">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {children}
    </Card>
  )
}

const PACKAGE_NAMES = { kiter: 'Kiter', 'non-kiter': 'Non-kiter' }

/** Dates, package, room and diet. */
export function StayFields({
  dates,
  roomNotes,
}: {
  dates: DateOptions
  roomNotes: { shared: string; private: string }
}) {
  const field = useEditField()
  return (
    <Section title="Your retreat">
      <SelectField
        {...field('selectedDate')}
        label="Retreat dates"
        hint={dates.fixed ?? 'Your own place counts as free'}
        options={dates.options}
      />
      <ChoiceCards
        {...field('packageType')}
        legend="Package"
        columns={2}
        choices={PACKAGE_TYPES.map((type) => ({ value: type, title: PACKAGE_NAMES[type] }))}
      />
      <ChoiceCards
        {...field('selectedRoom')}
        legend="Room"
        columns={2}
        choices={[
          { value: 'shared', title: 'Shared room', description: roomNotes.shared },
          { value: 'private', title: 'Private room', description: roomNotes.private },
        ]}
      />
      <ChoiceCards
        {...field('selectedDiet')}
        legend="Diet"
        columns={3}
        choices={[
          { value: 'vegetarian', title: 'Vegetarian' },
          { value: 'vegan', title: 'Vegan' },
          { value: NO_DIET, title: 'No special diet' },
        ]}
      />
    </Section>
  )
}

const FIT_NAMES = { male: "Men's", female: "Women's" }

/** For kiters; this form offers XXL too (docs/decisions: screens). */
export function WetsuitFields() {
  const field = useEditField()
  return (
    <Section title="Wetsuit Size & Fit">
      <Segmented
        {...field('selectedWetsuitSize')}
        legend="Size"
        choices={WETSUIT_SIZES.map((size) => ({ value: size, label: size }))}
      />
      <Segmented
        {...field('selectedWetsuitGender')}
        legend="Fit"
        choices={WETSUIT_GENDERS.map((gender) => ({ value: gender, label: FIT_NAMES[gender] }))}
      />
    </Section>
  )
}

/** Who travels, whom we call in an emergency, and what the coaches should know. */
export function GuestFields({ kiter }: { kiter: boolean }) {
  const field = useEditField()
  return (
    <Section title="Your Information">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...field('firstName')}
          label="First name"
          autoComplete="given-name"
          maxLength={LONGEST.name}
        />
        <TextField
          {...field('lastName')}
          label="Last name"
          autoComplete="family-name"
          maxLength={LONGEST.name}
        />
        <TextField
          {...field('email')}
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField
          {...field('phone')}
          label="Phone number"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={LONGEST.phone}
        />
        <TextField
          {...field('emergencyContact')}
          label="Emergency contact"
          autoComplete="off"
          maxLength={LONGEST.name}
        />
        <TextField
          {...field('emergencyPhone')}
          label="Emergency phone"
          type="tel"
          inputMode="tel"
          autoComplete="off"
          maxLength={LONGEST.phone}
        />
      </div>
      {kiter && <RiderFields />}
      {/* Marked as required and not enforced, as the specification has it (section 5). */}
      <TextArea
        {...field('healthConditions')}
        label="Health conditions (required)"
        hint="For example an injury, asthma or an allergy. Write “none” if there is nothing to tell."
        rows={2}
        maxLength={LONGEST.health}
      />
    </Section>
  )
}

function RiderFields() {
  const field = useEditField()
  return (
    <>
      <div className="grid grid-cols-2 gap-5 sm:grid-cols-3">
        <TextField {...field('age')} label="Age" inputMode="numeric" autoComplete="off" maxLength={5} />
        <TextField
          {...field('weight')}
          label="Weight (kg)"
          inputMode="decimal"
          autoComplete="off"
          maxLength={6}
        />
        <TextField
          {...field('height')}
          label="Height (cm)"
          inputMode="decimal"
          autoComplete="off"
          maxLength={6}
        />
      </div>
      <TextField
        {...field('kitingExperience')}
        label="Kiting experience"
        autoComplete="off"
        maxLength={LONGEST.experience}
      />
    </>
  )
}
