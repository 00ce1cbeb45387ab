import { FormSection } from '#web/booking-form/form-section.tsx'
import { DietChoice, RoomChoice } from '#web/booking-form/stay-fields.tsx'
import { useBookingText } from '#web/booking-form/use-booking-field.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import type { BookingTexts } from './booking-texts.ts'

/** The room; the price follows it. */
export function RoomSection({ texts }: { texts: BookingTexts }) {
  return (
    <FormSection title="Room Selection">
      <RoomChoice
        legend="Your room"
        legendHidden
        notes={{ shared: texts.roomShared, private: texts.roomPrivate }}
      />
    </FormSection>
  )
}

/** What the kitchen needs to know. */
export function FoodSection() {
  return (
    <FormSection title="Food Preferences">
      <DietChoice legend="Your diet" legendHidden noDiet="no-diet" />
    </FormSection>
  )
}

/** What the coaches should know of a guest's health, in the owner's words. */
export function HealthField({ note }: { note: string }) {
  const text = useBookingText()
  return <TextArea {...text('healthConditions')} hint={note} optional rows={2} />
}
