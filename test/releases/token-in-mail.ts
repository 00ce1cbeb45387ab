import { desc, eq } from 'drizzle-orm'
import { mails } from '#server/db/schema.ts'
import type { TestApp } from '#test/create-test-app.ts'

/** The token of the link in the newest email of one kind. */
export async function tokenInMail({ db }: TestApp, template: string, link: RegExp): Promise<string> {
  const [mail] = await db
    .select()
    .from(mails)
    .where(eq(mails.template, template))
    .orderBy(desc(mails.createdAt))
    .limit(1)
  const token = link.exec(mail?.text ?? '')?.[1]
  if (token === undefined) throw new Error(`no link in an email ${template}`)
  return token
}
