import type { GuideBlock, GuideLine, GuideSpan } from '#domain/guide.ts'
import { linkStyle } from '#web/ui/link-style.ts'

/** The text of a chapter. It is data, not HTML: nothing in it can be markup. */
export function GuideBlocks({ blocks }: { blocks: readonly GuideBlock[] }) {
  return (
    <div className="mt-4 flex max-w-2xl flex-col gap-4">
      {blocks.map((block, index) => (
        // The blocks of a text never change their order.
        // oxlint-disable-next-line react/no-array-index-key
        <Block key={index} block={block} />
      ))}
    </div>
  )
}

function Block({ block }: { block: GuideBlock }) {
  switch (block.kind) {
    case 'heading':
      return <h3 className="mt-3 -mb-2 break-after-avoid">{block.text}</h3>
    case 'paragraph':
      return (
        <p>
          <Line line={block.line} />
        </p>
      )
    case 'list': {
      const items = block.items.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index} className="break-inside-avoid">
          <Line line={line} />
        </li>
      ))
      const look = 'flex flex-col gap-1.5 pl-6 marker:text-coral-deep'
      return block.ordered ? (
        <ol className={`list-decimal ${look}`}>{items}</ol>
      ) : (
        <ul className={`list-disc ${look}`}>{items}</ul>
      )
    }
  }
}

function Line({ line }: { line: GuideLine }) {
  const spans = line.spans.map((span, index) => (
    // oxlint-disable-next-line react/no-array-index-key
    <Span key={index} span={span} />
  ))
  if (!line.isPlaceholder) return spans
  return (
    <>
      <span className="mr-2 rounded-sm border border-dashed border-current px-1.5 text-xs text-ink-soft">
        Example
      </span>
      {spans}
    </>
  )
}

function Span({ span: { text, weight, href } }: { span: GuideSpan }) {
  const words = { plain: text, strong: <strong>{text}</strong>, emphasis: <em>{text}</em> }[weight]
  if (href === null) return words
  return (
    <a href={href} className={linkStyle}>
      {words}
    </a>
  )
}
