import { useState } from 'react'
import { counted, listed } from '#domain/base/wording.ts'
import type { GoingLive as Left } from '#domain/contract/going-live-calls.ts'
import { api, errorText } from '#web/api/client.ts'
import { AskButton, SmallButton, SmallButtonLink, useAct } from '#web/features/admin/kit/form/actions.tsx'
import { useConfirmation } from '#web/features/admin/kit/form/confirmation.tsx'
import { WordsForm } from '#web/features/admin/kit/form/words-form.tsx'
import { readQuery, useAdminQuery } from '#web/features/admin/kit/frame/admin-data.tsx'
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
  const { facts, settings } = left
  const isReady = facts === 0 && settings.length === 0
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <SmallButtonLink to="/admin/website/stripe">Card payments</SmallButtonLink>
        <SmallButtonLink to="/admin/website/mail">Mail</SmallButtonLink>
      </div>
      {settings.length > 0 && <Settings settings={settings} />}
      <Button
        wide
        disabled={!isReady}
        busy={open.isPending}
        busyLabel="Opening..."
        onClick={() => open.mutate()}
      >
        Go live
      </Button>
      <p className="self-center text-sm text-ink-soft">{toGo(left)}</p>
      {open.error && (
        <Notice tone="danger" live="alert" title="Not opened">
          {errorText(open.error)}
        </Notice>
      )}
      {dialog}
    </>
  )
}

function toGo({ facts, settings }: Left): string {
  const left = [
    ...(facts > 0 ? [counted(facts, 'fact')] : []),
    ...(settings.length > 0 ? [counted(settings.length, 'setting')] : []),
  ]
  if (left.length > 0) return `${listed(left)} to go`
  return 'Publishes your changes and removes the test bookings. Then guests can book.'
}

/** The missing settings in one line, their list, and a form that emails it. */
function Settings({ settings }: { settings: readonly string[] }) {
  const [isOpen, setOpen] = useState(false)
  const isOne = settings.length === 1
  return (
    <div className="w-full">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p>
          {isOne ? '1 setting is your technician’s.' : `${settings.length} settings are your technician’s.`}
        </p>
        <SmallButton variant="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Send the list
        </SmallButton>
      </div>
      {isOpen && (
        <>
          <ol className="my-3 list-decimal pl-5 text-sm text-ink-soft">
            {settings.map((text) => (
              <li key={text} className="wrap-anywhere">
                {text}
              </li>
            ))}
          </ol>
          <WordsForm
            className=""
            label="Your technician’s email address"
            name="technician"
            autoComplete="off"
            empty="Enter an email address"
            button="Email the list"
            send={(to) => api('POST', '/api/admin/go-live/list', { body: { to } })}
            said={{ title: 'The list is on its way' }}
          />
        </>
      )}
    </div>
  )
}
