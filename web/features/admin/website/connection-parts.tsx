import { useMutation } from '@tanstack/react-query'
import { Check, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ConnectionName } from '#domain/site/connections.ts'
import type { Finding } from '#domain/site/finding.ts'
import { api, errorText } from '#web/api/client.ts'
import { AskButton, SmallButton } from '#web/features/admin/kit/form/actions.tsx'
import { useConfirmation } from '#web/features/admin/kit/form/confirmation.tsx'
import { readQuery } from '#web/features/admin/kit/frame/admin-data.tsx'
import { Group, rowStyle } from '#web/features/admin/kit/list/group.tsx'
import { Notice } from '#web/ui/notice.tsx'

export const connectionsQuery = readQuery('/api/admin/connections')

/** Where the forms of this page lead back to. */
export const BACK = { to: '/admin/website/todo', label: 'To do' }

const MARKS = {
  done: <Check aria-label="All right" className="mt-0.5 size-5 shrink-0 text-success" />,
  todo: <TriangleAlert aria-label="To do" className="mt-0.5 size-5 shrink-0 text-amber-deep" />,
  note: <Info aria-label="Note" className="mt-0.5 size-5 shrink-0 text-ink-soft" />,
}

/** Each finding with its mark. */
export function Findings({ findings }: { findings: readonly Finding[] }) {
  return findings.map(({ state, text }) => (
    <li key={text} className={`${rowStyle} flex gap-3 text-sm`}>
      {MARKS[state]}
      <span className="min-w-0 wrap-anywhere">{text}</span>
    </li>
  ))
}

/** What a service that is connected says of itself, with buttons to test and to remove it. */
export function Connected({
  name,
  source,
  test,
  removed,
  children,
}: {
  name: ConnectionName
  source: 'environment' | 'desk' | 'none'
  /** Label of the button that tests it. */
  test: string
  /** What no longer works once the keys are removed. */
  removed: string
  /** Rows of facts: `li`. */
  children: ReactNode
}) {
  const { confirming, dialog } = useConfirmation()
  const tried = useMutation({
    mutationFn: () => api('POST', '/api/admin/connections/{name}/test', { params: { name } }),
  })
  if (source === 'none') return null
  return (
    <Group
      title="Connected"
      foot={
        <div className={`${rowStyle} flex flex-wrap gap-2`}>
          <SmallButton busy={tried.isPending} onClick={() => tried.mutate()}>
            {test}
          </SmallButton>
          {source === 'desk' && (
            <AskButton
              variant="quiet"
              act={() =>
                confirming(() => api('DELETE', '/api/admin/connections/{name}', { params: { name } }))
              }
              done={() => ({ title: 'Keys removed' })}
              failed="Keys not removed"
              question={{
                title: 'Remove the keys?',
                description: removed,
                confirmLabel: 'Remove them',
                cancelLabel: 'Keep them',
              }}
            >
              Remove the keys
            </AskButton>
          )}
          {dialog}
        </div>
      }
    >
      {children}
      {source === 'environment' && (
        <li className={`${rowStyle} text-sm text-ink-soft`}>
          Your technician has set this on the server, and that comes first.
        </li>
      )}
      {tried.data && <Findings findings={tried.data.findings} />}
      {tried.error && (
        <li className={rowStyle}>
          <Notice tone="danger" live="alert" title="Not tested">
            {errorText(tried.error)}
          </Notice>
        </li>
      )}
    </Group>
  )
}

/** A fact of a connection, in a row. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <li className={`${rowStyle} flex flex-wrap justify-between gap-x-4 text-sm`}>
      <span className="text-ink-soft">{label}</span>
      <span className="min-w-0 font-semibold wrap-anywhere">{children}</span>
    </li>
  )
}
