// What the stand-in for the notes tool takes as a value of a column, and gives back.

export type Json = Record<string, unknown>

export class Refusal extends Error {
  readonly status: number
  readonly code: string
  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

export function invalid(message: string): Refusal {
  return new Refusal(400, 'validation_error', message)
}

const EMAIL = /^[^@\s]+@[^@\s]+\.[^@\s]+$/

/** A value as the API gives it back; one that Notion would refuse is refused. */
export function storedValue(name: string, type: string, value: unknown): unknown {
  switch (type) {
    case 'title':
    case 'rich_text':
      if (!Array.isArray(value)) throw invalid(`${name} is expected to be ${type}.`)
      return value.map((part) => {
        const { content } = asObject(asObject(part).text)
        if (typeof content !== 'string' || content.length > 2000) throw invalid(`${name} is too long`)
        return { type: 'text', text: { content, link: null }, plain_text: content, href: null }
      })
    case 'email':
      if (value !== null && !(typeof value === 'string' && EMAIL.test(value))) {
        throw invalid(`${name} is expected to be email, instead was ${JSON.stringify(value)}`)
      }
      return value
    case 'select': {
      if (value === null) return null
      const option = String(asObject(value).name)
      if (option.includes(',') || option.length > 100) throw invalid(`Invalid select option: ${option}`)
      return { id: option, name: option, color: 'default' }
    }
    case 'number':
      if (value !== null && typeof value !== 'number') throw invalid(`${name} is expected to be number.`)
      return value
    case 'date':
      return value === null ? null : { start: asObject(value).start, end: null, time_zone: null }
    default:
      return value
  }
}

export function plainValue(property: Json & { type: string }): unknown {
  const value = property[property.type]
  if (Array.isArray(value)) return value.map((part) => asObject(part).plain_text).join('') || null
  if (property.type === 'select') return value ? asObject(value).name : null
  if (property.type === 'date') return value ? asObject(value).start : null
  return value ?? null
}

export function asObject(value: unknown): Json {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
}
