import { Action, Figures, Paragraph } from '#emails/blocks.tsx'
import { otherMail } from '#emails/define-mail.ts'
import { SITE } from '#emails/samples.ts'

interface TechnicianList {
  missing: readonly string[]
  website: string
}

/** To the operator, who forwards it to a technician: what is missing on the server before guests can book. */
export const technicianList = otherMail({
  name: 'technician-list',
  to: 'operator',
  compose: ({ missing, website }: TechnicianList) => ({
    subject: 'What the website still needs',
    preheader: 'Before guests can book.',
    body: (
      <>
        <Paragraph>
          Forward this to your technician. On the server, the doctor shows the same list; docs/going-live.md
          says how.
        </Paragraph>
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
      missing: ['LIVE is not set: set LIVE=1.', 'BACKUP_RECIPIENT is not set, so nothing is backed up.'],
      website: SITE,
    },
  }),
})
