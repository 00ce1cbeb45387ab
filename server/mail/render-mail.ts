import { compile } from 'html-to-text'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Layout, type FramedMail } from '#emails/layout.tsx'
import { oneLine } from './templates.ts'

export interface RenderedMail {
  subject: string
  html: string
  text: string
}

// The doctype that mail programs render reliably; React writes none.
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">'

const ON_A_LINE = { leadingLineBreaks: 1, trailingLineBreaks: 1 }

// Compiled once, because parsing the selectors takes longer than rendering a mail. Facts and amounts are written as "Deposit: €200", one
// per line, because columns break in fonts with letters of different widths.
const toPlainText = compile({
  wordwrap: 76,
  selectors: [
    { selector: 'img', format: 'skip' },
    // React Email's preview text beside the subject, which the plain text repeats.
    { selector: '[data-skip-in-text=true]', format: 'skip' },
    { selector: 'a', options: { linkBrackets: false, hideLinkHrefIfSameAsText: true } },
    { selector: 'td', format: 'block', options: ON_A_LINE },
    { selector: 'th', format: 'block', options: ON_A_LINE },
    { selector: 'h1', options: { uppercase: false } },
    { selector: 'h2', options: { uppercase: false, leadingLineBreaks: 2, trailingLineBreaks: 1 } },
    { selector: 'hr', format: 'skip' },
    { selector: 'table', format: 'block', options: ON_A_LINE },
    { selector: 'tr[data-figure]', format: 'block', options: ON_A_LINE },
    { selector: '[data-when]', format: 'inlineSurround', options: { suffix: ', ' } },
    { selector: '[data-label]', format: 'inlineSurround', options: { suffix: ': ' } },
    { selector: '[data-value]', format: 'inline' },
  ],
})

/** Renders a mail as HTML and as plain text from the same tree, so that both say the same. */
export function renderMail(framed: FramedMail): RenderedMail {
  const html = DOCTYPE + renderToStaticMarkup(createElement(Layout, framed))
  return { subject: oneLine(framed.mail.subject), html, text: toPlainText(html) }
}
