import { TriangleAlert } from 'lucide-react'
import { formatInstant } from '#domain/dates.ts'
import type { AlertView } from '#domain/desk-shapes.ts'
import { DoneMark } from '#web/features/admin/desk/done-mark.tsx'
import { rowStyle } from '#web/features/admin/desk/group.tsx'
import { ROW } from '#web/features/admin/desk/row-keys.ts'
import type { Standing } from '#web/features/admin/desk/frozen-list.ts'
import { RoutedButtonLink } from '#web/ui/routed-button-link.tsx'

/** A problem of the website itself, and how to fix it. */
export function AlertRow({ row: { since, title, what, mend, link }, isGone }: Standing<AlertView>) {
  return (
    <li {...ROW} className={`${rowStyle} flex flex-col items-start gap-2`}>
      <p className="flex items-start gap-2 font-semibold text-danger">
        <TriangleAlert aria-hidden className="mt-1 size-4 shrink-0" />
        <span className="min-w-0 wrap-anywhere">{title}</span>
      </p>
      <p className="text-sm wrap-anywhere">{what}</p>
      <p className="text-sm wrap-anywhere text-ink-soft">{mend}</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {isGone ? (
          <DoneMark>Fixed</DoneMark>
        ) : (
          <RoutedButtonLink to={link.to} variant="secondary" size="sm">
            {link.label}
          </RoutedButtonLink>
        )}
        <span className="figures text-sm text-ink-soft">Since {formatInstant(new Date(since))}</span>
      </div>
    </li>
  )
}
