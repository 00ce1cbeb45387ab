import { formatDay } from '#domain/base/dates.ts'
import { formatEuros } from '#domain/base/money.ts'
import { Action, Paragraph, Quotation } from '#emails/blocks.tsx'
import { guestMail, type Mail } from '#emails/define-mail.ts'
import type { HandOverStep, MailedBooking, MailedHandOver } from '#emails/mail-facts.ts'
import { dashboardLink, yourPlace } from '#emails/mailed-booking.ts'
import { guest, HAND_OVER, LATE_HAND_OVER, paid, TOTAL } from '#emails/samples.ts'

/** To the guest who offers a place, at each step until somebody accepts it. */
export const handOverTold = guestMail({
  name: 'hand-over-told',
  needs: ['isByGuest', 'step', 'handOver'],
  oncePer: 'hand-over-step',
  limited: 'always',
  link: 'opens',
  keepsAddress: true,
  isOver: ({ booking, step, handOver }) =>
    !booking.holdsPlace || (step !== 'refused' && handOver.state !== step),
  compose: ({ booking, step, handOver }, sender) => ({
    ...headsOf(booking)[step],
    namesPlace: true,
    body: (
      <>
        <Step booking={booking} step={step} handOver={handOver} />
        {step === 'open' ? (
          <Action href={handOver.link}>Open the link</Action>
        ) : (
          <Action href={dashboardLink(sender)}>Open my dashboard</Action>
        )}
      </>
    ),
  }),
  samples: () => ({
    'the link': told(paid(200), 'open', { ...HAND_OVER, cost: 45 }),
    'the operator is asked': told(paid(TOTAL), 'asked', LATE_HAND_OVER),
    refused: told(paid(TOTAL), 'refused', {
      ...LATE_HAND_OVER,
      state: 'refused',
      reason: 'The boat permits are issued by name, and cannot be changed in two days.',
    }),
    'the link to a place booked for another': told({ ...paid(200), placeOf: 'Ben' }, 'open', HAND_OVER),
  }),
})

interface Told {
  booking: MailedBooking
  step: HandOverStep
  handOver: MailedHandOver
}

function told(booking: MailedBooking, step: HandOverStep, handOver: MailedHandOver) {
  return { ...guest(booking), isByGuest: true, step, handOver }
}

function headsOf(booking: MailedBooking): Record<HandOverStep, Omit<Mail, 'body'>> {
  // The subject of a place that was booked for another begins with the name.
  const inHead = booking.placeOf === null ? 'your place' : 'the place'
  return {
    open: {
      subject: `Your link to pass ${inHead} on`,
      title: `The link to ${yourPlace(booking)}`,
      preheader: `Until they accept, ${keptText(booking)}.`,
    },
    asked: {
      subject: `We’ve got your request to pass on ${inHead}`,
      title: 'We’re checking if it’s still possible',
      preheader: `We’ll answer as soon as we can. Until then ${keptText(booking)}.`,
    },
    refused: {
      subject: 'We can’t change the traveller this late',
      preheader: stillText(booking),
    },
  }
}

/** Returns whose the place is until somebody accepts it. */
function keptText({ placeOf }: MailedBooking): string {
  return placeOf === null ? 'the place and everything due are yours' : `the place stays ${placeOf}’s`
}

function stillText({ placeOf }: MailedBooking): string {
  return placeOf === null ? 'Your place is still yours.' : `The place is still ${placeOf}’s.`
}

function Step({ booking, step, handOver: { acceptBy, cost, isMailed, reason } }: Told) {
  switch (step) {
    case 'open':
      return (
        <Paragraph>
          {isMailed
            ? 'We’ve sent this link to the person you named; you can share it too.'
            : 'Please share this link yourself: we’ve sent several emails within the hour, so we haven’t sent it to the person you named.'}{' '}
          {`It works until ${formatDay(acceptBy)}. Until they accept, ${keptText(booking)}, and you can withdraw the offer on your dashboard.`}
          {cost > 0 && ` Passing it on costs ${formatEuros(cost)}.`}
        </Paragraph>
      )
    case 'asked':
      return (
        <Paragraph>
          {`You’d like someone else to come in ${yourPlace(booking)}. This close to the retreat we need to check if it’s still possible. We’ll answer as soon as we can; until then ${keptText(booking)}.`}
        </Paragraph>
      )
    case 'refused':
      return (
        <>
          <Paragraph>
            We’re sorry: this close to the retreat we can’t change who comes. This is why:
          </Paragraph>
          {reason !== null && <Quotation>{reason}</Quotation>}
          <Paragraph>{stillText(booking)}</Paragraph>
        </>
      )
  }
}
