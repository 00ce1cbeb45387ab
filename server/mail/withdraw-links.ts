import { and, eq, inArray, like, or, sql, type SQL } from 'drizzle-orm'
import { RESET_LINK_MINUTES } from '#emails/account/password-reset.tsx'
import { mails } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { withClaimLink, withoutClaimLinks, type Claimable } from '#server/store/claim-link.ts'
import type { MailRow } from './mail-queue.ts'
import { senderOf } from './sender.ts'
import { templatesThat, type MailTemplate } from './templates.ts'
import { writeMail } from './write-mail.ts'

/** The one mail whose link opens an account. */
const WITH_LINK: MailTemplate = 'password-reset'
const LINK = '%/auth?token=%'
/** What stands for such a link where it was taken out. */
const TAKEN_OUT = /\/(?:(?:refund|hand-over)\/|confirm-address\?token=)…/

/** Links that say where a refund goes, or take a place over, are made anew; those to pay lead to the sign-in instead (decisions 0005 and 0170). */
const OPENING: readonly string[] = templatesThat(({ link }) => link === 'opens')
const CLAIMING: readonly string[] = templatesThat(({ link }) => link === 'claims')

function withoutLink(content: string): string {
  return content
    .replaceAll(/(\/(?:refund|hand-over)\/)[\w-]{43}(?:\?confirm=[\w-]{43})?/g, '$1…')
    .replaceAll(/(\/confirm-address\?token=)[\w.-]+/g, '$1…')
}

/**
 * What stays of a mail in the outbox once it has left, or has been given up: of one with a link, the same mail without
 * it. A copy of the database must open no account, claim no booking, and send no refund elsewhere (decisions 0005, 0010
 * and 0170).
 */
export async function keptContent(
  deps: Pick<Deps, 'env'>,
  { template, text, html }: Pick<MailRow, 'template' | 'text' | 'html'>,
): Promise<Partial<Pick<MailRow, 'text' | 'html'>>> {
  if (OPENING.includes(template)) return { text: withoutLink(text), html: withoutLink(html) }
  if (CLAIMING.includes(template)) return { text: withoutClaimLinks(text), html: withoutClaimLinks(html) }
  return template === WITH_LINK ? contentWithoutLink(deps) : {}
}

/** Whether what is left of the mail is worth sending: a link, or a text, that is gone does not come back. */
export function canBeSentAgain({ template, text }: Pick<MailRow, 'template' | 'text'>): boolean {
  if (template === WITH_LINK || text === '') return false
  return !(OPENING.includes(template) && TAKEN_OUT.test(text))
}

/**
 * What a mail says when it goes out again, to the guest whose booking that is: with the link to claim it as that is now, and to anybody
 * else without one.
 */
export function contentToSendAgain(
  deps: Pick<Deps, 'env'>,
  { template, text, html }: Pick<MailRow, 'template' | 'text' | 'html'>,
  booking: Claimable | null,
): Pick<MailRow, 'text' | 'html'> {
  if (!CLAIMING.includes(template)) return { text, html }
  const write = (words: string) => (booking ? withClaimLink(deps, booking, words) : withoutClaimLinks(words))
  return { text: write(text), html: write(html) }
}

/**
 * Takes the links out of mails that will not be sent any more: at once, or, where mails are only kept for the operator to
 * read, when the link has become too old, by the time that links live by.
 */
export async function withdrawOldLinks(deps: Pick<Deps, 'db' | 'env'>): Promise<void> {
  const isOld = sql`${mails.dueAt} < now() - make_interval(mins => ${RESET_LINK_MINUTES})`
  await withdraw(deps, or(inArray(mails.state, ['sent', 'failed']), and(eq(mails.state, 'kept'), isOld)))
}

/** Takes out the links that were kept for an address, once one of them was used: it made the others worthless. */
export async function withdrawLinksTo(deps: Pick<Deps, 'db' | 'env'>, recipient: string): Promise<void> {
  await withdraw(deps, and(eq(mails.recipient, recipient), eq(mails.state, 'kept')))
}

async function withdraw(deps: Pick<Deps, 'db' | 'env'>, which: SQL | undefined): Promise<void> {
  const withLink = and(eq(mails.template, WITH_LINK), like(mails.text, LINK), which)
  if ((await deps.db.$count(mails, withLink)) === 0) return
  await deps.db
    .update(mails)
    .set(await contentWithoutLink(deps))
    .where(withLink)
}

async function contentWithoutLink(deps: Pick<Deps, 'env'>): Promise<Pick<MailRow, 'text' | 'html'>> {
  const { text, html } = await writeMail(WITH_LINK, senderOf(deps), { resetUrl: null })
  return { text, html }
}
