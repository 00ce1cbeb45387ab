import { ResetPasswordForm } from '#web/features/auth/forgotten-password.tsx'
import { readersContext, siteContext } from '#web/shell/page-context.ts'
import { secretAddressHeaders, secretPage } from '#web/shell/private-page.tsx'
import { Card } from '#web/ui/card.tsx'
import type { Route } from './+types/admin-reset.ts'

export const headers = secretAddressHeaders

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const link = await context.get(readersContext).admin.resetLink(token)
  return {
    title: site.seo.private.resetPassword,
    // If the link could not be checked, the form checks it on submit.
    link: { token, email: null, spent: link.body === false },
  }
}

export default secretPage<Route.ComponentProps>(({ link }) => (
  <div className="page-column py-8 sm:py-12">
    <Card className="mx-auto w-full max-w-md">
      <h1 className="mb-4 text-3xl">Admin</h1>
      <ResetPasswordForm link={link} of="admin" />
    </Card>
  </div>
))
