import type { GuideChapterKey } from '#domain/guide/guide.ts'
import { Figures, Paragraph } from '#emails/blocks.tsx'
import { otherMail } from '#emails/define-mail.ts'
import { RETREAT } from '#emails/samples.ts'

interface GuideMissing {
  retreatDate: string
  missing: readonly GuideChapterKey[]
}

/** To the operator: it is time to send a retreat's guests their guide, but chapters are missing. */
export const operatorGuideMissing = otherMail({
  name: 'operator-guide-missing',
  to: 'operator',
  compose: ({ retreatDate, missing }: GuideMissing) => ({
    subject: `Guide not ready: ${retreatDate}`,
    title: 'Some guide chapters are missing',
    preheader: `The email to the guests of ${retreatDate} waits for it.`,
    body: (
      <>
        <Paragraph>
          It’s time for the guests of {retreatDate} to get ready. Parts of the guide in their email aren’t
          written yet, so we haven’t sent it. Write these files and restart the server: the email then goes
          out automatically.
        </Paragraph>
        <Figures
          title="Missing, in the folder of your texts"
          rows={missing.map((key) => ({ label: 'File', value: `guide/${key}.md`, long: true }))}
        />
      </>
    ),
  }),
  samples: (): Record<string, GuideMissing> => ({
    'two chapters': { retreatDate: RETREAT, missing: ['arrival', 'on-the-spot'] },
  }),
})
