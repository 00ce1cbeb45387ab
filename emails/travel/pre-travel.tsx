import { Link } from '@react-email/link'
import { Heading } from '@react-email/heading'
import { Section } from '@react-email/section'
import type { GuideChapter, GuideBlock, GuideLine, GuideSpan } from '#domain/retreat/guide.ts'
import { formatCents } from '#domain/base/money.ts'
import { AIRPORT_TAX_EACH_WAY_CENTS } from '#domain/price/pricing.ts'
import { Action, Figures, Paragraph } from '#emails/blocks.tsx'
import { colours } from '#emails/colours.ts'
import { SANS } from '#emails/layout.tsx'
import { guestMail } from '#emails/define-mail.ts'
import { balanceRows, dashboardLink, greeting, retreatOf, stayRows } from '#emails/mailed-booking.ts'
import { guest, paid, TOTAL } from '#emails/samples.ts'

const text = { color: colours.ink, fontFamily: SANS, fontSize: '17px', lineHeight: '1.6' } as const

/** The chapters of the guide, one under the other, as a part of a mail. */
function Guide({ chapters, baseUrl }: { chapters: readonly GuideChapter[]; baseUrl: string }) {
  return chapters.map((chapter) => (
    <Section key={chapter.key} style={{ borderTop: `1px solid ${colours.line}`, padding: '20px 0 4px' }}>
      <Heading as="h2" className="tw-ink" style={{ ...text, fontSize: '24px', margin: '0 0 12px' }}>
        {chapter.title}
      </Heading>
      {chapter.blocks.map((block, index) => (
        // The blocks of a text never change their order.
        // oxlint-disable-next-line react/no-array-index-key
        <Block key={index} block={block} baseUrl={baseUrl} />
      ))}
    </Section>
  ))
}

function Block({ block, baseUrl }: { block: GuideBlock; baseUrl: string }) {
  switch (block.kind) {
    case 'heading':
      return (
        <Heading as="h3" className="tw-ink" style={{ ...text, fontWeight: 700, margin: '20px 0 6px' }}>
          {block.text}
        </Heading>
      )
    case 'paragraph':
      return (
        <Paragraph>
          <Line line={block.line} baseUrl={baseUrl} />
        </Paragraph>
      )
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul'
      return (
        <List className="tw-ink" style={{ ...text, margin: '0 0 16px', paddingLeft: '24px' }}>
          {block.items.map((line, index) => (
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>
              <Line line={line} baseUrl={baseUrl} />
            </li>
          ))}
        </List>
      )
    }
  }
}

function Line({ line, baseUrl }: { line: GuideLine; baseUrl: string }) {
  return (
    <>
      {line.isPlaceholder && '(Example) '}
      {line.spans.map((span, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <Span key={index} span={span} baseUrl={baseUrl} />
      ))}
    </>
  )
}

function Span({ span, baseUrl }: { span: GuideSpan; baseUrl: string }) {
  const words = {
    plain: span.text,
    strong: <strong>{span.text}</strong>,
    emphasis: <em>{span.text}</em>,
  }[span.weight]
  if (span.href === null) return words
  const href = span.href.startsWith('/') ? `${baseUrl}${span.href}` : span.href
  return (
    <Link className="tw-link" href={href} style={{ color: colours.tealDeep, textDecoration: 'underline' }}>
      {words}
    </Link>
  )
}

/** Two months before the retreat: the guide, where it stands too, what is left to pay, and what to bring for the airport. */
export const preTravel = guestMail({
  name: 'pre-travel',
  needs: ['chapters'],
  oncePer: 'departure',
  compose: (data, sender) => {
    const { booking } = data
    const eachWay = formatCents(AIRPORT_TAX_EACH_WAY_CENTS)
    return {
      subject: `Get ready for your retreat: ${retreatOf(booking)}`,
      title: 'Your retreat is coming closer',
      preheader: 'Fitness program, packing list, documents, arrival, and who to call.',
      body: (
        <>
          <Paragraph>{greeting(data.guestName)}</Paragraph>
          <Paragraph>
            Your retreat, {retreatOf(booking)}, is coming closer. Here is your fitness program and all that is
            good to know before you travel. It stands on your dashboard too, on a page to print.
          </Paragraph>
          <Action href={`${sender.baseUrl}/guide/${booking.id}`}>Open my guide</Action>
          <Figures title="Your stay" rows={[...stayRows(booking), ...balanceRows(booking)]} />
          <Paragraph>
            Bring {formatCents(2 * AIRPORT_TAX_EACH_WAY_CENTS)} in cash for the airport tax: {eachWay} on
            arrival and {eachWay} on departure. It is not part of the price.
          </Paragraph>
          <Paragraph>
            Has anything changed since you booked? Bring your details up to date:{' '}
            <Link className="tw-link" href={dashboardLink(sender)} style={{ color: colours.tealDeep }}>
              open your dashboard
            </Link>
          </Paragraph>
          <Guide chapters={data.chapters} baseUrl={sender.baseUrl} />
        </>
      ),
    }
  },
  samples: () => ({
    'balance open': { ...guest(paid(200)), chapters: [] },
    'all paid': { ...guest(paid(TOTAL)), chapters: [] },
  }),
})
