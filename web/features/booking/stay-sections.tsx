import { FormSection } from '#web/booking-form/form-section.tsx'
import { HealthConsent } from '#web/booking-form/health-consent.tsx'
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

/** What the coaches should know of a guest's health, in the owner's words, and whether we may keep it. */
export function HealthField({ texts }: { texts: BookingTexts }) {
  const text = useBookingText()
  return (
    <>
      <TextArea {...text('healthConditions')} hint={texts.healthNote} optional rows={2} />
      <HealthConsent texts={texts.healthConsent} />
    </>
  )
}
