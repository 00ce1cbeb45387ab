import { render, toPlainText } from '@react-email/render'
import type { Mail } from '#emails/mail.ts'

export interface RenderedMail {
  subject: string
  html: string
  text: string
}

// Facts and amounts stand as "Deposit: €200", one line a row: columns fall apart where letters differ in width.
const PLAIN_TEXT = {
  wordwrap: 76,
  selectors: [
    { selector: 'h1', options: { uppercase: false } },
    { selector: 'h2', options: { uppercase: false, leadingLineBreaks: 2, trailingLineBreaks: 1 } },
    { selector: 'hr', format: 'skip' },
    { selector: 'table', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    {
      selector: 'tr[data-figure]',
      format: 'block',
      options: { leadingLineBreaks: 1, trailingLineBreaks: 1 },
    },
    { selector: '[data-when]', format: 'inlineSurround', options: { suffix: ', ' } },
    { selector: '[data-label]', format: 'inlineSurround', options: { suffix: ': ' } },
    { selector: '[data-value]', format: 'inline' },
  ],
}

/** One mail as HTML and as plain text, from the same tree, so that both always say the same. */
export async function renderMail(mail: Mail): Promise<RenderedMail> {
  const html = await render(mail.body)
  return { subject: oneLine(mail.subject), html, text: toPlainText(html, PLAIN_TEXT) }
}

/** A subject is one line: whatever a line break would begin after it is no header of ours. */
function oneLine(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
}
