import { Fragment } from 'react'
import { Action, Paragraph } from '#emails/blocks.tsx'
import { Layout } from '#emails/layout.tsx'
import type { Mail, Sender } from '#emails/mail.ts'

/**
 * The operator's own words to a guest, as they were typed: an empty line begins a paragraph, and nothing in them is markup.
 * `pay` is a link by which what is due can be paid, where she adds one.
 */
export function personalMessageMail(
  sender: Sender,
  data: { subject: string; text: string; pay: { amount: string; url: string } | null },
): Mail {
  return {
    subject: data.subject,
    body: (
      <Layout sender={sender} title={data.subject} preview={data.text.slice(0, 140)}>
        <OwnWords text={data.text} />
        {data.pay && <Action href={data.pay.url}>Pay {data.pay.amount}</Action>}
      </Layout>
    ),
  }
}

/** The operator's own words: an empty line begins a paragraph, and nothing in them is markup. */
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
