import { Action, Figures, Paragraph, type Figure } from '#emails/blocks.tsx'
import { otherMail } from '#emails/define-mail.ts'
import { RETREAT } from '#emails/samples.ts'

/** One kind of tasks: "2 transfers to check", "€700, the oldest since Mon 3 Nov 2025". */
export interface DigestLine {
  what: string
  /** Amounts and days, but never a name: this email belongs to no booking, so an erasure would not find it. */
  details: string
}

/** To the operator, every morning: the tasks, and the next departure if there is one. */
export const operatorDigest = otherMail({
  name: 'operator-digest',
  to: 'operator',
  compose: (
    { lines, departure }: { lines: readonly DigestLine[]; departure: DigestLine | null },
    sender,
  ) => ({
    subject: `Today: ${inShort(lines.map(({ what }) => what))}`,
    title: 'To do today',
    preheader: lines.map(({ what }) => what).join(', '),
    body: (
      <>
        <Paragraph>Here’s what needs you. If there’s nothing to do, there’s no email.</Paragraph>
        <Figures title="To do" rows={lines.map(rowOf)} />
        {departure && <Figures title="Next departure" rows={[rowOf(departure)]} />}
        <Action href={`${sender.baseUrl}/admin`}>Open the admin</Action>
      </>
    ),
  }),
  samples: () => ({
    'three kinds, and a departure': {
      lines: [
        { what: '2 transfers to check', details: '€400, the oldest since Wed 3 Sept 2025' },
        { what: '1 balance overdue', details: '€730, up to 12 days late' },
        { what: '1 message to answer', details: 'the oldest since Tue 2 Sept 2025' },
      ],
      departure: { what: `${RETREAT}, in 12 days`, details: '8 guests, 3 without an arrival' },
    },
    'one thing': {
      lines: [{ what: '1 email not delivered', details: 'the oldest since Wed 3 Sept 2025' }],
      departure: null,
    },
  }),
})

function rowOf({ what, details }: DigestLine): Figure {
  return { label: what, value: details, long: true }
}

/** Returns the first task with the second or the number of others, because phones cut longer subjects. */
function inShort([first = '', ...others]: string[]): string {
  const [second] = others
  if (second === undefined) return first
  return others.length === 1 ? `${first}, ${second}` : `${first}, and ${others.length} more`
}
