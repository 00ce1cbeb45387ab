import type { GuideChapterKey } from '#domain/retreat/guide.ts'
import { Figures, Paragraph } from '#emails/blocks.tsx'
import { Layout } from '#emails/layout.tsx'
import type { Mail, Sender } from '#emails/mail.ts'

/** To the operator: it is time to send the guests of a retreat their guide, and chapters of it are missing. */
export function operatorGuideMissingMail(
  sender: Sender,
  { retreatDate, missing }: { retreatDate: string; missing: readonly GuideChapterKey[] },
): Mail {
  return {
    subject: `Guide not ready: ${retreatDate}`,
    body: (
      <Layout
        to="operator"
        sender={sender}
        title="Some guide chapters are missing"
        preview={`The email to the guests of ${retreatDate} waits for it.`}
      >
        <Paragraph>
          It’s time for the guests of {retreatDate} to get ready. Their email carries the guide, and parts of
          it aren’t written yet, so nothing was sent. Write these files and restart the server: the email then
          goes out automatically.
        </Paragraph>
        <Figures
          title="Missing, in the folder of your texts"
          rows={missing.map((key) => ({ label: 'File', value: `guide/${key}.md`, long: true }))}
        />
      </Layout>
    ),
  }
}
