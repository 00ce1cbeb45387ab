import { isRouteErrorResponse } from 'react-router'
import { ButtonLink } from '#web/ui/form/button.tsx'
import { PageHeading, PageShell } from '#web/ui/page/page-shell.tsx'

/** Page shown when another could not be rendered. It needs neither data nor scripts, so that it can't fail as well. */
export function ErrorPage({ error }: { error: unknown }) {
  const { title, detail } = wordsFor(isRouteErrorResponse(error) ? error.status : 500)
  return (
    <PageShell>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <div className="page-column py-16 sm:py-24">
        <PageHeading title={title}>{detail}</PageHeading>
        <div className="mt-8 flex flex-wrap gap-3">
          {/* An empty address reloads the requested page. */}
          <ButtonLink href="">Try again</ButtonLink>
          <ButtonLink href="/" variant="secondary">
            Back to Homepage
          </ButtonLink>
        </div>
      </div>
    </PageShell>
  )
}

function wordsFor(status: number): { title: string; detail: string } {
  if (status === 404) {
    return { title: '404 Page Not Found', detail: 'There’s nothing at this address.' }
  }
  if (status === 503) {
    return {
      title: 'We can’t load this page right now',
      detail: 'Please try again shortly. Your place, and everything we’ve confirmed, is safe.',
    }
  }
  if (status < 500) {
    return { title: 'We couldn’t read the request', detail: 'Please go back and try again.' }
  }
  return {
    title: 'Something went wrong on our side',
    detail: 'Please try again in a moment. Your place, and everything we’ve confirmed, is safe.',
  }
}
