import type { AnnouncedChange } from '#domain/date-change/announced-change.ts'
import { formatDay } from '#domain/base/dates.ts'
import { ifItNeverComes } from '#domain/hand-over/former-guest-text.ts'
import { formatEuros } from '#domain/base/money.ts'
import { Announced } from '#emails/booking/announced.tsx'
import { Action, Figures, Paragraph } from '#emails/blocks.tsx'
import { otherMail } from '#emails/define-mail.ts'
import type { GuestFacts } from '#emails/mail-facts.ts'
import { balanceRows, greeting, priceRows, retreatOf, stayRows } from '#emails/mailed-booking.ts'
import { ANNOUNCED, guest, HAND_OVER_LINK, paid, TOTAL } from '#emails/samples.ts'

/** To the person whom a guest has named: what the place is, what it costs and what is due, and where it is accepted. */
export const handOverOffer = otherMail({
  name: 'hand-over-offer',
  to: 'other',
  link: 'opens',
  keepsAddress: true,
  compose: (
    data: GuestFacts & {
      from: string | null
      acceptBy: string
      cost: number
      link: string
      announced: readonly AnnouncedChange[]
    },
  ) => {
    const { booking, from } = data
    const never = ifItNeverComes(booking)
    const who = from ?? 'A guest of ours'
    return {
      subject: `${who} would like to hand you a place: ${retreatOf(booking)}`,
      title: 'A place for you',
      preheader: `See what it is, and take it over until ${formatDay(data.acceptBy)}.`,
      body: (
        <>
          <Paragraph>{greeting(data.guestName)}</Paragraph>
          <Paragraph>
            {who} cannot come to {retreatOf(booking)}, and would like you to have the place. You can look at
            everything first: nothing happens before you accept it yourself.
          </Paragraph>
          <Action href={data.link}>See the place</Action>
          <Figures
            title="The place"
            rows={[...stayRows(booking), ...priceRows(booking), ...balanceRows(booking)]}
          />
          {never && <Paragraph>{never}</Paragraph>}
          <Announced changes={data.announced} />
          <Paragraph>
            What is still to pay is due from you once you accept.{' '}
            {data.cost > 0 &&
              `There’s also a ${formatEuros(data.cost)} charge for the change, which we’ll ask for separately. `}
            You can accept until {formatDay(data.acceptBy)}. Do you not know who that is, or do you not want
            it? Then you need not do anything.
          </Paragraph>
        </>
      ),
    }
  },
  samples: () => ({
    'balance open': {
      ...guest(paid(200)),
      guestName: 'Bo',
      from: 'Awa',
      acceptBy: '2025-09-08',
      cost: 0,
      link: HAND_OVER_LINK,
      announced: [ANNOUNCED],
    },
    'all paid, and it costs something': {
      ...guest(paid(TOTAL)),
      guestName: null,
      from: null,
      acceptBy: '2025-10-30',
      cost: 45,
      link: HAND_OVER_LINK,
      announced: [],
    },
  }),
})
