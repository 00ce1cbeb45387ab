import { BOOKING_WETSUIT_SIZES } from '#domain/booking/booking-fields.ts'
import {
  EmergencyFields,
  NameFields,
  RiderFields,
  DietChoice,
  RoomChoice,
  WetsuitChoice,
  HealthNotes,
} from '#web/booking-form/booking-fields.tsx'
import { FormGroup } from '#web/booking-form/form-section.tsx'
import type { BookingTexts } from './booking-texts.ts'

export function RoomSection({ texts }: { texts: BookingTexts }) {
  return (
    <FormGroup title="Room Selection">
      <RoomChoice
        legend="Your room"
        legendHidden
        notes={{ shared: texts.roomShared, private: texts.roomPrivate }}
      />
    </FormGroup>
  )
}

/** The fields for the guest's name and contact details. */
export function YouSection() {
  return (
    <div className="flex flex-col gap-5">
      <NameFields />
    </div>
  )
}

/** The fields for water and food: emergency contact, rider data, diet and health. */
export function WaterSection({ kiter, texts }: { kiter: boolean; texts: BookingTexts }) {
  return (
    <>
      <div className="flex flex-col gap-5">
        <EmergencyFields />
        {kiter && <RiderFields />}
      </div>
      {kiter && (
        <FormGroup title="Wetsuit Size & Fit">
          <WetsuitChoice sizes={BOOKING_WETSUIT_SIZES} legendHidden />
        </FormGroup>
      )}
      <FormGroup title="Food Preferences">
        <DietChoice legend="Your diet" legendHidden noDiet="no-diet" />
      </FormGroup>
      <div className="flex flex-col gap-4">
        <HealthNotes hint={texts.healthNote} optional consent={texts.healthConsent} />
      </div>
    </>
  )
}
