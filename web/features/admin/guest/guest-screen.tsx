import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { GuestPage } from '#domain/api-contract.ts'
import { LoadFailure } from '#web/features/admin/desk/load-failure.tsx'
import { useDeskQuery } from '#web/features/admin/desk/desk-queries.ts'
import { useShortcut } from '#web/features/admin/desk/shortcuts.ts'
import { RowSkeleton } from '#web/features/admin/desk/row-skeleton.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { BookingFacts } from './booking-facts.tsx'
import { GuestActions } from './guest-actions.tsx'
import { GuestHead } from './guest-head.tsx'
import { guestQuery } from './guest-query.ts'
import { isErased } from './guest-standing.ts'
import { GuestSums } from './guest-sums.tsx'
import { HistoryList } from './history-list.tsx'
import { Ledger } from './ledger.tsx'
import { MailList } from './mail-list.tsx'
import { NotFoundGuest } from './not-found-guest.tsx'
import { Notes, NOTE_FIELD } from './notes.tsx'
import { Papers } from './papers.tsx'
import { GuestComplaints, GuestHandOvers } from './rights.tsx'

interface GuestScreenProps {
  bookingId: string
  /** What the loader brought along; null where it could not. */
  page: GuestPage | null
  /** Whether there is no such booking. */
  isUnknown: boolean
  /** The product's clock when the page was asked for. */
  now: string
}

/** Everything about one booking on one page: money first, then what was written, and what is known of the guest. */
export function GuestScreen({ bookingId, page: loaded, isUnknown, now }: GuestScreenProps) {
  const query = useDeskQuery(guestQuery(bookingId), loaded)
  const page = query.data
  if (isUnknown && !page) return <NotFoundGuest />
  return (
    <>
      <LoadFailure query={query} what="This guest" seen="this guest" />
      {page ? <Page page={page} now={now} /> : !query.error && <RowSkeleton label="Loading the guest" />}
    </>
  )
}

function Page({ page, now }: { page: GuestPage; now: string }) {
  const { lead } = page
  const [noteOpen, setNoteOpen] = useState(true)
  function writeNote() {
    // The field takes the focus only once it is there.
    flushSync(() => setNoteOpen(true))
    document.getElementById(NOTE_FIELD)?.focus()
  }
  useShortcut('n', 'Write a note', writeNote)
  return (
    <div className="flex flex-col gap-7">
      <div className="grid items-start gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <GuestHead lead={lead} now={now} />
          <div className="lg:hidden">
            <GuestSums lead={lead} />
          </div>
          <GuestActions lead={lead} payLink={page.payLink} onNote={writeNote} />
          {isErased(lead) && (
            <Notice tone="info" title="This guest’s data was erased">
              Stay, price, ledger and papers stay for the books.
            </Notice>
          )}
        </div>
        <div className="hidden lg:block">
          <GuestSums lead={lead} />
        </div>
      </div>
      <div className="grid items-start gap-x-8 gap-y-7 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-7">
          <GuestHandOvers handOvers={page.handOvers} />
          <GuestComplaints complaints={page.complaints} />
          <Ledger page={page} />
          <MailList page={page} />
          <HistoryList history={page.history} />
        </div>
        <div className="flex min-w-0 flex-col gap-7">
          <BookingFacts page={page} />
          <Notes bookingId={lead.id} notes={page.notes} open={noteOpen} onToggle={setNoteOpen} />
          <Papers page={page} />
        </div>
      </div>
    </div>
  )
}
