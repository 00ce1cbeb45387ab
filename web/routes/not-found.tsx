import { data } from 'react-router'
import { content } from '#content/content.server.ts'
import { AccountArea } from '#web/features/account/account-area.tsx'
import { NotFoundPage } from '#web/features/legal/not-found-page.tsx'
import type { Route } from './+types/not-found.ts'

export function loader() {
  return data({ title: content.seo.private.notFound, chat: content.business.chat }, { status: 404 })
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
