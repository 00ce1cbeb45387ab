import { Check } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { counted } from '#domain/base/wording.ts'
import { api } from '#web/api/client.ts'
import { ActButton } from '#web/features/admin/kit/form/actions.tsx'
import { UndoRing } from '#web/features/admin/money/undo-ring.tsx'

/** What the page of publishing hands over to this one. */
const publishedSchema = z.object({ version: z.int(), changes: z.array(z.string()), until: z.number() })

/** What was just published, with the seconds left to undo it. */
export function Published() {
  const state: unknown = useLocation().state
  const navigate = useNavigate()
  const published = publishedSchema.safeParse(state)
  const until = published.success ? published.data.until : 0
  const leftMs = useMsUntil(until)
  if (!published.success) return null
  const { version, changes } = published.data
  return (
    <output className="block mt-4 rounded-lg border border-line bg-white p-4">
      <div className="flex items-center gap-3">
        <span className="grid size-10 place-items-center rounded-full bg-success-soft text-success">
          <Check aria-hidden className="size-5" />
        </span>
        <div>
          <h2 className="text-lg">Published</h2>
          <p className="text-sm text-ink-soft">Guests see your {counted(changes.length, 'change')} now.</p>
        </div>
      </div>
      <ul className="mt-3 divide-y divide-line text-sm">
        {changes.map((change) => (
          <li key={change} className="py-2 wrap-anywhere">
            {change}
          </li>
        ))}
      </ul>
      {leftMs > 0 && (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-3 rounded-lg bg-sea-deep p-3 text-cream">
          <div className="flex items-center gap-3">
            <UndoRing leftMs={leftMs} />
            <p>
              <b>Undo?</b>
              <span className="block text-sm">The old version comes back, your draft too.</span>
            </p>
          </div>
          <ActButton
            variant="light"
            act={() => api('POST', '/api/admin/site/versions/{n}/undo', { params: { n: String(version) } })}
            failed="Not undone"
            done={() => ({
              title: 'Undone',
              description: 'Guests see the version before. Your draft is here again.',
            })}
            onDone={() => navigate('/admin/website', { replace: true, state: null })}
          >
            Undo
          </ActButton>
        </div>
      )}
    </output>
  )
}

function useMsUntil(until: number): number {
  const [now, setNow] = useState(() => Date.now())
  const left = Math.max(0, until - now)
  const isOver = left === 0
  useEffect(() => {
    if (isOver) return undefined
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [isOver])
  return left
}
