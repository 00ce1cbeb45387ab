import { counted, listed } from '#domain/base/wording.ts'
import type { GoingLive as Left } from '#domain/contract/going-live-calls.ts'
import { api, errorText } from '#web/api/client.ts'
import { ActButton, AskButton, useAct } from '#web/features/admin/kit/form/actions.tsx'
import { useConfirmation } from '#web/features/admin/kit/form/confirmation.tsx'
import { readQuery, useAdminQuery } from '#web/features/admin/kit/frame/admin-data.tsx'
import { List } from '#web/features/admin/kit/list/group.tsx'
import { LinkRow } from '#web/features/admin/kit/list/link-row.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** The data of `GoingLive`; a page with it reads `readGoingLive` in its loader. */
export const goingLiveQuery = readQuery('/api/admin/go-live')

/** Card on To do: test bookings, what the technician has to do, and the button that opens the website. */
export function GoingLive() {
  const { data } = useAdminQuery(goingLiveQuery)
  if (!data) return null
  return (
    <section
      aria-labelledby="going-live"
      className="flex flex-col items-start gap-4 rounded-lg border border-line bg-white p-4"
    >
      <div>
        <h2 id="going-live" className="text-lg">
          Going live
        </h2>
        <p className="mt-1 text-ink-soft">
          Try it as a guest would. A test booking takes no place, and only you get its emails.
        </p>
      </div>
      <TestBookings left={data} />
      <hr className="w-full border-line" />
      {data.state === 'open' ? (
        <p className="font-semibold">Your website is open: guests can book.</p>
      ) : (
        <Opening left={data} />
      )}
    </section>
  )
}

function TestBookings({ left: { testBookings } }: { left: Left }) {
  const make = useAct({
    act: () => api('POST', '/api/admin/test-bookings'),
    failed: 'No test booking made',
    onDone: ({ payLink }) => {
      if (payLink) window.location.assign(payLink)
    },
  })
  return (
    <>
      <Button variant="secondary" busy={make.isPending} busyLabel="Booking..." onClick={() => make.mutate()}>
        Make a test booking
      </Button>
      {testBookings.length > 0 && (
        <AskButton
          variant="quiet"
          act={() => api('DELETE', '/api/admin/test-bookings')}
          done={({ removed }) => ({ title: `${counted(removed, 'test booking')} removed` })}
          failed="Test bookings not removed"
          question={{
            title: 'Remove the test bookings?',
            description: `${listed(testBookings.map(({ name }) => name))}, with their payments and emails. Nothing of your guests changes.`,
            confirmLabel: 'Remove them',
            cancelLabel: 'Keep them',
          }}
        >
          Remove the test bookings ({testBookings.length})
        </AskButton>
      )}
    </>
  )
}

function Opening({ left }: { left: Left }) {
  const { confirming, dialog } = useConfirmation()
  const open = useAct({
    act: () => confirming(() => api('POST', '/api/admin/go-live')),
    done: () => ({ title: 'Your website is open', description: 'Guests can book from now on.' }),
  })
  const { connections, settings } = left
  const missing = missingOf(left)
  return (
    <>
      <List className="w-full">
        <LinkRow
          to="/admin/website/stripe"
          title="Card payments"
          about={connections.stripe ?? 'Connected with a live key'}
        />
        <LinkRow to="/admin/website/mail" title="Mail" about={connections.mail ?? 'Connected'} />
      </List>
      {settings.length > 0 && (
        <div className="flex w-full flex-wrap items-center justify-between gap-x-3">
          <p>
            {settings.length === 1
              ? '1 setting is your technician’s.'
              : `${settings.length} settings are your technician’s.`}
          </p>
          <ActButton
            variant="link"
            className="-mx-4"
            act={() => api('POST', '/api/admin/go-live/list')}
            failed="The list wasn’t sent"
            done={({ to }) => ({
              title: `The list is on its way to ${to}`,
              description: 'Forward it to your technician.',
            })}
          >
            Send the list
          </ActButton>
        </div>
      )}
      <Button
        wide
        disabled={missing.length > 0}
        busy={open.isPending}
        busyLabel="Opening..."
        onClick={() => open.mutate()}
      >
        Go live
      </Button>
      <p className="self-center text-center text-sm text-ink-soft">
        {missing.length > 0
          ? `${listed(missing)} to go`
          : 'Publishes your changes and removes the test bookings. Then guests can book.'}
      </p>
      {open.error && (
        <Notice tone="danger" live="alert" title="Not opened">
          {errorText(open.error)}
        </Notice>
      )}
      {dialog}
    </>
  )
}

/** Returns what keeps the website closed: “37 facts”, “2 connections”, “8 settings”. */
function missingOf({ facts, connections: { stripe, mail }, settings }: Left): string[] {
  const numbers = {
    fact: facts,
    connection: [stripe, mail].filter((missing) => missing !== null).length,
    setting: settings.length,
  }
  return Object.entries(numbers).flatMap(([what, number]) => (number > 0 ? [counted(number, what)] : []))
}
