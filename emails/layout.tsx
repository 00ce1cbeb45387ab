import { Fragment, type CSSProperties } from 'react'
import { CONFIRM_LINK_HOURS } from '#domain/account/account.ts'
import { placeNote } from '#domain/mail/place-of-another.ts'
import { Paragraph, SANS, TextLink } from './blocks.tsx'
import { colours } from './colours.ts'
import type { Mail, Sender } from './define-mail.ts'
import { Body, Link, Preview, Section, Text } from './elements.tsx'

const DISPLAY =
  "'Bricolage Grotesque', 'Avenir Next Condensed', 'Arial Narrow', 'Segoe UI', Arial, sans-serif"

// Email programs with a dark mode read these rules; all others show the light inline styles. Outlook on the web marks what it darkens with
// data-ogsc and data-ogsb.
const DARK_COLOURS = [
  ['.tw-paper', `background-color: ${colours.seaDeep}`],
  ['.tw-card', `background-color: ${colours.sea}; border-color: ${colours.sea}`],
  ['.tw-ink', `color: ${colours.cream}`],
  ['.tw-soft', `color: ${colours.line}`],
  ['.tw-link', `color: ${colours.amber}`],
  ['.tw-line', `border-color: ${colours.tealDeep}`],
  ['.tw-panel', `background-color: ${colours.seaDeep}; border-color: ${colours.tealDeep}`],
] as const

const STYLES = [
  ':root { color-scheme: light dark; supported-color-schemes: light dark; }',
  '@media (max-width: 480px) { .tw-card { padding: 24px 20px !important; } .tw-name { padding: 18px 20px !important; } .tw-title { font-size: 26px !important; } }',
  `@media (prefers-color-scheme: dark) { ${rules('')} }`,
  rules('[data-ogsc] '),
].join('\n')

function rules(prefix: string): string {
  return DARK_COLOURS.map(
    ([selector, declarations]) =>
      `${prefix}${selector} { ${declarations.replaceAll(/(;|$)/g, ' !important$1')} }`,
  ).join(' ')
}

const text: CSSProperties = {
  color: colours.ink,
  fontFamily: SANS,
  fontSize: '17px',
  lineHeight: '1.6',
  margin: 0,
}
const heading: CSSProperties = {
  color: colours.ink,
  fontFamily: DISPLAY,
  fontSize: '30px',
  fontWeight: 700,
  letterSpacing: '-0.012em',
  lineHeight: '1.15',
  margin: '0 0 20px',
  wordBreak: 'break-word',
}
const small: CSSProperties = { ...text, color: colours.inkSoft, fontSize: '15px', lineHeight: '1.5' }

export interface FramedMail {
  sender: Sender
  to: 'guest' | 'operator' | 'other'
  /** The reader's first name: null if it must not appear, undefined for an email without a greeting. */
  guestName?: string | null | undefined
  /** Whose place the email is about, if its reader booked it for them; null for the reader's own. */
  placeOf: string | null
  /** The link that confirms the reader's address; null if it is confirmed, or not an account's. */
  confirmUrl: string | null
  mail: Mail
}

/** The frame of every email: the name, a heading, the greeting, the content, for guests the signature and contacts, and the seller. */
export function Layout({ sender, to, guestName, placeOf, confirmUrl, mail }: FramedMail) {
  const { subject, title = subject, preheader, body, reason = sender.footer, evening, hasConfirmLink } = mail
  return (
    <html dir="ltr" lang="en">
      <head>
        <meta content="text/html; charset=UTF-8" httpEquiv="Content-Type" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="x-apple-disable-message-reformatting" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{title}</title>
        <style>{STYLES}</style>
      </head>
      <Preview>{preheader}</Preview>
      <Body className="tw-paper" style={{ backgroundColor: colours.paper, margin: 0, padding: 0 }}>
        <Section className="tw-paper" style={{ backgroundColor: colours.paper, padding: '24px 12px' }}>
          <Section style={{ maxWidth: '600px', margin: '0 auto' }}>
            <NameBand sender={sender} />
            {evening && <EveningBand title={title} {...evening} />}
            <Section
              className="tw-card"
              style={{
                backgroundColor: colours.white,
                border: `1px solid ${colours.line}`,
                borderTop: 0,
                borderRadius: '0 0 24px 24px',
                padding: '32px 36px',
              }}
            >
              {!evening && (
                <h1 className="tw-ink tw-title" style={heading}>
                  {title}
                </h1>
              )}
              {guestName !== undefined && (
                <Paragraph>{guestName ? `Hello ${guestName},` : 'Hello,'}</Paragraph>
              )}
              {placeOf !== null && !mail.namesPlace && <Paragraph>{placeNote(placeOf)}</Paragraph>}
              {body}
              {confirmUrl !== null && !hasConfirmLink && <ConfirmAddress url={confirmUrl} />}
              {to !== 'operator' && <SignOff sender={sender} isWarm={mail.isWarm ?? false} />}
            </Section>
            <div style={{ padding: '16px 20px', textAlign: 'center' }}>
              {to !== 'operator' && (
                <Text className="tw-soft" style={{ ...small, margin: '0 0 8px' }}>
                  {reason}
                </Text>
              )}
              <Text className="tw-soft" style={small}>
                {sender.organiser}
              </Text>
            </div>
          </Section>
        </Section>
      </Body>
    </html>
  )
}

/** The name on a band with the kite's three colours. It is text, because most inboxes block pictures. */
function NameBand({ sender }: { sender: Sender }) {
  return (
    <Section data-skip-in-text={true} style={{ backgroundColor: colours.sea, borderRadius: '24px 24px 0 0' }}>
      <div className="tw-name" style={{ padding: '18px 36px' }}>
        <Link
          href={sender.baseUrl}
          style={{ ...heading, color: colours.cream, fontSize: '22px', textDecoration: 'none' }}
        >
          {sender.siteTitle}
        </Link>
      </div>
      <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
        <tbody>
          <tr>
            {[colours.coral, colours.amber, colours.teal].map((colour) => (
              <td key={colour} style={{ backgroundColor: colour, fontSize: 0, height: '4px', lineHeight: 0 }}>
                {'\u00a0'}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </Section>
  )
}

const LABELS = {
  success: { backgroundColor: colours.successSoft, color: colours.success },
  waiting: { backgroundColor: colours.amberSoft, color: colours.amberDeep },
}

/** The heading on the dark sky with the evening light below, made of background colours because most inboxes block pictures. */
function EveningBand({ title, label, tone }: { title: string; label: string; tone: 'success' | 'waiting' }) {
  return (
    <Section style={{ backgroundColor: colours.sea }}>
      <div className="tw-name" style={{ padding: '28px 36px 24px' }}>
        <div>
          <span
            style={{
              ...small,
              ...LABELS[tone],
              borderRadius: '999px',
              display: 'inline-block',
              fontSize: '14px',
              fontWeight: 600,
              padding: '3px 12px',
            }}
          >
            {label}
          </span>
        </div>
        <h1
          className="tw-title"
          style={{ ...heading, color: colours.white, fontSize: '38px', margin: '14px 0 0' }}
        >
          {title}
        </h1>
      </div>
      <div
        style={{
          backgroundColor: colours.mauve,
          backgroundImage: `linear-gradient(${colours.sea}, ${colours.mauveDeep} 45%, ${colours.coral} 82%, ${colours.amber})`,
          fontSize: 0,
          height: '56px',
          lineHeight: 0,
        }}
      >
        {'\u00a0'}
      </div>
    </Section>
  )
}

/** The link in every email until the address is confirmed, because a place may come to hang on it (decision 0055). */
function ConfirmAddress({ url }: { url: string }) {
  return (
    <Paragraph>
      Your email address isn’t confirmed yet. Once it is, we hold what you’ve booked while a bank transfer is
      on its way. This link works once, within {CONFIRM_LINK_HOURS} hours:{' '}
      <TextLink href={url}>Confirm my address</TextLink>
    </Paragraph>
  )
}

function SignOff({ sender, isWarm }: { sender: Sender; isWarm: boolean }) {
  const signature = isWarm ? sender.signatures.warm : sender.signatures.plain
  return (
    <>
      <Text className="tw-ink" style={{ ...text, margin: '28px 0 0' }}>
        {signature.map((line, index) => (
          <Fragment key={line}>
            {index > 0 && <br />}
            {line}
          </Fragment>
        ))}
      </Text>
      <hr
        className="tw-line"
        style={{ border: 0, borderTop: `1px solid ${colours.line}`, margin: '28px 0 20px', width: '100%' }}
      />
      <Text className="tw-soft" style={small}>
        {sender.support} <TextLink href={sender.chat.url}>Open {sender.chat.app}</TextLink>
      </Text>
    </>
  )
}
