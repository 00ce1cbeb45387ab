import { Client } from 'pg'

const listeners: ((text: string | null) => void)[] = []

/** Tells of every statement that this process sends to a database from now on, as it was written, without its values; null where there is no text. */
export function onStatement(listener: (text: string | null) => void): void {
  if (listeners.push(listener) > 1) return
  const telling: ProxyHandler<typeof Client.prototype.query> = {
    apply(query, client, args: unknown[]): unknown {
      const text = textOf(args[0])
      for (const listen of listeners) listen(text)
      return Reflect.apply(query, client, args)
    },
  }
  // The proxy is called on each client, as the method was.
  // oxlint-disable-next-line typescript/unbound-method
  Object.assign(Client.prototype, { query: new Proxy(Client.prototype.query, telling) })
}

function textOf(asked: unknown): string | null {
  if (typeof asked === 'string') return asked
  if (typeof asked !== 'object' || asked === null || !('text' in asked)) return null
  return typeof asked.text === 'string' ? asked.text : null
}
