import { formatEuros } from '#domain/base/money.ts'
import { listed } from '#domain/base/wording.ts'
import { lateTransferText, releaseText, type ReleaseRule } from '#domain/booking/release.ts'
import { Action, Attached, Paragraph } from '#emails/blocks.tsx'
import { guestMail } from '#emails/define-mail.ts'
import { dashboardLink, formatDeadline, retreatOf, yourPlace } from '#emails/mailed-booking.ts'
import { gone, guest } from '#emails/samples.ts'

/** The hold of a place is over, and the place is free again. */
export const bookingExpired = guestMail({
  name: 'booking-expired',
  needs: ['released'],
  carries: ['documents', 'calendar-if-sent'],
  oncePer: 'change',
  isOver: ({ booking }) => booking.holdsPlace,
  waitsForMorning: true,
  limited: 'unpaid',
  compose: ({ booking, attached, released }, sender) => {
    const { release, amountComingBack } = booking
    const late = lateTransferText(release?.rule ?? null, booking)
    return {
      subject: `Place released: ${retreatOf(booking)}`,
      title: `We’ve released ${yourPlace(booking)}`,
      preheader: late ? 'Please don’t send your transfer again.' : 'You can book again if there’s a place.',
      body: (
        <>
          {release && (
            <Paragraph>
              {releaseText(release.rule, booking, formatDeadline(release.until, booking), yourPlace(booking))}
              {amountComingBack === 0 && !late && ' You owe nothing.'}
            </Paragraph>
          )}
          {released.length > 0 && (
            <Paragraph>
              {released.length === 1
                ? `We’ve also released the place that you booked for ${listed(released)}.`
                : `We’ve also released the places that you booked for ${listed(released)}.`}
            </Paragraph>
          )}
          {amountComingBack > 0 && (
            <Paragraph>
              We’ll refund the {formatEuros(amountComingBack)} you paid: to your card within a few days or,
              for a transfer, once we have your bank details.
            </Paragraph>
          )}
          {late ? (
            <>
              <Paragraph>{late}</Paragraph>
              <Action href={dashboardLink(sender)}>Open my dashboard</Action>
            </>
          ) : (
            <>
              <Paragraph>Still want to come? You can book again if there’s a place.</Paragraph>
              <Action href={`${sender.baseUrl}/booking`}>Book again</Action>
              <Paragraph>
                Already sent the money? Write to us. When it arrives, we’ll reinstate your booking if there’s
                a place, or refund everything.
              </Paragraph>
            </>
          )}
          <Attached files={attached} />
        </>
      ),
    }
  },
  samples: () => {
    const by = (rule: ReleaseRule) => ({ release: { rule, until: '2025-09-03T09:00:00.000Z' } })
    const released: string[] = []
    return {
      'never paid': { ...guest(gone(by('unpaid'))), released },
      'of a group': { ...guest(gone(by('unpaid'))), released: ['Ben'] },
      'never signed in': { ...guest(gone(by('unclaimed'))), released },
      'a part of the deposit goes back': {
        ...guest(
          gone({ ...by('deposit_incomplete'), amountPaid: 150, amountComingBack: 150 }),
          'Credit note C-2025-0008',
        ),
        released,
      },
      'a transfer that never came': {
        ...guest(gone({ ...by('transfer_missing'), amountReported: 200 })),
        released,
      },
      'the address was not confirmed': {
        ...guest(gone({ ...by('address_unconfirmed'), amountReported: 950 })),
        released,
      },
    }
  },
})
