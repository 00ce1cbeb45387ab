import { formatDay } from '#domain/base/dates.ts'
import { formatEuros } from '#domain/base/money.ts'
import { refundedToOutgoingGuest } from '#domain/hand-over/outgoing-guest-text.ts'
import { REFUND_DUE_DAYS } from '#domain/terms/package-rights.ts'
import { Action, Paragraph, Quotation } from '#emails/blocks.tsx'
import { guestMail, type Mail } from '#emails/define-mail.ts'
import type { DateChangeNews, MailedChange } from '#emails/mail-facts.ts'
import { dashboardLink, retreatOf } from '#emails/mailed-booking.ts'
import { guest, paid, TOTAL } from '#emails/samples.ts'

const WORDS = 'We stay in another lodge: Kingfisher, 400 m down the beach.\n\nThe rooms are as large.'
const CHANGE = {
  kind: 'terms',
  from: 'Nov 7–14, 2025',
  to: null,
  words: WORDS,
  isOpen: true,
  chooseBy: '2025-09-15',
  silenceAccepts: true,
  back: 200,
  backToOutgoingGuest: 0,
} as const
const MOVE = {
  ...CHANGE,
  kind: 'days',
  to: 'Nov 8–15, 2025',
  words: 'The flight from Brussels moved to Saturday.',
} as const

/** To a guest: what changes of the retreat, whether there is a choice, and until when. */
export const dateChange = guestMail({
  name: 'date-change',
  needs: ['news', 'change'],
  oncePer: 'date-change',
  // Silence counts at midnight.
  waitsForMorning: ({ news }) => news === 'silent',
  isOver: ({ booking, news, change }) => !booking.holdsPlace || (isAsked(news) && !change.isOpen),
  compose: ({ booking, news, change }, sender) => {
    const data = { ...change, news }
    return {
      ...(headOfMove(data) ?? headOf(data, retreatOf(booking))),
      body: (
        <>
          <Opening data={data} retreat={retreatOf(booking)} />
          {data.words !== null && <Quotation>{data.words}</Quotation>}
          {isAsked(news) && <Choice data={data} reported={booking.amountReported} />}
          <Action href={dashboardLink(sender)}>
            {isAsked(news) ? 'Choose on my dashboard' : 'Open my dashboard'}
          </Action>
          <Paragraph>Anything unclear? Reply to this email.</Paragraph>
        </>
      ),
    }
  },
  samples: () => ({
    'another lodge': { ...guest(paid(200)), news: 'asked', change: CHANGE },
    'another lodge, everything paid': {
      ...guest(paid(TOTAL)),
      news: 'asked',
      change: { ...CHANGE, back: TOTAL },
    },
    reminder: { ...guest(paid(200)), news: 'reminder', change: CHANGE },
    'nothing was said': { ...guest(paid(200)), news: 'silent', change: CHANGE },
    'taken back': { ...guest(paid(200)), news: 'taken_back', change: CHANGE },
    'other days': { ...guest(paid(TOTAL)), news: 'asked', change: { ...MOVE, back: TOTAL } },
    'other days, the reminder': { ...guest(paid(200)), news: 'reminder', change: MOVE },
    'another date first': {
      ...guest(paid(200)),
      news: 'asked',
      change: { ...MOVE, kind: 'other_date', words: null },
    },
  }),
})

/** A change, and what is said of it. */
type ToldChange = MailedChange & { news: DateChangeNews }

function isAsked(news: DateChangeNews): boolean {
  return news === 'asked' || news === 'reminder'
}

type Head = Omit<Mail, 'body'>

/** Returns the head of a change that asks the guest to come on other dates; null for any other. */
function headOfMove(data: ToldChange): Head | null {
  const { kind, news, chooseBy } = data
  if (kind === 'terms' || !isAsked(news)) return null
  const by = formatDay(chooseBy)
  const title = kind === 'days' ? 'Your retreat moves to other days' : 'We have to cancel your retreat'
  const subject =
    kind === 'days' ? 'Your retreat moves: please choose' : 'Your retreat is cancelled: please choose'
  return {
    title,
    subject: news === 'reminder' ? `Reminder: please choose by ${by}` : subject,
    preheader:
      kind === 'days'
        ? `Accept the new days, or cancel free of charge. Please choose by ${by}.`
        : `Come on another date, or get a full refund. Please choose by ${by}.`,
  }
}

function headOf({ news, chooseBy }: ToldChange, retreat: string): Head {
  const by = formatDay(chooseBy)
  switch (news) {
    case 'asked':
      return {
        title: 'Your retreat is changing. Are you still coming?',
        subject: 'Your retreat is changing: please choose',
        preheader: `Accept it, or cancel with a full refund. Please choose by ${by}.`,
      }
    case 'reminder':
      return {
        title: 'Please choose',
        subject: `Reminder: please choose by ${by}`,
        preheader: `You haven’t told us yet whether you accept the change to ${retreat}.`,
      }
    case 'silent':
      return {
        subject: 'Your booking continues with the change',
        preheader: 'We haven’t heard from you, so the change counts as accepted.',
      }
    case 'taken_back':
      return {
        title: 'No change after all',
        subject: `No change after all: ${retreat}`,
        preheader: 'We’ve withdrawn the change. You don’t need to choose.',
      }
  }
}

function Opening({ data, retreat }: { data: ToldChange; retreat: string }) {
  const { news, words, chooseBy } = data
  if (data.to !== null && isAsked(news)) return <MoveOpening data={data} />
  switch (news) {
    case 'asked':
      return <Paragraph>We have to change something about your booking for {retreat}:</Paragraph>
    case 'reminder':
      return (
        <Paragraph>
          We asked you whether you accept a change to {retreat} and haven’t heard from you yet. This is the
          change:
        </Paragraph>
      )
    case 'silent':
      return (
        <Paragraph>
          You could choose until {formatDay(chooseBy)} whether to accept a change to {retreat}. We haven’t
          heard from you, so as we wrote, the change counts as accepted and your booking continues. This is
          the change:
        </Paragraph>
      )
    case 'taken_back':
      return (
        <Paragraph>
          We told you about a change to {retreat}. We’ve withdrawn it: your booking stays as it was, and you
          don’t need to choose. {words !== null && 'This was the change:'}
        </Paragraph>
      )
  }
}

function MoveOpening({ data: { kind, from, to, words, news } }: { data: ToldChange }) {
  return (
    <Paragraph>
      {news === 'reminder' && 'We haven’t had your answer yet. '}
      {kind === 'days'
        ? `We have to move your retreat: it will run ${to} instead of ${from}.`
        : `We’re sorry: we have to cancel ${from}. You can come on ${to} instead.`}
      {words !== null && ' This is why:'}
    </Paragraph>
  )
}

/** The choice between other dates at the same price and a full refund. */
function MoveChoice({ data, reported }: { data: ToldChange; reported: number }) {
  const { kind, to, chooseBy, back, backToOutgoingGuest } = data
  return (
    <>
      <Paragraph>
        We’re holding a place for you on {to}, at the price you booked. You can accept it, or cancel free of
        charge: then we’ll refund everything you paid, including the deposit, within {REFUND_DUE_DAYS} days.
        {back > 0 ? ` That is ${formatEuros(back)} today.` : ' We haven’t received a payment from you yet.'}
        {backToOutgoingGuest > 0 && ` ${refundedToOutgoingGuest(backToOutgoingGuest)}.`}
        {reported > 0 && ` If your transfer of ${formatEuros(reported)} arrives, we’ll refund it too.`}
      </Paragraph>
      <Paragraph>If you have booked flights, please check them before you choose.</Paragraph>
      <Paragraph>
        Please choose by {formatDay(chooseBy)}.{' '}
        {kind === 'days'
          ? 'If we haven’t heard from you by then, we’ll call you. Your place stays held.'
          : 'If we haven’t heard from you by then, we’ll refund everything you paid.'}
      </Paragraph>
    </>
  )
}

function Choice({ data, reported }: { data: ToldChange; reported: number }) {
  const { chooseBy, silenceAccepts, back, backToOutgoingGuest } = data
  if (data.to !== null) return <MoveChoice data={data} reported={reported} />
  return (
    <>
      <Paragraph>
        You can accept it, or cancel free of charge: we refund everything you’ve paid, including the deposit,
        within {REFUND_DUE_DAYS} days.
        {back > 0 ? ` That is ${formatEuros(back)} today.` : ' We haven’t received a payment from you yet.'}
        {backToOutgoingGuest > 0 && ` ${refundedToOutgoingGuest(backToOutgoingGuest)}.`}
        {reported > 0 && ` If your transfer of ${formatEuros(reported)} arrives, we’ll refund that too.`}
      </Paragraph>
      <Paragraph>
        Please choose by {formatDay(chooseBy)}.{' '}
        {silenceAccepts
          ? 'If you don’t answer by then, the change counts as accepted.'
          : 'If you don’t answer by then, that doesn’t count as accepting: we’ll get in touch.'}
      </Paragraph>
    </>
  )
}
