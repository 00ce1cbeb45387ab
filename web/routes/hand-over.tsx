import { data } from 'react-router'
import { content } from '#content/content.server.ts'
import type { Loaded } from '#domain/api/page-readers.ts'
import type { HandOverView } from '#domain/hand-over/hand-over-calls.ts'
import { shortName } from '#domain/booking/short-name.ts'
import { HandOverScreen, type HandOverPage } from '#web/features/hand-over/hand-over-screen.tsx'
import { AccountHeader } from '#web/shell/account-header.tsx'
import { nowContext, readersContext } from '#web/shell/page-context.ts'
import { PageShell } from '#web/ui/page/page-shell.tsx'
import type { Route } from './+types/hand-over.ts'

/** The address contains a secret token, so search engines must not index it and other sites must not receive it. */
const FOR_NOBODY_ELSE = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' }

export function headers() {
  return FOR_NOBODY_ELSE
}

export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const readers = context.get(readersContext)
  const guest = await readers.guest()
  const answer = await readers.handOverLink(token)
  const { label, note } = content.screens.healthConsent
  const page = {
    title: content.seo.private.handOver,
    token,
    guest,
    found: foundOf(answer),
    healthConsent: { label, note },
    loadedAt: context.get(nowContext).toISOString(),
  }
  return data(page, { status: pageStatus(answer) })
}

function pageStatus(answer: { ok: true } | { ok: false; status: number }): number {
  if (answer.ok) return 200
  return answer.status === 404 ? 404 : 503
}

function foundOf(answer: Loaded<HandOverView>): HandOverPage['found'] {
  if (answer.ok) return { kind: 'open', place: answer.body }
  return { kind: answer.status === 404 ? 'gone' : 'failed' }
}

export default function HandOver({ loaderData: { title, guest, ...page } }: Route.ComponentProps) {
  return (
    <PageShell account={<AccountHeader name={guest && shortName(guest)} />}>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <HandOverScreen guest={guest} {...page} />
    </PageShell>
  )
}
