import { PACKAGE_NAMES } from '#domain/booking/booking-names.ts'
import { PACKAGE_TYPES } from '#domain/retreat/retreats.ts'
import { FormSection } from '#web/booking-form/form-section.tsx'
import { HealthConsent, type ConsentTexts } from '#web/booking-form/health-consent.tsx'
import { DietChoice, RoomChoice } from '#web/booking-form/stay-fields.tsx'
import { useBookingField, useBookingText } from '#web/booking-form/use-booking-field.ts'
import { ChoiceCards } from '#web/ui/form/choice-cards.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import type { DateOptions } from './date-options.ts'
import { NO_DIET } from './edit-values.ts'

/** The fields for dates, package, room and diet. */
export function StaySection({
  dates,
  roomNotes,
}: {
  dates: DateOptions
  roomNotes: { shared: string; private: string }
}) {
  const field = useBookingField()
  return (
    <FormSection title="Your retreat">
      <SelectField
        {...field('selectedDate')}
        label="Retreat dates"
        hint={dates.fixed ?? 'Your current place counts as available'}
        options={dates.options}
      />
      <ChoiceCards
        {...field('packageType')}
        legend="Package"
        columns={2}
        choices={PACKAGE_TYPES.map((type) => ({ value: type, title: PACKAGE_NAMES[type] }))}
      />
      <RoomChoice legend="Room" notes={roomNotes} />
      <DietChoice legend="Diet" noDiet={NO_DIET} />
    </FormSection>
  )
}

/** Marked as required but not enforced, as in the specification (section 5.1): leaving it empty is an answer (decision 0066). */
export function HealthField({ consent }: { consent: ConsentTexts }) {
  const text = useBookingText()
  return (
    <>
      <TextArea
        {...text('healthConditions')}
        label="Health conditions"
        hint="For example an injury, asthma or an allergy. If you leave this blank, your coaches will assume there’s nothing to know."
        rows={2}
      />
      <HealthConsent texts={consent} />
    </>
  )
}
