import { Paragraph } from '#emails/blocks.tsx'
import { otherMail } from '#emails/define-mail.ts'
import { inSubject } from '#emails/mailed-booking.ts'
import { RETREAT } from '#emails/samples.ts'

interface PlaceClaimed {
  guestName: string | null
  /** The first name of who has the place now. */
  who: string
  retreatDate: string
}

/** Tells who has booked for another that the place is in the other's own account now. */
export const placeClaimed = otherMail({
  name: 'place-claimed',
  to: 'guest',
  compose: ({ who, retreatDate }: PlaceClaimed) => ({
    subject: `${inSubject(who)} now has a separate booking`,
    preheader: `Only ${who} can change or cancel it from now on.`,
    reason: 'You’re receiving this email because you booked this place.',
    body: (
      <>
        <Paragraph>
          {who} now has the place on {retreatDate} in a separate account. From now on, only {who} can change
          this place, pass it on or cancel it: you no longer can.
        </Paragraph>
        <Paragraph>
          If anything is left to pay for it, we ask {who}, not you. Any refund of what you’ve paid for it
          still goes to you.
        </Paragraph>
        <Paragraph>Is something not right? Reply to this email.</Paragraph>
      </>
    ),
  }),
  samples: () => ({
    'who booked is known': { guestName: 'Awa', who: 'Ben', retreatDate: RETREAT },
  }),
})
