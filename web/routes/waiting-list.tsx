import { data } from 'react-router'
import { shortName } from '#domain/booking-form/person-name.ts'
import { placesIn } from '#web/features/waiting-list/places-in.ts'
import { WaitingListScreen, type WaitingListPage } from '#web/features/waiting-list/waiting-list-screen.tsx'
import { nowContext, readersContext, siteContext } from '#web/shell/page-context.ts'
import { byLink, secretAddressHeaders, secretPage } from '#web/shell/private-page.tsx'
import type { Route } from './+types/waiting-list.ts'

export const headers = secretAddressHeaders

export async function loader({ context, request, params: { token } }: Route.LoaderArgs) {
  const readers = context.get(readersContext)
  const [guest, tiers, availability, answer] = await Promise.all([
    readers.guest(),
    readers.read('pricingTiers'),
    readers.read('bookingAvailability'),
    token === undefined ? null : readers.waitingEntry(token),
  ])
  const { searchParams } = new URL(request.url)
  const page = {
    title: context.get(siteContext).seo.private.waitingList,
    name: guest && shortName(guest),
    now: context.get(nowContext).toISOString(),
    tiers: tiers.body,
    availability: availability.body ?? {},
    asksToLeave: searchParams.has('leave'),
  }
  if (answer === null || token === undefined) {
    const wanted = placesIn(searchParams, page.availability)
    const known = { firstName: guest?.firstName ?? '', email: guest?.email ?? '' }
    const found: WaitingListPage['found'] = wanted ? { kind: 'join', wanted, known } : { kind: 'gone' }
    return data({ ...page, found }, { status: wanted ? 200 : 404 })
  }
  return byLink(answer, (entry) => ({ kind: 'entry', token, entry }), page)
}

export default secretPage<Route.ComponentProps>(WaitingListScreen)
