import { formatEuros } from '#domain/money.ts'
import type { Sheet } from '#domain/sheet-shapes.ts'
import { Missing } from './missing.tsx'
import { countGroups } from './sheet-texts.ts'

/** What to prepare in figures: a list on a phone, boxes beside each other where there is room, and on paper. */
export function CountBoxes({ sheet }: { sheet: Sheet }) {
  const { due, owing } = sheet.counts
  return (
    <dl className="figures mt-4 rounded-lg border border-line bg-white text-sm max-md:divide-y max-md:divide-line md:grid md:grid-cols-[repeat(5,auto)] md:gap-2 md:border-0 md:bg-transparent print:mt-2 print:grid print:grid-cols-[repeat(5,auto)] print:gap-1.5 print:divide-y-0 print:border-0 print:text-[8.5pt] print:leading-snug">
      {countGroups(sheet).map(({ title, lines, missing }, index) => (
        <div
          key={title}
          className="max-md:grid max-md:grid-cols-[6.5rem_minmax(0,1fr)] max-md:gap-x-3 max-md:px-4 max-md:py-2.5 md:rounded-lg md:border md:border-line md:bg-white md:px-3.5 md:py-2.5 print:block print:rounded-none print:border print:border-line-strong print:px-2 print:py-1"
        >
          <dt className="font-display font-bold">{title}</dt>
          {lines.map((line) => (
            <dd key={line} className="col-start-2">
              {line}
            </dd>
          ))}
          {missing.map((text) => (
            <dd key={text} className="col-start-2 mt-0.5">
              <Missing>{text}</Missing>
            </dd>
          ))}
          {lines.length === 0 && missing.length === 0 && <dd className="col-start-2">—</dd>}
          {index === 0 && due > 0 && (
            <dd className="col-start-2">
              <b className="text-danger print:text-ink">{formatEuros(due)} due</b>, {owing}{' '}
              {owing === 1 ? 'guest' : 'guests'}
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
