import { data } from 'react-router'
import { AccountArea } from '#web/features/account/account-area.tsx'
import { NotFoundPage } from '#web/features/legal/not-found-page.tsx'
import { siteContext } from '#web/shell/page-context.ts'
import type { Route } from './+types/not-found.ts'

export function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  return data({ title: site.seo.private.notFound, chat: site.business.chat }, { status: 404 })
}

export default function NotFound({ loaderData: { title, chat } }: Route.ComponentProps) {
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <NotFoundPage chat={chat} account={<AccountArea />} />
    </>
  )
}
