import { SEASON_ALERT_DAYS } from '#domain/mail/season-alert.ts'
import { Action, Paragraph } from '#emails/blocks.tsx'
import { otherMail } from '#emails/define-mail.ts'
import { SITE } from '#emails/samples.ts'

/** The link that confirms an address for one email when the next season opens. */
export const seasonAlertAsked = otherMail({
  name: 'season-alert-asked',
  to: 'other',
  link: 'opens',
  compose: (data: { link: string }, sender) => ({
    subject: 'Confirm: news of our next season',
    title: 'Shall we tell you?',
    preheader: 'Please confirm that we may email you once.',
    reason: `You’re receiving this email because someone gave this address at ${sender.siteTitle}.`,
    body: (
      <>
        <Paragraph>Hello,</Paragraph>
        <Paragraph>Please confirm that we may email you once, when the next season opens.</Paragraph>
        <Action href={data.link}>Yes, tell me</Action>
        <Paragraph>
          The link works for {SEASON_ALERT_DAYS} days. Behind it you can also leave again, with one tap.
        </Paragraph>
        <Paragraph>
          If this wasn’t you, ignore this email. We’ll delete your address after {SEASON_ALERT_DAYS} days.
        </Paragraph>
      </>
    ),
  }),
  samples: () => ({ asked: { link: `${SITE}/season/Zm9yLWEtcHJldmlldy1vbmx5` } }),
})
