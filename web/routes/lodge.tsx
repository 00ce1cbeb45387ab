import { LodgeScreen } from '#web/features/lodge/lodge-screen.tsx'
import { readersContext, siteContext } from '#web/shell/page-context.ts'
import { byLink, secretAddressHeaders, secretPage } from '#web/shell/private-page.tsx'
import type { Route } from './+types/lodge.ts'

export const headers = secretAddressHeaders

export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const answer = await context.get(readersContext).lodgeSheet(token)
  return byLink(answer, (sheet) => ({ kind: 'open', sheet }), { title: site.seo.private.lodge })
}

export default secretPage<Route.ComponentProps>(LodgeScreen)
