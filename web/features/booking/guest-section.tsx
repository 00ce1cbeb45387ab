import { LONGEST } from '#domain/booking-form.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useBookingField } from './booking-form-context.ts'
import { FormSection } from './form-section.tsx'

const pair = 'grid gap-5 sm:grid-cols-2'

/** Who travels, whom we call in an emergency, and, for kiters, what the coaches and the gear need. */
export function GuestSection({ kiter, healthNote }: { kiter: boolean; healthNote: string }) {
  const field = useBookingField()
  return (
    <FormSection title="Your Information">
      <div className={pair}>
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
      </div>
      <div className={pair}>
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
      </div>
      <div className={pair}>
        <TextField
          {...field('emergencyContact')}
          label="Emergency contact"
          hint="Who we call if something happens"
          autoComplete="off"
          maxLength={LONGEST.name}
        />
        <TextField
          {...field('emergencyPhone')}
          label="Emergency phone"
          hint="With the country code"
          type="tel"
          inputMode="tel"
          autoComplete="off"
          maxLength={LONGEST.phone}
        />
      </div>
      {kiter && <RiderFields />}
      <TextArea
        {...field('healthConditions')}
        label="Health conditions"
        hint={healthNote}
        optional
        rows={2}
        maxLength={LONGEST.health}
      />
    </FormSection>
  )
}

function RiderFields() {
  const field = useBookingField()
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
        hint="For example: never tried, a few lessons, riding upwind"
        autoComplete="off"
        maxLength={LONGEST.experience}
      />
    </>
  )
}
