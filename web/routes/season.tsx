import { data } from 'react-router'
import { SeasonScreen, type SeasonPage } from '#web/features/season/season-screen.tsx'
import { readersContext, siteContext } from '#web/shell/page-context.ts'
import { PrivatePage, goneOrFailed, linkStatus, secretAddressHeaders } from '#web/shell/private-page.tsx'
import type { Route } from './+types/season.ts'

export const headers = secretAddressHeaders

export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const { season: title } = context.get(siteContext).seo.private
  if (token === undefined) return data({ title, token: '', found: { kind: 'none' as const } })
  const answer = await context.get(readersContext).seasonAlert(token)
  const found: SeasonPage['found'] = answer.ok ? { kind: 'asked', alert: answer.body } : goneOrFailed(answer)
  return data({ title, token, found }, { status: linkStatus(answer) })
}

export default function Season({ loaderData: { title, ...page } }: Route.ComponentProps) {
  return (
    <PrivatePage title={title} hasSecretAddress>
      <SeasonScreen {...page} />
    </PrivatePage>
  )
}
