import { browserErrors } from '#server/db/schema.ts'
import type { TestApp } from './create-test-app.ts'

/** A page tells of an error; gives the id under which it is kept. */
export async function keepBrowserError(app: TestApp): Promise<string> {
  const report = { message: 'TypeError: x is not a function', page: '/booking', version: '0.1.0' }
  await app.newVisitor().post('/api/browser-errors', report)
  const [error] = await app.db.select().from(browserErrors)
  if (!error) throw new Error('an error of a page was not kept')
  return error.id
}
