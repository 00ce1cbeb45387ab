import { keptSentences } from '#domain/privacy/kept-records.ts'
import { RETENTION } from '#domain/privacy/retention.ts'
import { Paragraph } from '#emails/blocks.tsx'
import { otherMail } from '#emails/define-mail.ts'
import { RETREAT } from '#emails/samples.ts'

/** The last email to somebody whose data was erased: what is kept, and why. */
export const accountErased = otherMail({
  name: 'account-erased',
  to: 'guest',
  compose: (data: { guestName: string | null; kept: readonly string[]; hadAccount: boolean }, sender) => {
    const { kept, hadAccount } = data
    const subject = hadAccount ? 'We’ve deleted your account' : 'We’ve deleted your data'
    return {
      subject,
      preheader: 'What we keep, and why. This is our last email to you.',
      reason: `You’re receiving this email because your data was deleted at ${sender.siteTitle}. It is the last one.`,
      body: (
        <>
          <Paragraph>
            We’ve deleted {hadAccount && 'your account, '}your booking details, health notes, emergency
            contact, your messages and our emails to you.
            {kept.length === 0 && ' We’ve kept nothing.'}
          </Paragraph>
          {kept.length > 0 && <Paragraph>What we keep:</Paragraph>}
          {kept.map((sentence) => (
            <Paragraph key={sentence}>{sentence}</Paragraph>
          ))}
          <Paragraph>
            We’ll delete this address too, within {RETENTION.erasureMails.span.days} days. If you didn’t ask
            for this, please reply now.
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
        paidRetreats: [RETREAT],
        orderedRetreats: [RETREAT],
        unpaidRetreats: [],
        owedCents: 0,
        reportedCents: 0,
        hasCashBack: false,
        online: true,
      }),
    },
    'of somebody who never paid': { guestName: 'Bo', hadAccount: true, kept: [] },
    'without an account': { guestName: null, hadAccount: false, kept: [] },
  }),
})
