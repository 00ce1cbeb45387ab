import { Fragment, type ReactNode } from 'react'
import { colours } from './colours.ts'
import { Button, Link, Section, Text } from './elements.tsx'

export const SANS = "'Figtree', 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"

export function Paragraph({ children }: { children: ReactNode }) {
  return (
    <Text
      className="tw-ink"
      style={{
        color: colours.ink,
        fontFamily: SANS,
        fontSize: '17px',
        lineHeight: '1.6',
        margin: '0 0 16px',
      }}
    >
      {children}
    </Text>
  )
}

/** A link within a text. */
export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link className="tw-link" href={href} style={{ color: colours.tealDeep, textDecoration: 'underline' }}>
      {children}
    </Link>
  )
}

/** Names the attached files; renders nothing without any. */
export function Attached({ files }: { files: readonly string[] }) {
  if (files.length === 0) return null
  return (
    <Paragraph>
      Attached:{' '}
      {files.map((file, index) => (
        <Fragment key={file}>
          {index > 0 && ' '}
          {/* Keeps the separator on the line of the file name. */}
          <span style={{ display: 'inline-block' }}>
            {file}
            {index < files.length - 1 ? ';' : '.'}
          </span>
        </Fragment>
      ))}
    </Paragraph>
  )
}

/** The button for the next step. */
export function Action({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Section style={{ margin: '8px 0 24px' }}>
      <Button
        href={href}
        colour={colours.coral}
        padding="14px 28px"
        style={{
          color: colours.ink,
          fontFamily: SANS,
          fontSize: '17px',
          fontWeight: 700,
          lineHeight: '120%',
        }}
      >
        {children}
      </Button>
    </Section>
  )
}

export interface Figure {
  label: string
  value: string
  /** True for the row that the others add up to. */
  strong?: boolean
  /** True for text or a reference to copy: the value stands below its label. */
  long?: boolean
}

/** A framed part of an email with a small heading. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section
      className="tw-panel"
      style={{
        backgroundColor: colours.paper,
        border: `1px solid ${colours.line}`,
        borderRadius: '16px',
        margin: '4px 0 20px',
        padding: '16px 20px 10px',
      }}
    >
      <h2
        className="tw-soft"
        style={{
          color: colours.inkSoft,
          fontFamily: SANS,
          fontSize: '15px',
          fontWeight: 600,
          lineHeight: '1.4',
          margin: '0 0 6px',
        }}
      >
        {title}
      </h2>
      {children}
    </Section>
  )
}

/** The rows of a panel; `false` for one that does not apply. */
export type Rows = (Figure | false)[]

/** Facts and amounts, one per row, with the amounts aligned. */
export function Figures({ title, rows }: { title: string; rows: Rows }) {
  const shown = rows.filter((row) => row !== false)
  return (
    <Panel title={title}>
      {shown.map((row) => (
        // One table per row: in a shared table, a long value would squeeze all labels on a phone.
        <table
          key={row.label}
          role="presentation"
          width="100%"
          cellPadding={0}
          cellSpacing={0}
          style={{ borderCollapse: 'collapse' }}
        >
          <tbody>
            <FigureRow {...row} />
          </tbody>
        </table>
      ))}
    </Panel>
  )
}

// The plain text uses these attributes to put a row on one line (server/mail/render-mail.ts).
function FigureRow({ label, value, strong = false, long = false }: Figure) {
  const cell = {
    borderTop: `1px solid ${colours.line}`,
    color: colours.ink,
    fontFamily: SANS,
    fontSize: '16px',
    fontVariantNumeric: 'tabular-nums lining-nums',
    fontWeight: strong ? 700 : 400,
    lineHeight: '1.45',
    padding: '8px 0',
    textAlign: 'left',
    verticalAlign: 'top',
  } as const
  if (long) {
    return (
      <tr data-figure="">
        <td colSpan={2} className="tw-ink tw-line" style={{ ...cell, wordBreak: 'break-word' }}>
          <div data-label="" style={{ fontWeight: 600 }}>
            {label}
          </div>
          <div data-value="">{value}</div>
        </td>
      </tr>
    )
  }
  return (
    <tr data-figure="">
      <td data-label="" className="tw-ink tw-line" style={{ ...cell, paddingRight: '16px' }}>
        {label}
      </td>
      <td
        data-value=""
        className="tw-ink tw-line"
        style={{ ...cell, textAlign: 'right', whiteSpace: 'nowrap' }}
      >
        {value}
      </td>
    </tr>
  )
}

/** A quotation, exactly as it was written. */
export function Quotation({ children }: { children: string }) {
  return (
    <Section
      className="tw-panel"
      style={{
        backgroundColor: colours.paper,
        borderLeft: `4px solid ${colours.teal}`,
        margin: '0 0 20px',
        padding: '14px 18px',
      }}
    >
      <Text
        className="tw-ink"
        style={{
          color: colours.ink,
          fontFamily: SANS,
          fontSize: '16px',
          lineHeight: '1.55',
          margin: 0,
          wordBreak: 'break-word',
        }}
      >
        {children.split(/\r\n|[\n\r]/).map((line, index) => (
          // The lines of a message never change their order.
          // oxlint-disable-next-line react/no-array-index-key
          <Fragment key={index}>
            {index > 0 && <br />}
            {line}
          </Fragment>
        ))}
      </Text>
    </Section>
  )
}
