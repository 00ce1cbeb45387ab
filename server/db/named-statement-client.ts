import { Client, type ClientConfig } from 'pg'

/** From how many times on a statement is worth being kept by the connection that it came over. */
const WORTH_KEEPING = 3
/** A connection keeps no more of them, nor counts more than so many: what comes past that is asked as ever. */
const MAX_KEPT = 100
const MAX_COUNTED = 1_000

/**
 * Has the embedded database keep what is asked again and again, parsed and planned: making sense of a statement takes it longer than most of
 * them do (decision 0009). Not for a PostgreSQL of its own, where it is not felt, and a pooler may stand before it that knows no such names.
 */
export class NamedStatementClient extends Client {
  constructor(config?: ClientConfig) {
    super(config)
    const nameOf = namesOfFrequent()
    this.query = new Proxy(this.query.bind(this), {
      apply(query, client, [asked, values, ...rest]: unknown[]): unknown {
        const name =
          isNameless(asked) && Array.isArray(values) && values.length > 0 ? nameOf(asked.text) : null
        return Reflect.apply(query, client, [
          name === null ? asked : { ...Object(asked), name },
          values,
          ...rest,
        ])
      },
    })
  }
}

function isNameless(asked: unknown): asked is { text: string } {
  return (
    typeof asked === 'object' &&
    asked !== null &&
    'text' in asked &&
    typeof asked.text === 'string' &&
    !('submit' in asked) &&
    (!('name' in asked) || asked.name === undefined)
  )
}

/** Gives a statement its name once it has come often enough; null before, and for all past the limit. */
function namesOfFrequent(): (text: string) => string | null {
  const counts = new Map<string, number>()
  const names = new Map<string, string>()
  return (text) => {
    const known = names.get(text)
    if (known !== undefined) return known
    const count = (counts.get(text) ?? 0) + 1
    if (count < WORTH_KEEPING || names.size === MAX_KEPT) {
      if (counts.size < MAX_COUNTED || counts.has(text)) counts.set(text, count)
      return null
    }
    counts.delete(text)
    const name = `kept_${names.size + 1}`
    names.set(text, name)
    return name
  }
}
