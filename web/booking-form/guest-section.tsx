import type { ReactNode } from 'react'
import { TextField } from '#web/ui/text-field.tsx'
import { FormSection } from './form-section.tsx'
import { useBookingText } from './use-booking-field.ts'

const pair = 'grid gap-5 sm:grid-cols-2'

/**
 * Who travels, whom we call in an emergency, and, for kiters, what the coaches and the gear need. The question about the
 * guest's health is each form's own (specification, section 5.1), and stands last.
 */
export function GuestSection({ kiter, children: health }: { kiter: boolean; children: ReactNode }) {
  const text = useBookingText()
  return (
    <FormSection title="Your Information">
      <div className={pair}>
        <TextField {...text('firstName')} autoComplete="given-name" />
        <TextField {...text('lastName')} autoComplete="family-name" />
      </div>
      <div className={pair}>
        <TextField
          {...text('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField {...text('phone')} type="tel" inputMode="tel" autoComplete="tel" />
      </div>
      <div className={pair}>
        <TextField {...text('emergencyContact')} hint="Who we call if something happens" autoComplete="off" />
        <TextField
          {...text('emergencyPhone')}
          hint="With the country code"
          type="tel"
          inputMode="tel"
          autoComplete="off"
        />
      </div>
      {kiter && <RiderFields />}
      {health}
    </FormSection>
  )
}

function RiderFields() {
  const text = useBookingText()
  return (
    <>
      <div className="grid grid-cols-2 gap-5 sm:grid-cols-3">
        <TextField {...text('age')} inputMode="numeric" autoComplete="off" maxLength={5} />
        <TextField {...text('weight')} inputMode="decimal" autoComplete="off" maxLength={6} />
        <TextField {...text('height')} inputMode="decimal" autoComplete="off" maxLength={6} />
      </div>
      <TextField
        {...text('kitingExperience')}
        hint="For example: never tried, a few lessons, riding upwind"
        autoComplete="off"
      />
    </>
  )
}
