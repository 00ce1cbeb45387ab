import { formatInstant, formatShortDay } from '#domain/base/dates.ts'
import { counted } from '#domain/base/wording.ts'
import type { RetreatView } from '#domain/contract/retreat-calls.ts'
import type { WaitingListView } from '#domain/contract/waiting-list-calls.ts'
import { placesText } from '#domain/place/waiting-list.ts'
import { FIRST_COME_DAYS } from '#domain/terms/deadlines.ts'
import { api } from '#web/api/client.ts'
import { ActButton } from '#web/features/admin/kit/form/actions.tsx'
import { Loaded, readQuery, useAdminQuery, useNow } from '#web/features/admin/kit/frame/admin-data.tsx'
import { AdminHead, BackLink } from '#web/features/admin/kit/frame/admin-head.tsx'
import { reading } from '#web/features/admin/kit/frame/loaders.ts'
import { dotted } from '#web/features/admin/kit/texts.ts'
import { Badge } from '#web/ui/badge.tsx'
import { EmptyState, Notice } from '#web/ui/notice.tsx'
import { dateAddress, takenText } from './date-list.ts'
import { datePage, type LoadedDate } from './date-page.tsx'
import { automaticText } from './waiting-list-texts.ts'

export const loader = reading('adminRetreats', 'adminWaitingList')

/** Page of who waits for places on a date, with offers by hand and the pause of those by themselves. */
export default datePage('Waiting list', WaitingList)

function WaitingList({ date }: LoadedDate) {
  const query = useAdminQuery(
    readQuery('/api/admin/retreats/{retreatId}/waiting-list', { params: { retreatId: date.id } }),
  )
  return (
    <>
      <div className="mb-5">
        <BackLink to={dateAddress(date)}>{date.label}</BackLink>
        <AdminHead
          title="Waiting list"
          below={dotted(
            `Kiters: ${takenText(date.kiters, date.placesKiter)}`,
            `Non-kiters: ${takenText(date.nonKiters, date.placesNonKiter)}`,
          )}
        />
      </div>
      <Loaded query={query} what="The waiting list">
        {(list) => (
          <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22rem] xl:gap-8">
            <div className="flex min-w-0 flex-col gap-3">
              <Entries date={date} list={list} />
              <Ended list={list} />
            </div>
            <div className="flex min-w-0 flex-col gap-3">
              <Automatic date={date} list={list} />
              <section className="rounded-lg border border-line bg-white p-4">
                <h2 className="text-base">{`From ${formatShortDay(list.firstComeFrom)}`}</h2>
                <p className="mt-1 text-sm text-ink-soft">
                  {FIRST_COME_DAYS} days before the start, we tell everyone on the list at once. First come,
                  first served.
                </p>
              </section>
            </div>
          </div>
        )}
      </Loaded>
    </>
  )
}

function Entries({ date, list: { entries } }: { date: RetreatView; list: WaitingListView }) {
  if (entries.length === 0) return <EmptyState title="No one is waiting for this date" />
  const first = entries.find(({ mayBeOffered }) => mayBeOffered)
  const isWaitingForYou = date.waitingListPaused && first
  return (
    <>
      {isWaitingForYou && (
        <Notice tone="warning" title={`Free for ${first.firstName}: ${placesText(first)}`}>
          Offers are paused, so no one has it.
        </Notice>
      )}
      <ul className="divide-y divide-line rounded-lg border border-line bg-white">
        {entries.map((entry) => (
          <li
            key={entry.id}
            className={`flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 ${entry.offerUntil ? 'bg-cream' : ''}`}
          >
            <span
              aria-hidden
              className="figures grid size-8 shrink-0 place-items-center rounded-full bg-cream font-semibold"
            >
              {entry.rank}
            </span>
            <div className="min-w-0 grow basis-40">
              <p className="font-semibold wrap-anywhere">
                <span className="sr-only">{`Number ${entry.rank}: `}</span>
                {entry.firstName}
              </p>
              <p className="text-sm wrap-anywhere text-ink-soft">{entry.email}</p>
            </div>
            <p className="basis-28 text-sm">{placesText(entry)}</p>
            <p className="figures text-sm whitespace-nowrap text-ink-soft">{`Since ${formatInstant(new Date(entry.since))}`}</p>
            {entry.offerUntil && (
              <Badge tone="warning">{`Offered until ${formatInstant(new Date(entry.offerUntil))}`}</Badge>
            )}
            {entry.isWithdrawn && <Badge tone="quiet">Offer withdrawn: only you can offer again</Badge>}
            {entry.offerUntil && (
              <ActButton
                variant="quiet"
                act={() =>
                  api('DELETE', '/api/admin/waiting-list/{entryId}/offer', { params: { entryId: entry.id } })
                }
                done={() => ({ title: `Offer to ${entry.firstName} withdrawn` })}
                failed="The offer wasn’t withdrawn"
              >
                Withdraw the offer<span className="sr-only"> to {entry.firstName}</span>
              </ActButton>
            )}
            {entry.mayBeOffered && (
              <ActButton
                variant={isWaitingForYou && entry === first ? 'primary' : 'secondary'}
                act={() =>
                  api('POST', '/api/admin/waiting-list/{entryId}/offer', { params: { entryId: entry.id } })
                }
                done={() => ({ title: `Offered to ${entry.firstName}` })}
                failed="Nothing was offered"
              >
                {`Offer to ${entry.firstName}`}
              </ActButton>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

/** How many have ended, and how. */
function Ended({ list: { ended } }: { list: WaitingListView }) {
  const { taken, declined, lapsed, closed } = ended
  if (taken + declined + lapsed + closed === 0) return null
  return (
    <p className="figures text-sm text-ink-soft">
      {dotted(
        taken > 0 && `${taken} took it`,
        declined > 0 && `${declined} let it pass`,
        lapsed > 0 && `${counted(lapsed, 'offer')} ran out`,
        closed > 0 && `${closed} told that the list is closed`,
      )}
    </p>
  )
}

/** Pauses the offers that go out by themselves, or lets them go on. */
function Automatic({ date, list: { firstComeFrom } }: { date: RetreatView; list: WaitingListView }) {
  const { id, waitingListPaused: isPaused } = date
  return (
    <section className="rounded-lg border border-line bg-white p-4">
      <h2 className="text-base">Offer places automatically</h2>
      <p className="mt-1 text-sm text-ink-soft">{automaticText(date, firstComeFrom, useNow())}</p>
      <ActButton
        className="mt-3"
        act={() =>
          api('PATCH', '/api/admin/retreats/{retreatId}', {
            params: { retreatId: id },
            body: { waitingListPaused: !isPaused },
          })
        }
        done={() => ({ title: isPaused ? 'Offers go out again' : 'Offers are paused' })}
        failed="Nothing was changed"
      >
        {isPaused ? 'Offer automatically' : 'Pause'}
      </ActButton>
    </section>
  )
}
