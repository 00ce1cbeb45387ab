import { SeasonScreen } from '#web/features/season/season-screen.tsx'
import { readersContext, siteContext } from '#web/shell/page-context.ts'
import { byLink, secretAddressHeaders, secretPage } from '#web/shell/private-page.tsx'
import type { Route } from './+types/season.ts'

export const headers = secretAddressHeaders

export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const { season: title } = context.get(siteContext).seo.private
  if (token === undefined) return { title, token: '', found: { kind: 'none' as const } }
  const answer = await context.get(readersContext).seasonAlert(token)
  return byLink(answer, (alert) => ({ kind: 'asked', alert }), { title, token })
}

export default secretPage<Route.ComponentProps>(SeasonScreen)
