import type { ReactNode } from 'react'
import { bookingFields } from '#domain/booking/booking-fields.ts'
import { ChoiceCards } from '#web/ui/form/choice-cards.tsx'
import { Segmented } from '#web/ui/form/choices.tsx'
import { useBookingField } from './use-booking-field.ts'

/** With `legendHidden` the legend is for screen readers only, below a heading that says the same. */
interface Legend {
  legend: string
  legendHidden?: boolean
}

/** The choice of the room; its notes say what each costs. */
export function RoomChoice({ notes, ...legend }: Legend & { notes: { shared: string; private: string } }) {
  const field = useBookingField()
  return (
    <ChoiceCards
      {...field('selectedRoom')}
      {...legend}
      columns="rows"
      choices={[
        { value: 'shared', title: 'Shared room', aside: <Note>{notes.shared}</Note> },
        { value: 'private', title: 'Private room', aside: <Note>{notes.private}</Note> },
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
