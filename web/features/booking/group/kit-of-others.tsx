import { Users } from 'lucide-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { BOOKING_WETSUIT_SIZES } from '#domain/booking-form/booking-fields.ts'
import { DietChoice, FieldsIn, RiderFields, WetsuitChoice } from '#web/booking-form/booking-fields.tsx'
import { FormGroup } from '#web/booking-form/form-section.tsx'
import { FoldedRow, FoldedRows } from '#web/ui/rows.tsx'
import { namesIn, type GroupValues } from './group-values.ts'

/** What the booker may fill in for each who comes along: food, and a kiter's kit. Whatever stays empty is asked by the own link. */
export function KitOfOthers() {
  const { control } = useFormContext<GroupValues>()
  const others = useWatch({ control, name: 'others' })
  const names = useWatch({ control, compute: namesIn })
  if (others.length === 0) return null
  return (
    <FoldedRows>
      {others.map(({ packageType }, index) => {
        const name = names[index + 1] ?? ''
        const who = name.startsWith('Traveller ') ? 'they' : name
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a traveller is known by the place in the form alone
          <FieldsIn key={index} value={`others.${index}.`}>
            <FoldedRow
              lead={<Users aria-hidden className="size-5 shrink-0 text-ink-soft" />}
              title={
                packageType === 'kiter' ? `${name}’s kit and food (optional)` : `${name}’s food (optional)`
              }
              gist={`Only ${who} can add an emergency contact and health notes.`}
            >
              <div className="flex flex-col gap-6 pt-2">
                {packageType === 'kiter' && (
                  <>
                    <div className="flex flex-col gap-5">
                      <RiderFields />
                    </div>
                    <FormGroup title="Wetsuit Size & Fit">
                      <WetsuitChoice sizes={BOOKING_WETSUIT_SIZES} legendHidden />
                    </FormGroup>
                  </>
                )}
                <FormGroup title="Food Preferences">
                  <DietChoice legend={`Diet of ${name}`} legendHidden noDiet="no-diet" />
                </FormGroup>
              </div>
            </FoldedRow>
          </FieldsIn>
        )
      })}
    </FoldedRows>
  )
}
