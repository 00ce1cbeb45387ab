import { shortName } from '#domain/booking-form/person-name.ts'
import type { PageReaders } from '#domain/contract/page-readers.ts'
import { GuideScreen, type GuidePage } from '#web/features/guide/guide-screen.tsx'
import { readersContext, siteContext } from '#web/shell/page-context.ts'
import { PrivatePage } from '#web/shell/private-page.tsx'
import { SignInFirst } from '#web/shell/sign-in-first.tsx'
import type { Route } from './+types/guide.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const readers = context.get(readersContext)
  const guest = await readers.guest()
  return {
    title: site.seo.private.guide,
    name: guest && shortName(guest),
    returnTo: new URL(request.url).pathname,
    found: guest ? await findGuide(readers, params.bookingId) : ({ kind: 'missing' } as const),
  }
}

/** Finds a booking's guide. Somebody else's booking, or one without a guide, counts as missing. */
async function findGuide(readers: PageReaders, bookingId: string): Promise<GuidePage['found']> {
  const guide = await readers.guide(bookingId)
  if (guide.ok) return { kind: 'guide', guide: guide.body }
  return { kind: guide.status === 404 || guide.status === 409 ? 'missing' : 'failed' }
}

export default function Guide({ loaderData: { title, name, returnTo, found } }: Route.ComponentProps) {
  return (
    <PrivatePage title={title} name={name}>
      {name === null ? (
        <SignInFirst returnTo={returnTo}>Sign in to read your guide.</SignInFirst>
      ) : (
        <GuideScreen found={found} />
      )}
    </PrivatePage>
  )
}
