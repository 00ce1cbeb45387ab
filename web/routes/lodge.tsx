import { data } from 'react-router'
import { content } from '#content/content.server.ts'
import { LodgeScreen, type LodgePage } from '#web/features/lodge/lodge-screen.tsx'
import { readersContext } from '#web/shell/page-context.ts'
import { PageShell } from '#web/ui/page/page-shell.tsx'
import type { Route } from './+types/lodge.ts'

/** The address contains a secret token, so search engines must not index it and other sites must not receive it. */
export function headers() {
  return { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' }
}

export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const answer = await context.get(readersContext).lodgeSheet(token)
  const page: LodgePage = answer.ok
    ? { kind: 'open', sheet: answer.body }
    : { kind: answer.status === 404 ? 'gone' : 'failed' }
  const status = { open: 200, gone: 404, failed: 503 }[page.kind]
  return data({ title: content.seo.private.lodge, page }, { status })
}

export default function Lodge({ loaderData: { title, page } }: Route.ComponentProps) {
  return (
    <PageShell>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <LodgeScreen page={page} />
    </PageShell>
  )
}
