import { keptSentences } from '#domain/privacy/kept-records.ts'
import { RETENTION } from '#domain/privacy/retention.ts'
import { Paragraph } from '#emails/blocks.tsx'
import { greeting } from '#emails/mailed-booking.ts'
import { otherMail } from '#emails/define-mail.ts'
import { RETREAT } from '#emails/samples.ts'

/** The last mail to somebody whose data has been erased: what stays of it, and why. */
export const accountErased = otherMail({
  name: 'account-erased',
  to: 'guest',
  compose: (data: { guestName: string | null; kept: readonly string[]; hadAccount: boolean }, sender) => {
    const { guestName, kept, hadAccount } = data
    const title = hadAccount ? 'Your account is deleted' : 'Your data is deleted'
    return {
      subject: `${title} – ${sender.siteTitle}`,
      title,
      preheader: 'This is the last email you get from us.',
      reason: `You’re receiving this email because your data was deleted at ${sender.siteTitle}. It is the last one.`,
      body: (
        <>
          <Paragraph>{greeting(guestName)}</Paragraph>
          <Paragraph>
            {hadAccount ? 'Your account is deleted, and with it' : 'We have deleted'} your booking details,
            health notes, emergency contact, messages, and the texts of our emails to you.
            {kept.length === 0 && ' Nothing of it is left with us.'}
          </Paragraph>
          {kept.length > 0 && <Paragraph>What stays:</Paragraph>}
          {kept.map((sentence) => (
            <Paragraph key={sentence}>{sentence}</Paragraph>
          ))}
          <Paragraph>
            Your address for this email is removed as well, within {RETENTION.erasureMails.span.days} days at
            the latest. If you did not ask for this, please answer now.
          </Paragraph>
        </>
      ),
    }
  },
  samples: () => ({
    'of a guest who has travelled': {
      guestName: 'Awa',
      hadAccount: true,
      kept: keptSentences({
        documents: ['R-2025-0001', 'R-2025-0007'],
        paidStays: [RETREAT],
        orderedStays: [RETREAT],
        unpaidStays: [],
        owedCents: 0,
        reportedCents: 0,
        online: true,
      }),
    },
    'of somebody who never paid': { guestName: 'Bo', hadAccount: true, kept: [] },
    'without an account': { guestName: null, hadAccount: false, kept: [] },
  }),
})
