import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { formatInstant } from '#domain/base/dates.ts'
import { counted } from '#domain/base/wording.ts'
import type { SiteVersionView } from '#domain/contract/site-calls.ts'
import { api } from '#web/api/client.ts'
import { ActButton, SmallButton } from '#web/features/admin/kit/form/actions.tsx'
import { Loaded, readQuery, useAdminQuery } from '#web/features/admin/kit/frame/admin-data.tsx'
import { reading } from '#web/features/admin/kit/frame/loaders.ts'
import { List } from '#web/features/admin/kit/list/group.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { WebsitePage } from './website-page.tsx'

export const loader = reading('listSiteVersions')

const versionsQuery = readQuery('/api/admin/site/versions')

/** Every version that guests have seen, newest first. */
export default function HistoryScreen() {
  const query = useAdminQuery(versionsQuery)
  const [open, setOpen] = useState<number | null>(null)
  return (
    <WebsitePage title="History" below="Every version that guests have seen">
      <Loaded query={query} what="The versions" seen="History">
        {({ versions }) => (
          <List className="max-w-2xl">
            {versions.map((version, index) => (
              <Version
                key={version.n}
                version={version}
                isInForce={index === 0}
                isOpen={open === version.n}
                onOpen={(isOpen) => setOpen(isOpen ? version.n : null)}
              />
            ))}
          </List>
        )}
      </Loaded>
    </WebsitePage>
  )
}

function Version({
  version: { n, at, by, changes, overwritten },
  isInForce,
  isOpen,
  onOpen,
}: {
  version: SiteVersionView
  isInForce: boolean
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}) {
  return (
    <li className={`flex flex-col items-start gap-2 p-4 ${isOpen ? 'bg-amber-soft' : ''}`}>
      <p className="text-sm text-ink-soft">
        {at === null ? 'As it came' : `${formatInstant(new Date(at))} · ${by}`}
      </p>
      <ul className="flex flex-col gap-1 wrap-anywhere">
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      {overwritten.length > 0 && (
        <details className="text-sm">
          <summary className="min-h-11 content-center font-semibold text-teal-deep">
            {counted(overwritten.length, 'text')} overwritten by another device
          </summary>
          <ul className="mt-1 flex flex-col gap-2">
            {overwritten.map(({ title, text, device }) => (
              <li key={`${title}${text}`} className="whitespace-pre-line wrap-anywhere">
                <b>{title}</b>, {device}: {text}
              </li>
            ))}
          </ul>
        </details>
      )}
      {isInForce && <Badge tone="success">Guests see this</Badge>}
      {!isInForce && !isOpen && (
        <SmallButton variant="secondary" onClick={() => onOpen(true)}>
          Go back to this
        </SmallButton>
      )}
      {isOpen && <GoBack n={n} onClose={() => onOpen(false)} />}
    </li>
  )
}

function GoBack({ n, onClose }: { n: number; onClose: () => void }) {
  const navigate = useNavigate()
  const call = (dryRun: boolean) =>
    api('POST', '/api/admin/site/versions/{n}/draft', { params: { n: String(n) }, body: { dryRun } })
  const look = useQuery({ queryKey: ['/api/admin/site/versions', n, 'look'], queryFn: () => call(true) })
  return (
    <section aria-label="Go back to this?" className="w-full rounded-lg border border-line bg-white p-4">
      <h2 className="text-base">Go back to this?</h2>
      <p className="text-sm text-ink-soft">It becomes a draft. Guests see nothing until you publish it.</p>
      {look.data && (
        <ul className="mt-2 flex flex-col gap-1 text-sm wrap-anywhere">
          {look.data.changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
          <li className="text-ink-soft">The bank account stays as it is today.</li>
          {look.data.replaces > 0 && (
            <li className="font-semibold">
              This replaces your {counted(look.data.replaces, 'unpublished change')}.
            </li>
          )}
        </ul>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <ActButton
          variant="primary"
          act={() => call(false)}
          failed="No draft was made"
          onDone={() => navigate('/admin/website/publish')}
        >
          Make it a draft
        </ActButton>
        <SmallButton variant="quiet" onClick={onClose}>
          Leave it
        </SmallButton>
      </div>
    </section>
  )
}
