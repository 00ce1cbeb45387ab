import { QueryClientProvider, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { LogOut, RefreshCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { api, errorText, isLoggedOut } from '#web/api/client.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { AdminGate } from './admin-gate.tsx'
import { adminPaymentsQuery, outboxQuery } from './admin-queries.ts'
import { LeadList } from './lead-list.tsx'
import { MailPanel } from './mail-panel.tsx'
import { PaymentsPanel } from './payments-panel.tsx'
import { createQueryClient } from './query-client.ts'
import { RetreatPanel } from './retreat-panel.tsx'

export interface AdminScreenProps {
  signedIn: boolean
  /** The labels of all published retreats, soonest first. */
  retreats: readonly string[]
  /** The label of the next one, or of the last where none lies ahead. */
  next: string
}

/** The operator's view: the gate, and behind it leads, retreats, payments and mails. */
export function AdminScreen(props: AdminScreenProps) {
  const [queries] = useState(createQueryClient)
  return (
    <QueryClientProvider client={queries}>
      <GatedAdmin {...props} />
    </QueryClientProvider>
  )
}

function GatedAdmin({ signedIn: signedInAtFirst, retreats, next }: AdminScreenProps) {
  const [signedIn, setSignedIn] = useState(signedInAtFirst)
  const queries = useQueryClient()

  // A session that ends while the page is open brings the gate back.
  useEffect(
    () =>
      queries.getQueryCache().subscribe(({ query }) => {
        if (isLoggedOut(query.state.error)) setSignedIn(false)
      }),
    [queries],
  )
  function pass() {
    queries.clear()
    setSignedIn(true)
  }
  if (!signedIn) return <AdminGate onPass={pass} />
  return (
    <div className="page-column flex flex-col gap-8 py-10">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <PageHeading title="Admin">Who comes, who has paid, and what to prepare.</PageHeading>
        <div className="flex flex-wrap gap-3">
          <SyncButton />
          <LeaveButton onLeave={() => setSignedIn(false)} />
        </div>
      </header>
      <Tabs
        label="Admin"
        pages={[
          { value: 'leads', label: 'Leads', content: <LeadList retreats={retreats} /> },
          { value: 'retreats', label: 'Retreats', content: <RetreatPanel retreats={retreats} next={next} /> },
          { value: 'payments', label: <PaymentsLabel />, content: <PaymentsPanel /> },
          { value: 'mail', label: <MailLabel />, content: <MailPanel /> },
        ]}
      />
    </div>
  )
}

/** All four tabs have to fit beside each other on a phone. */
const SMALL_ON_PHONES = 'max-sm:px-2'

function PaymentsLabel() {
  const { data } = useQuery(adminPaymentsQuery)
  const open = data?.payments.length ?? 0
  const overdue = data?.payments.filter((payment) => payment.overdue).length ?? 0
  return (
    <span className="inline-flex items-center gap-2">
      Payments
      {open > 0 && (
        <Badge tone="warning" className={overdue > 0 ? 'max-sm:sr-only' : SMALL_ON_PHONES}>
          {open}
          <span className="sr-only"> to look at</span>
        </Badge>
      )}
      {overdue > 0 && (
        <Badge tone="destructive" className={SMALL_ON_PHONES}>
          {overdue} <span className="max-sm:sr-only">overdue</span>
        </Badge>
      )}
    </span>
  )
}

function MailLabel() {
  const { data } = useQuery(outboxQuery)
  const failed = data?.messages.filter(({ state }) => state === 'failed').length ?? 0
  return (
    <span className="inline-flex items-center gap-2">
      Mail
      {failed > 0 && (
        <Badge tone="destructive" className={SMALL_ON_PHONES}>
          {failed} <span className="max-sm:sr-only">not delivered</span>
        </Badge>
      )}
    </span>
  )
}

/** Copies the leads to the notes tool. */
function SyncButton() {
  const sync = useMutation({
    mutationFn: () => api('POST', '/api/sync-notion'),
    onSuccess: ({ message }) => toasts.show({ title: message }),
    onError: (error) =>
      toasts.show({ title: errorText(error, 'Failed to sync leads to Notion'), tone: 'destructive' }),
  })
  return (
    <Button
      variant="secondary"
      size="sm"
      busy={sync.isPending}
      busyLabel="Syncing..."
      onClick={() => sync.mutate()}
    >
      <RefreshCw aria-hidden className="size-4" />
      Sync to Notion
    </Button>
  )
}

function LeaveButton({ onLeave }: { onLeave: () => void }) {
  const queries = useQueryClient()
  const leave = useMutation({
    mutationFn: async () => {
      // What is still being fetched would only come back as a refusal.
      await queries.cancelQueries()
      return api('POST', '/api/admin/logout')
    },
    onSuccess: () => {
      queries.clear()
      onLeave()
    },
    onError: (error) =>
      toasts.show({
        title: 'Logout Failed',
        description: errorText(error, 'Please try again.'),
        tone: 'destructive',
      }),
  })
  return (
    <Button variant="quiet" size="sm" busy={leave.isPending} onClick={() => leave.mutate()}>
      <LogOut aria-hidden className="size-4" />
      Sign Out
    </Button>
  )
}
