import { Link } from 'react-router'
import type { OpenChange } from '#domain/desk-shapes.ts'
import { formatDay } from '#domain/dates.ts'
import { answeredText } from '#web/features/admin/dates/change-texts.ts'
import { Group, rowStyle } from '#web/features/admin/desk/group.tsx'
import { ROW } from '#web/features/admin/desk/row-keys.ts'

/** Changes over which guests still choose: theirs to do, and good to know. */
export function ChangeGroup({ changes }: { changes: readonly OpenChange[] }) {
  if (changes.length === 0) return null
  return (
    <Group title="Guests choose over a change">
      {changes.map(({ id, retreatId, label, chooseBy, ...answers }) => (
        <li key={id} {...ROW}>
          <Link
            to={`/admin/dates/${encodeURIComponent(retreatId)}`}
            className={`${rowStyle} block hover:bg-cream`}
          >
            <span className="block font-semibold">{label}</span>
            <span className="figures block text-sm text-ink-soft">
              {answeredText(answers)}, until {formatDay(chooseBy)}
            </span>
          </Link>
        </li>
      ))}
    </Group>
  )
}
