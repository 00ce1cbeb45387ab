import { FormGroup } from '#web/booking-form/form-group.tsx'
import { PACKAGE_NAMES } from '#domain/booking-names.ts'
import { useBookingField } from '#web/booking-form/use-booking-field.ts'
import { storeSelectedPackage } from '#web/browser/browser-storage.ts'
import { PACKAGE_TYPES } from '#domain/retreats.ts'
import { ChoiceCards } from '#web/ui/choice-cards.tsx'
import { packagePictures } from '#web/ui/media-files.ts'
import type { BookingTexts } from './booking-texts.ts'
import { LatePicture } from '#web/shell/late-picture.tsx'

/** Kiter or non-kiter: picked on the pricing cards, and switched here. */
export function PackageSection({ texts }: { texts: BookingTexts['packages'] }) {
  const field = useBookingField()
  const packageField = field('packageType')
  return (
    <FormGroup title="Kiter or Non-kiter">
      <ChoiceCards
        {...packageField}
        onChange={async (event) => {
          const picked = PACKAGE_TYPES.find((type) => type === event.target.value)
          if (picked) storeSelectedPackage(picked)
          await packageField.onChange(event)
        }}
        legend="Kiter or non-kiter"
        legendHidden
        columns={2}
        choices={PACKAGE_TYPES.map((type) => ({
          value: type,
          title: PACKAGE_NAMES[type],
          picture: (
            <LatePicture
              file={packagePictures[type]}
              sizes="(width < 40rem) 6rem, 24rem"
              className="size-full"
            />
          ),
          description: texts[type].summary,
        }))}
      />
    </FormGroup>
  )
}
