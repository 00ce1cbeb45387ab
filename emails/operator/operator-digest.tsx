import { Action, Figures, Paragraph, type Figure } from '#emails/blocks.tsx'
import { Layout } from '#emails/layout.tsx'
import type { Mail, Sender } from '#emails/mail.ts'

/** What wants doing of one kind: "2 transfers to check", "€700, the oldest since Mon, Nov 3, 2025". */
export interface DigestLine {
  what: string
  /** Amounts and days; never a name, for this mail is about nobody's booking and is not found by an erasure. */
  details: string
}

/** To the operator, in the morning: what wants doing, and the next departure where there is one. */
export function operatorDigestMail(
  sender: Sender,
  { lines, departure }: { lines: readonly DigestLine[]; departure: DigestLine | null },
): Mail {
  return {
    subject: `Today: ${inShort(lines.map(({ what }) => what))}`,
    body: (
      <Layout
        to="operator"
        sender={sender}
        title="To do today"
        preview={lines.map(({ what }) => what).join(', ')}
      >
        <Paragraph>Here’s what needs you. If there’s nothing to do, there’s no email.</Paragraph>
        <Figures title="To do" rows={lines.map(rowOf)} />
        {departure && <Figures title="Next departure" rows={[rowOf(departure)]} />}
        <Action href={`${sender.baseUrl}/admin`}>Open the admin</Action>
      </Layout>
    ),
  }
}

function rowOf({ what, details }: DigestLine): Figure {
  return { label: what, value: details, long: true }
}

/** The first of them, and the second or how many more there are: a phone shows no longer subject. */
function inShort([first = '', ...others]: string[]): string {
  const [second] = others
  if (second === undefined) return first
  return others.length === 1 ? `${first}, ${second}` : `${first}, and ${others.length} more`
}
