import { data } from 'react-router'
import { content } from '#content/content.server.ts'
import { shortName } from '#domain/booking/short-name.ts'
import { load } from '#web/api/load.ts'
import { HandOverScreen, type HandOverPage } from '#web/features/hand-over/hand-over-screen.tsx'
import { AccountHeader } from '#web/shell/account-header.tsx'
import { apiContext, nowContext } from '#web/shell/page-context.ts'
import { PageShell } from '#web/ui/page/page-shell.tsx'
import type { Route } from './+types/hand-over.ts'

/** The address opens something: no search engine keeps it, and no other site is told it. */
const FOR_NOBODY_ELSE = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' }

export function headers() {
  return FOR_NOBODY_ELSE
}

export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const user = await load(api, '/api/auth/user')
  const answer = await load(api, '/api/hand-over/{token}', { token })
  const { label, note } = content.screens.healthConsent
  const page = {
    title: content.seo.private.handOver,
    token,
    guest: user.ok ? user.body : null,
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

function foundOf(answer: Awaited<ReturnType<typeof load<'/api/hand-over/{token}'>>>): HandOverPage['found'] {
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
