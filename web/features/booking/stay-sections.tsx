import { BOOKING_WETSUIT_SIZES, DIETS, WETSUIT_GENDERS } from '#domain/booking-form.ts'
import { ChoiceCards } from '#web/ui/choice-cards.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { useBookingField } from './booking-form-context.ts'
import type { BookingTexts } from './booking-texts.ts'
import { FormSection } from './form-section.tsx'

/** The room; the price follows it. */
export function RoomSection({ texts }: { texts: BookingTexts }) {
  const field = useBookingField()
  return (
    <FormSection title="Room Selection">
      <ChoiceCards
        {...field('selectedRoom')}
        legend="Your room"
        legendHidden
        columns={2}
        choices={[
          { value: 'shared', title: 'Shared room', description: texts.roomShared },
          { value: 'private', title: 'Private room', description: texts.roomPrivate },
        ]}
      />
    </FormSection>
  )
}

const DIET_NAMES = { vegetarian: 'Vegetarian', vegan: 'Vegan', 'no-diet': 'No special diet' }

/** What the kitchen needs to know. */
export function FoodSection() {
  const field = useBookingField()
  return (
    <FormSection title="Food Preferences">
      <ChoiceCards
        {...field('selectedDiet')}
        legend="Your diet"
        legendHidden
        columns={3}
        choices={DIETS.map((diet) => ({ value: diet, title: DIET_NAMES[diet] }))}
      />
    </FormSection>
  )
}

const FIT_NAMES = { male: "Men's", female: "Women's" }

/** For kiters: the wetsuit that will be waiting for them. */
export function WetsuitSection() {
  const field = useBookingField()
  return (
    <FormSection title="Wetsuit Size & Fit">
      <Segmented
        {...field('selectedWetsuitSize')}
        legend="Size"
        choices={BOOKING_WETSUIT_SIZES.map((size) => ({ value: size, label: size }))}
      />
      <Segmented
        {...field('selectedWetsuitGender')}
        legend="Fit"
        choices={WETSUIT_GENDERS.map((gender) => ({ value: gender, label: FIT_NAMES[gender] }))}
      />
    </FormSection>
  )
}
