import { BedDouble, CircleCheck, Clock, FileText, Palmtree, Plane, UserPlus, Wallet } from 'lucide-react'
import { useState } from 'react'
import { banjulDay, formatShortDay } from '#domain/base/dates.ts'
import { formatEuros } from '#domain/base/money.ts'
import { listed } from '#domain/base/wording.ts'
import type { TravellerView } from '#domain/contract/traveller-calls.ts'
import { PACKAGE_TITLES } from '#domain/retreat/retreats.ts'
import { RETREAT_NIGHTS } from '#domain/terms/booking-terms.ts'
import { address } from '#web/api/client.ts'
import type { ConsentTexts } from '#web/booking-form/booking-fields.tsx'
import { useProductTime } from '#web/browser/product-time.ts'
import { DeadLink } from '#web/shell/dead-link.tsx'
import { Card } from '#web/ui/card.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { GuestTime } from '#web/ui/guest-time.tsx'
import { heroPicture } from '#web/ui/media-files.ts'
import { Picture } from '#web/ui/picture.tsx'
import { FoldedRow, RowIcon } from '#web/ui/rows.tsx'
import { TravellerForm } from './traveller-form.tsx'
import { Claim, DownloadRow, OtherDays, PayButton, Row, Rows } from './traveller-rows.tsx'

export interface TravellerPage {
  /** The name of who is signed in; null if nobody is. */
  name: string | null
  token: string
  found: { kind: 'open'; traveller: TravellerView } | { kind: 'gone' | 'failed' }
  country: string
  loadedAt: string
  texts: { healthNote: string; healthConsent: ConsentTexts }
}

/** The page of somebody who comes along, by the own link: what is needed first, then the trip, then what is possible. */
export function TravellerScreen({ found, ...page }: TravellerPage) {
  if (found.kind === 'open') return <Open {...page} first={found.traveller} />
  return (
    <DeadLink kind={found.kind}>
      The place may be cancelled, released, passed on or in its own account, or there may be a newer link. Ask
      the person who booked for you.
    </DeadLink>
  )
}

function Open({
  first,
  token,
  name: account,
  country,
  loadedAt,
  texts,
}: Omit<TravellerPage, 'found'> & { first: TravellerView }) {
  const [traveller, setTraveller] = useState(first)
  const [changing, setChanging] = useState(false)
  const today = banjulDay(useProductTime(loadedAt))
  const { bookedBy, open, dueOn, retreatDate, due, move } = traveller
  const booker = bookedBy ?? 'the person who booked for you'
  const bookerFirst = bookedBy ?? 'The person who booked for you'
  const isDone = open.length === 0
  const when = dueOn && `By ${formatShortDay(dueOn, today)}`
  return (
    <>
      <Head traveller={traveller} country={country} />
      <div className="page-column grid gap-6 py-6 lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-x-10">
        <div className="grid min-w-0 content-start gap-4">
          {move && <OtherDays move={move} booker={booker} />}
          {due?.holdExpiresAt && (
            <Card as="section" aria-labelledby="pay" className="grid gap-3 border-2 border-sea!">
              <h2 id="pay" className="text-2xl">
                We’re holding your place until <GuestTime at={new Date(due.holdExpiresAt)} kept={null} />
              </h2>
              <p className="text-ink-soft">{`${bookerFirst} ordered it. It’s yours once the deposit is paid, by you or by ${booker}.`}</p>
              <PayButton due={due} token={token} wide />
            </Card>
          )}
          {isDone && !changing ? (
            <Card as="section" aria-labelledby="needed" className="grid gap-3">
              <h2 id="needed" className="flex items-center gap-2 text-2xl">
                <CircleCheck aria-hidden className="size-6 shrink-0 text-success" />
                All done
              </h2>
              <p className="text-ink-soft">{`${bookerFirst} sees that you’re done, not what you wrote.`}</p>
              <Button variant="secondary" size="sm" onClick={() => setChanging(true)}>
                Change my details
              </Button>
            </Card>
          ) : (
            <Card as="section" aria-labelledby="needed" className="grid gap-5 border-2 border-sea!">
              <div>
                {when && !isDone && <p className="text-sm font-semibold text-coral-deep">{when}</p>}
                <h2 id="needed" className="text-2xl">
                  {neededTitle(open.length)}
                </h2>
              </div>
              <TravellerForm
                token={token}
                traveller={traveller}
                texts={texts}
                onSaved={(saved) => {
                  setTraveller(saved)
                  setChanging(false)
                }}
              />
              <p className="text-sm text-ink-soft">
                {`No account needed. ${bookerFirst} sees that you’re done, not what you wrote.`}
              </p>
            </Card>
          )}
        </div>
        <div className="grid min-w-0 content-start gap-6">
          <Rows title="Your trip">
            <Row icon={Palmtree} title={PACKAGE_TITLES[traveller.packageType ?? 'kiter']}>
              {`${RETREAT_NIGHTS} nights, ${retreatDate ?? ''}`}
            </Row>
            <Row icon={BedDouble} title={roomTitle(traveller)}>
              {roomText(traveller)}
            </Row>
            <Row icon={Plane} title="Fly to Banjul (BJL)">
              {account
                ? 'Add your flight once this place is in your account.'
                : 'With an account you can add your flight.'}
            </Row>
            {traveller.isOrdered && (
              <DownloadRow
                icon={FileText}
                title="Your order"
                gist="What’s included, your rights, who sells"
                href={address('/api/travellers/{token}/order', { token })}
              />
            )}
          </Rows>
          <Rows title="If you like">
            <FoldedRow
              lead={<RowIcon icon={UserPlus} />}
              title="Take the place into your own account"
              gist="Your own dashboard, guide and receipts"
            >
              <Claim token={token} booker={booker} signedIn={account !== null} />
            </FoldedRow>
            {due && due.holdExpiresAt === null && (
              <FoldedRow
                lead={<RowIcon icon={Wallet} />}
                title={`Pay your ${formatEuros(due.amount)} yourself`}
                gist={`Or leave it to ${booker}`}
              >
                <PayButton due={due} token={token} variant="secondary" size="sm" />
              </FoldedRow>
            )}
            <FoldedRow
              lead={<RowIcon icon={Clock} />}
              title="Can’t come?"
              gist="Pass your place on or cancel it"
            >
              <p className="text-sm">
                {`${bookerFirst} can cancel your place or pass it on. Once it’s in your own account, only you can.`}
              </p>
            </FoldedRow>
          </Rows>
        </div>
      </div>
    </>
  )
}

function neededTitle(open: number): string {
  if (open === 0) return 'Your details'
  return open === 1 ? 'One thing we need from you' : `${open} things we need from you`
}

function Head({ traveller, country }: { traveller: TravellerView; country: string }) {
  const { firstName, retreatDate, comesWith, isConfirmed, isOffered, due, bookedBy, move } = traveller
  const isHeld = (due?.holdExpiresAt ?? null) !== null
  return (
    <div className="relative isolate overflow-hidden bg-sea-deep text-white">
      <Picture
        file={heroPicture}
        alt=""
        sizes="100vw"
        className="absolute inset-0 -z-10 size-full object-[60%_35%]"
      />
      <div className="absolute inset-0 -z-10 bg-sea-deep/60" />
      <div className="page-column py-8 text-shadow-md lg:py-14">
        <h1 className="text-3xl wrap-anywhere lg:text-4xl">
          {move ? mayChangeText(firstName) : goingText({ firstName, country, isHeld })}
        </h1>
        <p className="figures mt-1 text-lg text-cream">
          {comesWith.length > 0 ? `${retreatDate}, with ${listed(comesWith)}` : retreatDate}
        </p>
        {isOffered && (
          <p className="mt-2 text-cream">
            {`${bookedBy ?? 'The person who booked for you'} has offered your place to another person. It’s yours until that person takes it over.`}
          </p>
        )}
        {isConfirmed && !move && !isOffered && <p className="mt-2 text-cream">Your place is confirmed.</p>}
        {!isConfirmed && !move && !isHeld && (
          <p className="mt-2 text-cream">
            {`Your place is confirmed once the transfer from ${bookedBy ?? 'the person who booked for you'} arrives.`}
          </p>
        )}
      </div>
    </div>
  )
}

function goingText({
  firstName,
  country,
  isHeld,
}: {
  firstName: string | null
  country: string
  isHeld: boolean
}): string {
  if (isHeld)
    return firstName
      ? `${firstName}, a place in ${country} is held for you`
      : `A place in ${country} is held for you`
  return firstName ? `${firstName}, you’re going to ${country}` : `You’re going to ${country}`
}

function mayChangeText(firstName: string | null): string {
  return firstName ? `${firstName}, your dates may change` : 'Your dates may change'
}

function roomTitle({ room, roommate }: TravellerView): string {
  if (roommate) return `A room with ${roommate}`
  return room === 'private' ? 'A private room' : 'A shared room'
}

function roomText({ room, roommate }: TravellerView): string {
  if (roommate) return 'No other guests in it'
  return room === 'private' ? 'All yours' : 'With another guest'
}
