import { useState, useRef } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { useBlocker, useNavigate } from 'react-router'
import { banjulDay } from '#domain/base/dates.ts'
import { formatEuros } from '#domain/base/money.ts'
import type { FieldError } from '#domain/base/text-schema.ts'
import { bookingFields } from '#domain/booking-form/booking-fields.ts'
import type { BookingEdit } from '#domain/booking-form/booking-form.ts'
import type { AnyBookingForm } from '#domain/booking-form/group-form.ts'
import type { Booking } from '#domain/booking/booking.ts'
import type { Availability } from '#domain/place/availability.ts'
import type { PriceList } from '#domain/price/pricing.ts'
import { api, ApiError } from '#web/api/client.ts'
import {
  ShownValues,
  EmergencyFields,
  NameFields,
  RiderFields,
  WetsuitChoice,
  HealthNotes,
  type ConsentTexts,
  type RoomNotes,
} from '#web/booking-form/booking-fields.tsx'
import { showRefused, type BookingValues } from '#web/booking-form/booking-values.ts'
import { FormSection } from '#web/booking-form/form-section.tsx'
import { paymentPath } from '#web/booking-status/booking-status.ts'
import { useProductTime } from '#web/browser/product-time.ts'
import { showFailure, useCall } from '#web/shell/use-call.tsx'
import { AlertDialog } from '#web/ui/dialog.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { BottomBar, PageHeading } from '#web/ui/page/page-shell.tsx'
import { toasts } from '#web/ui/page/toast-store.ts'
import { RoutedButtonLink } from '#web/ui/routed-links.tsx'
import { dateOptions } from './date-options.ts'
import { RetreatSection, EditedPriceCard } from './edit-sections.tsx'
import { changedFields, checkEdit, isEdited, isForOther, valuesOf } from './edit-values.ts'
import { changesPrice, priceChange, type PriceChange } from './price-change.ts'

export interface EditBookingPage {
  /** `missing` if the guest has no such editable booking, `failed` if it could not be loaded. */
  found: { kind: 'booking'; booking: Booking } | { kind: 'missing' } | { kind: 'failed' }
  availability: Availability
  loadedAt: string
  /** The owner's charge for a private room, in cents. */
  prices: Pick<PriceList, 'privateRoomCents'>
  roomNotes: RoomNotes
  healthConsent: ConsentTexts
  /** Where saving leads: back to the order or to the dashboard. */
  back: 'payment' | 'dashboard'
}

/** All fields of a booking, with the price after the changes before they are saved. */
export function EditForm({
  booking,
  availability,
  loadedAt,
  roomNotes,
  healthConsent,
  prices,
  back,
}: Omit<EditBookingPage, 'found'> & { booking: Booking }) {
  const [before] = useState(() => valuesOf(booking))
  const [unchanged, setUnchanged] = useState(false)
  const isOther = isForOther(booking)
  const form = useForm<BookingValues, unknown, AnyBookingForm>({
    mode: 'onTouched',
    defaultValues: before,
    resolver: checkEdit(before, booking),
  })
  const backTo = back === 'payment' ? paymentPath(booking.id) : '/dashboard'
  const save = useSaveEdit(booking, backTo, (errors) => showRefused(form, errors))
  const now = useProductTime(loadedAt)
  const [packageType, selectedRoom, selectedDate] = useWatch({
    control: form.control,
    name: ['packageType', 'selectedRoom', 'selectedDate'],
  })
  const change = shownChange(booking, availability, { selectedRoom, selectedDate }, { now, prices })

  function send() {
    const edit = changedFields(before, form.getValues(), isOther)
    setUnchanged(edit === null)
    if (edit) save.run(edit)
  }
  return (
    <div className="page-column py-8 sm:py-12">
      <PageHeading title={isOther ? `Edit the booking of ${booking.name}` : 'Edit your booking'}>
        {booking.selectedDate}
      </PageHeading>
      <ShownValues value={before}>
        <FormProvider {...form}>
          <form
            method="post"
            noValidate
            aria-label="Edit booking"
            className="mt-8 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-8"
            onSubmit={form.handleSubmit(send)}
          >
            <div className="flex min-w-0 flex-col gap-6">
              <RetreatSection
                dates={dateOptions(booking, packageType, availability, now)}
                roomNotes={roomNotes}
              />
              {packageType === 'kiter' && (
                <FormSection title="Wetsuit Size & Fit">
                  <WetsuitChoice sizes={bookingFields.selectedWetsuitSize.choices} />
                </FormSection>
              )}
              <FormSection title={isOther ? booking.name : 'Your Information'}>
                <NameFields />
                {!isOther && <EmergencyFields />}
                {packageType === 'kiter' && <RiderFields />}
                {isOther ? (
                  <p className="text-sm text-ink-soft">
                    {`Only ${booking.firstName ?? booking.name} can add an emergency contact and health notes.`}
                  </p>
                ) : (
                  <HealthNotes
                    optional
                    hint="For example an injury, asthma or an allergy. If you leave this blank, your coaches will assume there’s nothing to know."
                    consent={healthConsent}
                  />
                )}
              </FormSection>
            </div>
            <div className="max-lg:contents lg:sticky lg:top-6 lg:flex lg:min-w-0 lg:flex-col lg:gap-4">
              <EditedPriceCard booking={booking} change={change} today={banjulDay(now)} />
              <SaveBar {...{ booking, change }} busy={save.isPending} isUnchanged={unchanged} />
              <RoutedButtonLink to={backTo} variant="secondary" wide>
                {back === 'payment' ? 'Back to your order' : 'Back to your dashboard'}
              </RoutedButtonLink>
            </div>
          </form>
          <AskBeforeLeaving
            isChanged={() => !save.isSaved() && isEdited(before, form.getValues(), isOther)}
          />
        </FormProvider>
      </ShownValues>
    </div>
  )
}

/** Returns the price change of the chosen room and dates; null if there is none. */
function shownChange(
  booking: Booking,
  availability: Availability,
  edited: { selectedRoom: string; selectedDate: string },
  { now, prices }: { now: Date; prices: EditBookingPage['prices'] },
): PriceChange | null {
  const own = availability[booking.selectedDate ?? '']
  const chosen = availability[edited.selectedDate]
  if (!own || !chosen) return null
  const change = priceChange(
    booking,
    { selectedRoom: edited.selectedRoom, startsOn: chosen.startsOn },
    { startsOn: own.startsOn, now },
    prices,
  )
  return change && changesPrice(change, booking) ? change : null
}

/** Asks before the guest leaves unsaved changes, by a link or the browser's back button. */
function AskBeforeLeaving({ isChanged }: { isChanged: () => boolean }) {
  const blocker = useBlocker(isChanged)
  return (
    <AlertDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => !open && blocker.reset?.()}
      title="Leave without saving?"
      description="Your changes aren’t saved and will be lost."
      confirmLabel="Leave without saving"
      cancelLabel="Keep editing"
      onConfirm={() => blocker.proceed?.()}
    />
  )
}

/** Returns a call that saves the changes and goes back; errors of fields are passed to `onRefused`. */
function useSaveEdit(booking: Booking, backTo: string, onRefused: (errors: FieldError[]) => void) {
  const navigate = useNavigate()
  // A ref changes at once, unlike state, so that the navigation after saving is not blocked.
  const saved = useRef(false)
  const call = useCall({
    call: (edit: BookingEdit) =>
      api('PATCH', '/api/leads/{bookingId}', { params: { bookingId: booking.id }, body: edit }),
    onSuccess: ({ mailed }) => {
      saved.current = true
      toasts.show({
        title: 'Booking updated',
        description:
          mailed === false
            ? 'Your changes are saved. We’ve sent several emails within the hour, so we’re not sending one about this.'
            : 'Your changes are saved.',
      })
      void navigate(backTo)
    },
    onError: (error) => {
      showFailure(error, 'Update failed', 'Nothing was changed. Please try again.')
      if (error instanceof ApiError) onRefused(error.fieldErrors)
    },
  })
  return { ...call, isSaved: () => saved.current }
}

/** The save button: in a bar at the bottom on phones, with the new price; below the price on wide screens. */
function SaveBar({
  booking,
  change,
  busy,
  isUnchanged,
}: {
  booking: Booking
  change: PriceChange | null
  busy: boolean
  /** True if the guest pressed save without a change. */
  isUnchanged: boolean
}) {
  const total = (change ?? booking).quote?.total
  return (
    <BottomBar className="flex flex-col gap-3 max-lg:pt-2.5 max-lg:pb-[max(0.75rem,env(safe-area-inset-bottom))]">
      {isUnchanged && <Notice live="status">No changes yet.</Notice>}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        {total !== undefined && (
          <p className="figures leading-tight lg:hidden">
            <span className="block text-lg leading-tight font-bold">{formatEuros(total)}</span>
            <span className="block text-sm leading-tight text-ink-soft">
              {change ? 'new price' : 'total'}
            </span>
          </p>
        )}
        <Button type="submit" size="lg" className="grow sm:max-lg:max-w-80" busy={busy} busyLabel="Saving...">
          Save changes
        </Button>
      </div>
    </BottomBar>
  )
}
