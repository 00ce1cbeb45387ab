import { PACKAGE_NAMES } from '#domain/booking/booking-names.ts'
import { PACKAGE_TYPES } from '#domain/retreat/retreats.ts'
import { useBookingField, DietChoice, RoomChoice } from '#web/booking-form/booking-fields.tsx'
import { FormSection } from '#web/booking-form/form-section.tsx'
import { ChoiceCards } from '#web/ui/form/choice-cards.tsx'
import { SelectField } from '#web/ui/form/choices.tsx'
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
