import { Action, Paragraph } from '#emails/blocks.tsx'
import { otherMail } from '#emails/define-mail.ts'
import { RETREAT, OWN_PAGE } from '#emails/samples.ts'

interface TravellerMoved {
  guestName: string | null
  /** The first name of who booked; null if it is not known. */
  bookedBy: string | null
  from: string
  to: string
  /** The traveller's own page. */
  link: string
}

/** Tells somebody for whom a place was booked, and who has no account, that it is on another date now. */
export const travellerMoved = otherMail({
  name: 'traveller-moved',
  to: 'guest',
  link: 'opens',
  compose: ({ bookedBy, from, to, link }: TravellerMoved) => ({
    subject: 'Your dates in The Gambia have changed',
    preheader: `Your place is now on ${to}.`,
    reason: 'You’re receiving this email because a place was booked for you.',
    body: (
      <>
        <Paragraph>
          Your place in The Gambia is now on {to}. It was on {from}.
        </Paragraph>
        <Paragraph>
          Booked flights or insurance already? Change their dates too. On your page you can see what we still
          need from you.
        </Paragraph>
        <Action href={link}>Open my page</Action>
        <Paragraph>
          If the new dates don’t suit you, ask {bookedBy ?? 'the person who booked your place'}, or reply to
          this email.
        </Paragraph>
      </>
    ),
  }),
  samples: () => ({
    'who booked is known': {
      guestName: 'Ben',
      bookedBy: 'Awa',
      from: RETREAT,
      to: 'Dec 5–12, 2025',
      link: OWN_PAGE,
    },
  }),
})
