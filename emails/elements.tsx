import type { CSSProperties, ReactNode } from 'react'

interface ElementProps {
  className?: string
  style?: CSSProperties | undefined
  children: ReactNode
}

const TABLE = { role: 'presentation', width: '100%', border: 0, cellPadding: 0, cellSpacing: 0 } as const

/** A box. A table, because Outlook ignores padding and background of other elements. */
export function Section({
  className,
  style,
  children,
  ...data
}: ElementProps & { 'data-skip-in-text'?: true }) {
  return (
    <table {...TABLE} {...data} align="center" className={className} style={style}>
      <tbody>
        <tr>
          <td>{children}</td>
        </tr>
      </tbody>
    </table>
  )
}

/** The page. Some programs drop the body's background, so a table repeats it. */
export function Body({ className, style, children }: ElementProps) {
  return (
    <body className={className} style={style}>
      <Section style={style}>{children}</Section>
    </body>
  )
}

export function Text({ className, style, children }: ElementProps) {
  return (
    <p className={className} style={style}>
      {children}
    </p>
  )
}

/** A link that opens beside a mailbox in the browser. */
export function Link({ href, className, style, children }: ElementProps & { href: string }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className={className} style={style}>
      {children}
    </a>
  )
}

/** A link that looks like a button. Outlook takes the padding from the cell, all others from the link, so that the whole of it can be pressed. */
export function Button({
  href,
  colour,
  padding,
  style,
  children,
}: Omit<ElementProps, 'className'> & { href: string; colour: string; padding: string }) {
  const cell = { backgroundColor: colour, borderRadius: '999px', msoPaddingAlt: padding }
  return (
    <table role="presentation" border={0} cellPadding={0} cellSpacing={0}>
      <tbody>
        <tr>
          <td style={cell}>
            <Link href={href} style={{ display: 'inline-block', padding, textDecoration: 'none', ...style }}>
              {children}
            </Link>
          </td>
        </tr>
      </tbody>
    </table>
  )
}

/** How much of an email the list of a mailbox shows, in characters. */
const PREVIEW_LENGTH = 150

/** What a mailbox shows behind the subject. Invisible characters keep the email's first words out of it. */
export function Preview({ children }: { children: string }) {
  const hidden = {
    display: 'none',
    overflow: 'hidden',
    lineHeight: '1px',
    opacity: 0,
    maxHeight: 0,
    maxWidth: 0,
  }
  return (
    <div data-skip-in-text={true} style={hidden}>
      {children}
      {'\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff'.repeat(Math.max(0, PREVIEW_LENGTH - children.length))}
    </div>
  )
}
