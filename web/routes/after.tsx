import { AfterScreen } from '#web/features/after/after-screen.tsx'
import { readersContext, siteContext } from '#web/shell/page-context.ts'
import { byLink, secretAddressHeaders, secretPage } from '#web/shell/private-page.tsx'
import type { Route } from './+types/after.ts'

export const headers = secretAddressHeaders

export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const { afterRetreat: title } = context.get(siteContext).seo.private
  const answer = await context.get(readersContext).afterRetreat(token)
  return byLink(answer, (after) => ({ kind: 'open', after }), { title, token })
}

export default secretPage<Route.ComponentProps>(AfterScreen)
