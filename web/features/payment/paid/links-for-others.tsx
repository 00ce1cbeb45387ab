import { Users } from 'lucide-react'
import { formatShortDay } from '#domain/base/dates.ts'
import { detailsDueOn } from '#domain/booking/traveller.ts'
import { ShareLink } from '#web/shell/share-link.tsx'
import { Card } from '#web/ui/card.tsx'
import { CopyButton } from '#web/ui/form/copy-button.tsx'
import type { Trip } from './trip-page.ts'

/** The link of each who comes along and has yet to say something; sharing it is what comes next. */
export function LinksForOthers({ trip: { booking, others, today } }: { trip: Trip }) {
  const by = booking.startsOn && formatShortDay(detailsDueOn(booking.startsOn), today)
  return others.map(({ id, firstName, name: fullName, link }) => {
    const name = firstName ?? fullName
    return (
      link && (
        <Card
          key={id}
          as="section"
          aria-label={`Send ${name} this link`}
          className="grid gap-3 lg:col-span-3"
        >
          <p className="flex items-center gap-2 text-sm font-semibold text-coral-deep">
            <Users aria-hidden className="size-5" />
            {`Next, for ${name}`}
          </p>
          <h2 className="text-2xl">{`Send ${name} this link`}</h2>
          <p className="text-ink-soft">
            {`${name} adds an emergency contact, food and health notes. It takes 2 minutes, without an account.`}
          </p>
          <p className="rounded-md bg-cream px-3 py-2.5 text-sm wrap-anywhere">{link}</p>
          <div className="flex flex-wrap gap-2">
            <ShareLink
              link={link}
              title={`We’re going to The Gambia, ${booking.selectedDate ?? ''}. Add your details here:`}
            />
            <CopyButton text={link} what={`the link for ${name}`} />
          </div>
          <p className="text-sm text-ink-soft">
            {by
              ? `By ${by}. ${name} only sees the trip, not your details.`
              : `${name} only sees the trip, not your details.`}
          </p>
        </Card>
      )
    )
  })
}
