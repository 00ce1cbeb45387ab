import { Action, Figures, Paragraph } from '#emails/blocks.tsx'
import { otherMail } from '#emails/define-mail.ts'
import { SITE } from '#emails/samples.ts'

interface TechnicianList {
  missing: readonly string[]
  website: string
}

/** To the technician: what is missing on the server before guests can book. */
export const technicianList = otherMail({
  name: 'technician-list',
  to: 'operator',
  compose: ({ missing, website }: TechnicianList) => ({
    subject: 'What the website still needs',
    preheader: 'Before guests can book.',
    body: (
      <>
        <Paragraph>On the server, run the doctor for the same list; docs/going-live.md says how.</Paragraph>
        <Action href={`${website}/`}>Open the website</Action>
        <Figures
          title="Missing"
          rows={missing.map((text, index) => ({ label: String(index + 1), value: text, long: true }))}
        />
      </>
    ),
  }),
  samples: (): Record<string, TechnicianList> => ({
    'two things': {
      missing: ['LIVE is not set: set LIVE=1.', 'There is no mail server: paste address and password.'],
      website: SITE,
    },
  }),
})
