import { Lock } from 'lucide-react'
import type { TextFigure } from '#domain/site/figure-text.ts'
import { SmallButton } from '#web/features/admin/kit/form/actions.tsx'

/** The figures in a text: what each is, and the only two things that can be done with it. */
export function FigureRows({
  figures,
  labels,
  onRemove,
}: {
  figures: readonly TextFigure[]
  /** What stands in the braces of each. */
  labels: ReadonlyMap<string, string>
  onRemove: (label: string) => void
}) {
  const [first] = figures
  if (!first) return null
  return (
    <>
      <ul className="divide-y divide-line rounded-lg border border-line bg-paper pr-1 pl-3">
        {figures.map(({ name, shown, what }) => (
          <li key={name} className="flex min-h-12 flex-wrap items-center gap-3 py-1">
            {!shown.includes('\n') && (
              <span className="figures inline-flex items-center gap-1 rounded-full bg-teal-soft px-2 text-sm font-semibold text-teal-deep">
                <Lock aria-hidden className="size-3" />
                {shown}
              </span>
            )}
            <span className="min-w-24 grow basis-0 text-sm leading-snug">{what}</span>
            <SmallButton variant="quiet" onClick={() => onRemove(labels.get(name) ?? shown)}>
              Remove<span className="sr-only"> {what}</span>
            </SmallButton>
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-soft">
        Write around {`{${labels.get(first.name) ?? ''}}`}: the page fills it in.
      </p>
    </>
  )
}
