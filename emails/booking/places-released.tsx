import { listed } from '#domain/base/wording.ts'
import { Action, Paragraph } from '#emails/blocks.tsx'
import { otherMail } from '#emails/define-mail.ts'
import { RETREAT, SITE } from '#emails/samples.ts'

interface PlacesReleased {
  guestName: string | null
  /** What to call those whose places are released. */
  released: string[]
  retreatDate: string
  link: string
}

/** Tells who has booked a group whose places were released, unless their own is among them and says so. */
export const placesReleased = otherMail({
  name: 'places-released',
  to: 'guest',
  link: 'opens',
  compose: ({ released, retreatDate, link }: PlacesReleased) => ({
    subject: released.length === 1 ? `A place released: ${retreatDate}` : `Places released: ${retreatDate}`,
    preheader: 'Your own place stays as it is.',
    body: (
      <>
        <Paragraph>
          {released.length === 1
            ? `The time to pay for the place that you booked for ${listed(released)} on ${retreatDate} ran out, so we’ve released it. You owe nothing for it.`
            : `The time to pay for the places that you booked for ${listed(released)} on ${retreatDate} ran out, so we’ve released them. You owe nothing for them.`}
        </Paragraph>
        <Paragraph>Your own place, its price and your room stay as they are.</Paragraph>
        <Action href={link}>Open my dashboard</Action>
        <Paragraph>
          Still want to come together? Reply to this email, and we’ll see if there’s a place.
        </Paragraph>
      </>
    ),
  }),
  samples: () => ({
    one: { guestName: 'Awa', released: ['Ben'], retreatDate: RETREAT, link: `${SITE}/dashboard` },
    two: { guestName: 'Awa', released: ['Ben', 'Lea'], retreatDate: RETREAT, link: `${SITE}/dashboard` },
  }),
})
