// An answer as the operator types it: paragraphs with an empty line between them, `- points`, `[a link](/refund-policy)` alone in its
// line, and `[table: cancellation]` for a table of the rules.

const LINK = /^\[([^\]]+)\]\((\/[^)\s]*)\)$/
const TABLE = /^\[table: (\w+)\]$/

/** Returns the pieces of an answer, as the files hold them, as one text. */
export function textOfBlocks(blocks: readonly unknown[]): string {
  return blocks
    .map((block) => {
      if (typeof block === 'string') return block.trim()
      if (typeof block !== 'object' || block === null) return ''
      if ('list' in block)
        return linesOf(block.list)
          .map((line) => `- ${line}`)
          .join('\n')
      if ('link' in block && typeof block.link === 'object' && block.link !== null) {
        const { label = '', to = '' } = block.link as { label?: string; to?: string }
        return `[${label}](${to})`
      }
      return 'terms' in block ? `[table: ${String(block.terms)}]` : ''
    })
    .filter((text) => text !== '')
    .join('\n\n')
}

function linesOf(list: unknown): string[] {
  return Array.isArray(list) ? list.map(String) : [String(list)]
}

/** Returns an answer typed as one text in pieces, as the files hold them. A list of one figure is the list that the figure stands for. */
export function blocksOfText(text: string): unknown[] {
  return text
    .split(/\n\s*\n/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
    .map((piece) => {
      const [, label, to] = LINK.exec(piece) ?? []
      if (label !== undefined) return { link: { label, to } }
      const [, table] = TABLE.exec(piece) ?? []
      if (table !== undefined) return { terms: table }
      const lines = piece.split('\n').map((line) => line.trim())
      if (!lines.every((line) => line.startsWith('- '))) return lines.join(' ')
      const points = lines.map((line) => line.slice('- '.length))
      return { list: points.length === 1 && /^\{\w+\}$/.test(points[0] ?? '') ? points[0] : points }
    })
}
