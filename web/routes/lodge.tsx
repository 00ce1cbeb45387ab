import { data } from 'react-router'
import { LodgeScreen, type LodgePage } from '#web/features/lodge/lodge-screen.tsx'
import { readersContext, siteContext } from '#web/shell/page-context.ts'
import { PrivatePage, goneOrFailed, linkStatus, secretAddressHeaders } from '#web/shell/private-page.tsx'
import type { Route } from './+types/lodge.ts'

export const headers = secretAddressHeaders

export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const answer = await context.get(readersContext).lodgeSheet(token)
  const page: LodgePage = answer.ok ? { kind: 'open', sheet: answer.body } : goneOrFailed(answer)
  return data({ title: site.seo.private.lodge, page }, { status: linkStatus(answer) })
}

export default function Lodge({ loaderData: { title, page } }: Route.ComponentProps) {
  return (
    <PrivatePage title={title} hasSecretAddress>
      <LodgeScreen page={page} />
    </PrivatePage>
  )
}
