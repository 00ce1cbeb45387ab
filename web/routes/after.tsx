import { data } from 'react-router'
import { AfterScreen, type AfterPage } from '#web/features/after/after-screen.tsx'
import { readersContext, siteContext } from '#web/shell/page-context.ts'
import { PrivatePage, goneOrFailed, linkStatus, secretAddressHeaders } from '#web/shell/private-page.tsx'
import type { Route } from './+types/after.ts'

export const headers = secretAddressHeaders

export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const { afterRetreat: title } = context.get(siteContext).seo.private
  const answer = await context.get(readersContext).afterRetreat(token)
  const found: AfterPage['found'] = answer.ok ? { kind: 'open', after: answer.body } : goneOrFailed(answer)
  return data({ title, token, found }, { status: linkStatus(answer) })
}

export default function After({ loaderData: { title, ...page } }: Route.ComponentProps) {
  return (
    <PrivatePage title={title} hasSecretAddress>
      <AfterScreen {...page} />
    </PrivatePage>
  )
}
