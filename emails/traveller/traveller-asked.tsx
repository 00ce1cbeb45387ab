import { formatShortDay, type CalendarDay } from '#domain/base/dates.ts'
import { formatEuros } from '#domain/base/money.ts'
import { counted, listed } from '#domain/base/wording.ts'
import { Action, Paragraph } from '#emails/blocks.tsx'
import { otherMail } from '#emails/define-mail.ts'
import { formatDeadline, shortDeadline } from '#emails/mailed-booking.ts'
import { PAY_LINK, SITE } from '#emails/samples.ts'

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
  held: HeldPlace | null
}

/** A place that is held until an instant: the deposit, in euros, and the link that pays it. */
export interface HeldPlace {
  amount: number
  link: string
  until: string
  timeZone: string | null
}

/** Tells somebody who comes along that a place is booked, and asks for what only they can say. */
export const travellerAsked = otherMail({
  name: 'traveller-asked',
  to: 'guest',
  link: 'opens',
  compose: ({ bookedBy, retreatDate, packageName, missing, dueOn, link, held }: TravellerData) => {
    const booker = bookedBy ?? 'Someone you know'
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
          {held && (
            <Paragraph>
              {`We’re holding it until ${formatDeadline(held.until, held)}. It’s yours once the ${formatEuros(held.amount)} deposit is paid. ${booker} can pay it, and so can you, on your page.`}
            </Paragraph>
          )}
          {missing.length > 0 && (
            <Paragraph>
              We need a few things from you: {listed(missing)}. You can add health notes too. It takes 2
              minutes.
            </Paragraph>
          )}
          <Action href={link}>Add my details</Action>
          <Paragraph>
            Please do it by {formatShortDay(dueOn)}. You don’t need an account. {booker} sees that you’re
            done, not what you wrote. On the same page you can read the order.
          </Paragraph>
          <Paragraph>If you don’t know {booker}, or don’t want to come, reply to this email.</Paragraph>
        </>
      ),
    }
  },
  samples: () => ({
    'a non-kiter': SAMPLE,
    'all is known': { ...SAMPLE, missing: [] },
    'not paid yet': { ...SAMPLE, held: HELD },
  }),
})

/** Reminds somebody who comes along, a day before the place is released, that neither they nor who booked it has paid for it. */
export const travellerUnpaid = otherMail({
  name: 'traveller-unpaid',
  to: 'guest',
  link: 'opens',
  compose: ({ bookedBy, retreatDate, held }: TravellerData) => {
    const { amount, link, until, timeZone } = held ?? HELD
    const booker = bookedBy ?? 'who booked for you'
    const deadline = formatDeadline(until, { timeZone })
    return {
      subject: `Pay by ${shortDeadline(until, { timeZone })} to keep your place`,
      title: 'Your place isn’t paid for yet',
      preheader: `${retreatDate}: after that, we release your place.`,
      reason: `You’re receiving this email because ${bookedBy ?? 'someone'} booked a place for you.`,
      body: (
        <>
          <Paragraph>
            Your place on {retreatDate} isn’t paid for yet. We’re holding it until {deadline}; after that, we
            release it, and you owe nothing.
          </Paragraph>
          <Action href={link}>Pay {formatEuros(amount)}</Action>
          <Paragraph>You don’t need an account. It’s fine too if {booker} pays for you.</Paragraph>
        </>
      ),
    }
  },
  samples: () => ({ 'a day before': { ...SAMPLE, held: HELD } }),
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
      reason: `You’re receiving this email because ${bookedBy ?? 'someone'} booked a place for you.`,
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

const HELD: HeldPlace = {
  amount: 200,
  link: PAY_LINK,
  until: '2026-11-26T09:00:00.000Z',
  timeZone: 'Europe/Brussels',
}

const SAMPLE: TravellerData = {
  guestName: 'Ben',
  bookedBy: 'Awa',
  retreatDate: 'Jan 22–29, 2027',
  packageName: 'the Non-kiter package',
  missing: ['phone number', 'emergency contact', 'emergency phone', 'diet'],
  dueOn: '2026-12-23',
  link: `${SITE}/traveller/…`,
  held: null,
}
