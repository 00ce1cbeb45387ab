import { formatShortDay, type CalendarDay } from '#domain/base/dates.ts'
import { counted, listed } from '#domain/base/wording.ts'
import { Action, Paragraph } from '#emails/blocks.tsx'
import { otherMail } from '#emails/define-mail.ts'
import { SITE } from '#emails/samples.ts'

interface TravellerData {
  guestName: string | null
  /** The first name of who booked; null if it is not known. */
  bookedBy: string | null
  retreatDate: string
  /** The package with its article: "the Non-kiter package". */
  packageName: string
  /** What is still missing, in words. */
  missing: string[]
  dueOn: CalendarDay
  link: string
}

/** Tells somebody who comes along that a place is booked, and asks for what only they can say. */
export const travellerAsked = otherMail({
  name: 'traveller-asked',
  to: 'guest',
  link: 'opens',
  compose: ({ bookedBy, retreatDate, packageName, missing, dueOn, link }: TravellerData) => {
    const booker = bookedBy ?? 'Somebody you know'
    return {
      subject: `${booker} booked The Gambia for you`,
      title: 'You’re going to The Gambia',
      preheader: `${retreatDate}. It takes 2 minutes to add your details.`,
      isWarm: true,
      reason: `You’re receiving this email because ${booker} gave us your address with a booking for you.`,
      body: (
        <>
          <Paragraph>
            {booker} has booked a place for you on {retreatDate}, in The Gambia: {packageName}.
          </Paragraph>
          {missing.length > 0 && (
            <Paragraph>
              We need a few things from you: {listed(missing)}. You can add health notes too. It takes 2
              minutes.
            </Paragraph>
          )}
          <Action href={link}>Add my details</Action>
          <Paragraph>
            Please do it by {formatShortDay(dueOn)}. You don’t need an account. {booker} sees that you’re
            done, not what you wrote.
          </Paragraph>
          <Paragraph>If you don’t know {booker}, or don’t want to come, reply to this email.</Paragraph>
        </>
      ),
    }
  },
  samples: () => ({ 'a non-kiter': SAMPLE, 'all is known': { ...SAMPLE, missing: [] } }),
})

/** Reminds somebody who comes along of what is missing, 7 days and 1 day before it is due. */
export const travellerReminder = otherMail({
  name: 'traveller-reminder',
  to: 'guest',
  link: 'opens',
  compose: ({ bookedBy, retreatDate, missing, dueOn, link }: TravellerData) => {
    const booker = bookedBy ?? 'who booked for you'
    return {
      subject: `${counted(missing.length, 'thing')} missing for The Gambia`,
      title: `${counted(missing.length, 'thing')} missing for The Gambia`,
      preheader: `Please add what is missing by ${formatShortDay(dueOn)}.`,
      reason: `You’re receiving this email because ${bookedBy ?? 'somebody'} booked a place for you.`,
      body: (
        <>
          <Paragraph>
            Your place on {retreatDate} is booked. Please add by {formatShortDay(dueOn)}: {listed(missing)}.
          </Paragraph>
          <Action href={link}>Add my details</Action>
          <Paragraph>
            It takes 2 minutes, without an account. It’s seen by us and your coaches; {booker} only sees that
            you’re done.
          </Paragraph>
        </>
      ),
    }
  },
  samples: () => ({ 'a week before': SAMPLE }),
})

const SAMPLE: TravellerData = {
  guestName: 'Ben',
  bookedBy: 'Awa',
  retreatDate: 'Jan 22–29, 2027',
  packageName: 'the Non-kiter package',
  missing: ['phone number', 'emergency contact', 'emergency phone', 'diet'],
  dueOn: '2026-12-23',
  link: `${SITE}/traveller/…`,
}
