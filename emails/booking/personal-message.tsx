import { Fragment } from 'react'
import { Action, Paragraph } from '#emails/blocks.tsx'
import { otherMail } from '#emails/define-mail.ts'
import { SITE } from '#emails/samples.ts'

/** The operator's own message to a guest, as typed. `pay` is a link to pay what is due; null if the operator adds none. */
export const personalMessage = otherMail({
  name: 'personal-message',
  to: 'guest',
  compose: (data: { subject: string; text: string; pay: { amount: string; url: string } | null }) => ({
    subject: data.subject,
    preheader: data.text.slice(0, 140),
    body: (
      <>
        <OwnWords text={data.text} />
        {data.pay && <Action href={data.pay.url}>Pay {data.pay.amount}</Action>}
      </>
    ),
  }),
  samples: () => ({
    'a few lines': {
      subject: 'Your week in January',
      text: 'Hello Awa,\n\nthe lodge has a fridge for you.\nYour <coach> will be Lamin & Fatou.\n\nSee you soon',
      pay: null,
    },
    'with a link to pay': {
      subject: 'Your balance',
      text: 'Hello Awa,\n\nhere is the link that you asked for.',
      pay: { amount: '€580', url: `${SITE}/pay/a-link-of-the-preview` },
    },
  }),
})

/** The operator's own text: an empty line starts a paragraph, and nothing in it is markup. */
export function OwnWords({ text }: { text: string }) {
  const paragraphs = text.split(/(?:\r\n|\r|\n)[ \t]*(?:\r\n|\r|\n)\s*/).filter(Boolean)
  return paragraphs.map((paragraph, index) => (
    // The paragraphs of a letter never change their order.
    // oxlint-disable-next-line react/no-array-index-key
    <Paragraph key={index}>
      {paragraph.split(/\r\n|\r|\n/).map((line, number) => (
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={number}>
          {number > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </Paragraph>
  ))
}
