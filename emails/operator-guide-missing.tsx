import type { GuideChapterKey } from '#domain/guide.ts'
import { Figures, Paragraph } from './blocks.tsx'
import { Layout } from './layout.tsx'
import type { Mail, Sender } from './mail.ts'

/** To the operator: it is time to send the guests of a retreat their guide, and chapters of it are missing. */
export function operatorGuideMissingMail(
  sender: Sender,
  { retreatDate, missing }: { retreatDate: string; missing: readonly GuideChapterKey[] },
): Mail {
  return {
    subject: `Guests wait for the guide: ${retreatDate}`,
    body: (
      <Layout
        to="operator"
        sender={sender}
        title="The guide is not whole"
        preview={`The mail to the guests of ${retreatDate} waits for it.`}
      >
        <Paragraph>
          The guests of {retreatDate} should get ready now. Their mail carries the guide, and parts of it are
          not written yet, so nothing was sent. Write these files and restart the server: the mail then goes
          out by itself.
        </Paragraph>
        <Figures
          title="Missing, in the folder of your texts"
          rows={missing.map((key) => ({ label: 'File', value: `guide/${key}.md`, long: true }))}
        />
      </Layout>
    ),
  }
}
