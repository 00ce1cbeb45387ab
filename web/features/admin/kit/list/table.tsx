import { ChevronDown, ChevronUp } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { ROW } from './group.tsx'

export interface Column<Sort extends string = never> {
  label: string
  /** Order that pressing the heading chooses, if any. */
  sort?: Sort
  /** True if the heading is only for screen readers. */
  isHidden?: boolean
  className?: string
}

// Less padding on small laptops; what still doesn't fit is scrolled to. In print, borders separate the cells instead of padding.
const cellStyle =
  'px-2 py-1 first:pl-4 last:pr-4 xl:px-3 stacked:p-0 print:border print:border-line-strong print:px-1 print:py-px print:align-top print:first:pl-1.5 print:last:pr-1.5'

/**
 * A table at every width: on a screen narrower than `columnsFrom`, the `stacked:` classes lay out each row without columns (`admin.css`).
 * Every role is explicit, because browsers drop a table's roles when CSS changes its display.
 */
export function Table<Sort extends string = never>({
  label,
  columnsFrom,
  columns,
  sorted,
  onSort,
  className,
  more,
  foot,
  children,
}: {
  /** Accessible name of the table. */
  label: string
  columnsFrom: 'md' | 'lg' | 'xl' | 'never'
  columns: readonly Column<Sort>[]
  sorted?: { by: string; descending?: boolean }
  onSort?: (sort: Sort, descending: boolean) => void
  className?: string
  /** Button that shows more rows. */
  more?: ReactNode
  /** A `Foot`. */
  foot?: ReactNode
  /** `Row`s. */
  children: ReactNode
}) {
  /** Heading of a column. Pressing it sorts by the column; pressing it again reverses the order. */
  const head = ({ label: text, sort, isHidden, className: width }: Column<Sort>) => {
    const isSorted = sort !== undefined && sorted?.by === sort
    const order = sorted?.descending ? 'descending' : 'ascending'
    const Icon = order === 'descending' ? ChevronDown : ChevronUp
    return (
      <th
        key={text}
        role="columnheader"
        scope="col"
        aria-sort={sort && (isSorted ? order : 'none')}
        className={classNames(cellStyle, 'font-semibold whitespace-nowrap', width)}
      >
        {sort ? (
          <button
            type="button"
            onClick={() => onSort?.(sort, isSorted && order === 'ascending')}
            className={classNames(
              // On a second printed page Chromium repeats only text in the table head, not buttons.
              'inline-flex min-h-11 items-center gap-1 hover:text-ink print:contents',
              isSorted && 'text-ink',
            )}
          >
            {text}
            {isSorted && <Icon aria-hidden className="size-4 print:hidden" />}
          </button>
        ) : (
          <span className={classNames(isHidden && 'sr-only')}>{text}</span>
        )}
      </th>
    )
  }
  return (
    <div
      data-columns={columnsFrom}
      className="overflow-x-auto rounded-lg border border-line bg-white print:overflow-visible print:rounded-none print:border-0"
    >
      <table
        role="table"
        aria-label={label}
        className={classNames('w-full text-left text-sm stacked:block stacked:overflow-hidden', className)}
      >
        <thead role="rowgroup" className="stacked:hidden">
          <tr
            role="row"
            className={classNames(
              'border-b border-line text-ink-soft print:bg-cream',
              !onSort && 'h-10 text-xs',
            )}
          >
            {columns.map(head)}
          </tr>
        </thead>
        <tbody role="rowgroup" className="divide-y divide-line stacked:block">
          {children}
        </tbody>
        {more && (
          <tbody role="rowgroup" className="border-t border-line stacked:block">
            <tr role="row" className="stacked:grid">
              <td role="cell" colSpan={columns.length}>
                {more}
              </td>
            </tr>
          </tbody>
        )}
        {foot}
      </table>
    </div>
  )
}

/** A row that is outlined while something in it has the keyboard's focus. */
export function Row({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <tr role="row" {...ROW} className={classNames('hover:bg-cream print:break-inside-avoid', className)}>
      {children}
    </tr>
  )
}

/** Last row of a table, for its sums. */
export function Foot({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <tfoot role="rowgroup" className="stacked:block">
      <tr
        role="row"
        className={classNames('h-11 border-t-2 border-line-strong font-bold stacked:h-auto', className)}
      >
        {children}
      </tr>
    </tfoot>
  )
}

/** A cell; `isHead` for the one that names its row. */
export function Cell({ isHead = false, className, ...cell }: ComponentProps<'td'> & { isHead?: boolean }) {
  const props = { ...cell, className: classNames(cellStyle, className) }
  return isHead ? <th role="rowheader" scope="row" {...props} /> : <td role="cell" {...props} />
}
