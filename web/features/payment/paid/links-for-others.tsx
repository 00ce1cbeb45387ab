import { Send, Users } from 'lucide-react'
import { Link } from 'react-router'
import { formatShortDay } from '#domain/base/dates.ts'
import { detailsDueOn, travellerNames } from '#domain/booking/traveller.ts'
import { HeldUntil } from '#web/booking-status/held-until.tsx'
import { shareWords } from '#web/booking-status/together.ts'
import { shared } from '#web/shell/share-link.tsx'
import { Card } from '#web/ui/card.tsx'
import { linkStyle } from '#web/ui/class-names.ts'
import { Button } from '#web/ui/form/button.tsx'
import { CopyButton, useCopy } from '#web/ui/form/copy-button.tsx'
import type { Trip } from './trip-page.ts'

/** The link of each who comes along and has yet to say something; sharing it is what comes next. */
export function LinksForOthers({ trip: { booking, others, today } }: { trip: Trip }) {
  const by = booking.startsOn && formatShortDay(detailsDueOn(booking.startsOn), today)
  const [, ...names] = travellerNames([booking, ...others])
  return others.map((other, index) => {
    const { id, link } = other
    const name = names[index] ?? other.name
    return (
      link && (
        <Card
          key={id}
          as="section"
          aria-label={`Send ${name} this link`}
          className="grid gap-3 lg:col-span-full"
        >
          <p className="flex items-center gap-2 text-sm font-semibold text-coral-deep">
            <Users aria-hidden className="size-5" />
            {`Next, for ${name}`}
          </p>
          <h2 className="text-2xl">{`Send ${name} this link`}</h2>
          <p className="text-ink-soft">
            {`${name} adds what we still need, such as an emergency contact. It takes 2 minutes, without an account.`}
          </p>
          <p className="rounded-md bg-cream px-3 py-2.5 text-sm wrap-anywhere">{link}</p>
          <HeldUntil booking={other} name={name} timeZone={booking.timeZone} />
          <div className="flex flex-wrap gap-2">
            <ShareTheirs {...{ link, name }} words={shareWords(booking)} isMain={index === 0} />
            <CopyButton text={link} what={`the link for ${name}`} />
          </div>
          <p className="text-sm text-ink-soft">
            {by
              ? `By ${by}. ${name} only sees the trip, not your details.`
              : `${name} only sees the trip, not your details.`}
          </p>
          {index === others.length - 1 && (
            <Link to="/dashboard" className={`${linkStyle} inline-flex min-h-11 items-center self-start`}>
              See your trip
            </Link>
          )}
        </Card>
      )
    )
  })
}

/** Shares a traveller's link by the device's share sheet, or else copies it. */
function ShareTheirs({
  link,
  name,
  words,
  isMain,
}: {
  link: string
  name: string
  words: string
  isMain: boolean
}) {
  const { copied, copy } = useCopy()
  async function share() {
    if (!(await shared({ text: words, url: link }))) await copy(link)
  }
  return (
    <Button variant={isMain ? 'primary' : 'secondary'} className="max-sm:w-full" onClick={() => void share()}>
      <Send aria-hidden className="size-5" />
      {copied ? <output>Copied!</output> : `Share ${name}’s link`}
    </Button>
  )
}
