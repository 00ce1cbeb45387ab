import { Heading } from '@react-email/heading'
import { Link } from '@react-email/link'
import { Section } from '@react-email/section'
import type { GuideBlock, GuideChapter, GuideLine, GuideSpan } from '#domain/guide.ts'
import { Paragraph } from './blocks.tsx'
import { colours } from './colours.ts'
import { SANS } from './layout.tsx'

const text = { color: colours.ink, fontFamily: SANS, fontSize: '17px', lineHeight: '1.6' } as const

/** The chapters of the guide, one under the other, as a part of a mail. */
export function Guide({ chapters, baseUrl }: { chapters: readonly GuideChapter[]; baseUrl: string }) {
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
