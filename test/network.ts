import type { TestApp } from './create-test-app.ts'
import { newVisitor, type Visitor } from './visitor.ts'

/** Somebody who has not been here before, over a connection from this address, as Node's adapter hands it on. */
export function visitorFrom({ app, deps }: TestApp, address: string): Visitor {
  const bindings = { incoming: { socket: { remoteAddress: address } } }
  return newVisitor({ request: (url, init) => app.request(url, init, bindings) }, deps.env.baseUrl)
}
