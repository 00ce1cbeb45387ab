import type { ReactNode } from 'react'
import { LONGEST } from '#domain/booking-form.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { FormSection } from './form-section.tsx'
import { useBookingField } from './use-booking-field.ts'

const pair = 'grid gap-5 sm:grid-cols-2'

/**
 * Who travels, whom we call in an emergency, and, for kiters, what the coaches and the gear need. The question about the
 * guest's health is each form's own (specification, section 5), and stands last.
 */
export function GuestSection({ kiter, children: health }: { kiter: boolean; children: ReactNode }) {
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
      {health}
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
