import type { AdminSessionView } from '#domain/admin/settings-calls.ts'
import { api } from '#web/api/client.ts'
import { ActButton } from '#web/features/admin/kit/form/use-act.tsx'
import { readQuery } from '#web/features/admin/kit/frame/admin-queries.ts'
import { Group, rowStyle } from '#web/features/admin/kit/list/group.tsx'
import { adminTime } from '#web/features/admin/kit/texts.ts'
import { Badge } from '#web/ui/badge.tsx'

export const sessionsQuery = readQuery('/api/admin/sessions')

const SIGN_OUT = { failed: 'Not signed out', reads: sessionsQuery.queryKey }

/** Devices signed in to the admin area; each can be signed out here. */
export function DeviceGroup({ sessions }: { sessions: readonly AdminSessionView[] }) {
  return (
    <Group
      title="Signed-in devices"
      count={sessions.length}
      foot={
        sessions.length > 1 && (
          <div className={rowStyle}>
            <ActButton
              act={() => api('DELETE', '/api/admin/sessions')}
              done={() => ({ title: 'All other devices signed out' })}
              {...SIGN_OUT}
            >
              Sign out everywhere else
            </ActButton>
          </div>
        )
      }
    >
      {sessions.map((session) => (
        <DeviceRow key={session.id} session={session} />
      ))}
    </Group>
  )
}

function DeviceRow({
  session: { id, device, since, lastSeen, until, current },
}: {
  session: AdminSessionView
}) {
  return (
    <li className={`${rowStyle} flex items-start justify-between gap-x-3`}>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold wrap-anywhere">
          {NAMES[device] ?? device}
          {current && <Badge tone="success">This device</Badge>}
        </p>
        <div className="figures text-sm text-ink-soft">
          {!current && <p>Last seen {adminTime(lastSeen)}</p>}
          <p>Signed in {adminTime(since)}</p>
          <p>Until {adminTime(until)}</p>
        </div>
      </div>
      {!current && (
        <ActButton
          variant="quiet"
          className="-my-1.5 -mr-3 shrink-0"
          aria-label={`Sign out ${NAMES[device] ?? device}, signed in ${adminTime(since)}`}
          act={() => api('DELETE', '/api/admin/sessions/{sessionId}', { params: { sessionId: id } })}
          done={() => ({ title: 'Device signed out' })}
          {...SIGN_OUT}
        >
          Sign out
        </ActButton>
      )}
    </li>
  )
}

/** Device names capitalised for the start of a line. */
const NAMES: Record<string, string> = { 'a device': 'A device' }
