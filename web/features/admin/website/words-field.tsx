import { CircleAlert, EyeOff, Lock } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import type { SiteFieldView } from '#domain/contract/site-calls.ts'
import {
  editedText,
  figureLabels,
  mendFigures,
  shownPieces,
  storedText,
  withFigure,
  withoutFigure,
} from '#domain/site/figure-text.ts'
import { lengthText } from '#domain/site/typed-values.ts'
import { SmallButton } from '#web/features/admin/kit/form/actions.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { controlStyle, FieldError } from '#web/ui/form/field.tsx'
import { useHydrated } from '#web/ui/hydration.tsx'
import { textOf, useSiteField } from './kept-words.tsx'
import { Overwritten } from './overwritten.tsx'

/** How long after the last key a figure that was typed over is put back, in milliseconds. */
const MEND_AFTER_MS = 800

/** One text of a page: a plain text area in which figures stand as `{48}`, kept or removed whole. */
export function WordsField({
  field,
  label,
  isFirst = false,
  onWords,
}: {
  field: SiteFieldView
  label: ReactNode
  /** True to begin in it. */
  isFirst?: boolean
  /** Called with the text as it is stored, on each key, to show it in the page. */
  onWords?: (field: SiteFieldView, stored: string) => void
}) {
  const hydrated = useHydrated()
  const { path, figures, kind } = field
  const { value, problem, isOverwritten, change, keep } = useSiteField(field)
  const [typed, setTyped] = useState(() => editedText(textOf(value), figures))
  const [putBack, setPutBack] = useState<string | null>(null)
  const mended = useRef(typed)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const area = useRef<HTMLTextAreaElement>(null)
  const labels = figureLabels(figures)

  function take(text: string) {
    setTyped(text)
    change(storedText(text, figures))
    onWords?.(field, storedText(text, figures))
  }

  function mend(text: string) {
    clearTimeout(timer.current)
    const { text: whole, typed: slip, figure } = mendFigures(mended.current, text, figures)
    mended.current = whole
    if (!figure) return
    setPutBack(`${slip} was typed. The page fills in ${figure.shown}, so we put it back.`)
    take(whole)
  }

  const leave = useEffectEvent(() => {
    mend(typed)
    keep()
  })
  const begin = useEffectEvent(() => textOf(value) !== '' && onWords?.(field, storedText(typed, figures)))
  useEffect(() => {
    begin()
    if (isFirst) area.current?.focus({ preventScroll: true })
    return () => leave()
  }, [isFirst])

  if (value === null && field.published !== null)
    return (
      <div className="flex flex-col items-start gap-2">
        <p className="font-semibold">{label}</p>
        <p className="text-sm text-ink-soft">Left out of the website.</p>
        <SmallButton variant="secondary" onClick={() => take(typed)}>
          Add it
        </SmallButton>
      </div>
    )
  const missing = figures.find(({ shown }) => problem?.endsWith(`put {${shown}} back`))
  const shown = shownPieces(storedText(typed, figures), figures)
  const count = lengthText(
    shown.reduce((sum, { text }) => sum + text.length, 0),
    field.max,
  )
  const isExample = field.isExample && textOf(value) === textOf(field.value)
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <label htmlFor={path} className="flex flex-wrap items-center justify-between gap-2 font-semibold">
        {label}
        <span className="flex gap-2">
          {isExample && <Badge tone="warning">Example</Badge>}
          <span className="inline-grid h-5 min-w-7 place-items-center rounded-sm border border-line-strong px-1 text-xs font-bold text-ink-soft">
            EN
          </span>
        </span>
      </label>
      <textarea
        ref={area}
        id={path}
        rows={1}
        value={typed}
        disabled={!hydrated}
        aria-invalid={problem !== null || undefined}
        aria-describedby={problem === null ? undefined : `${path}-problem`}
        className={classNames(
          controlStyle,
          'field-sizing-content max-h-96 resize-none',
          kind !== 'line' && 'min-h-24',
          isExample && 'border-dashed border-amber-deep bg-amber-soft',
        )}
        onChange={({ target }) => {
          setPutBack(null)
          take(target.value)
          clearTimeout(timer.current)
          timer.current = setTimeout(() => mend(target.value), MEND_AFTER_MS)
        }}
        onBlur={() => {
          mend(typed)
          keep()
        }}
      />
      {count && <p className="figures self-end text-sm text-ink-soft">{count}</p>}
      <FieldError id={`${path}-problem`}>{problem ?? undefined}</FieldError>
      {missing && (
        <SmallButton
          className="self-start"
          onClick={() =>
            take(
              withFigure(
                typed,
                editedText(textOf(field.published), figures),
                labels.get(missing.name) ?? missing.shown,
              ),
            )
          }
        >
          Put {`{${missing.shown}}`} back
        </SmallButton>
      )}
      {putBack && (
        <output className="flex gap-2 text-sm font-medium text-amber-deep">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {putBack}
        </output>
      )}
      {isOverwritten && <Overwritten />}
      {isExample && field.hint !== '' && <p className="text-sm text-ink-soft">Write {field.hint}.</p>}
      <Figures
        figures={figures.filter(({ name }) => typed.includes(`{${labels.get(name) ?? ''}}`))}
        labels={labels}
        onRemove={(figure) => {
          mended.current = withoutFigure(typed, figure)
          take(mended.current)
          area.current?.focus()
        }}
      />
      {field.mayLeaveOut && textOf(value) !== '' && (
        <SmallButton
          variant="quiet"
          className="-ml-3 self-start"
          onClick={() => {
            change(null)
            keep()
            onWords?.(field, '')
          }}
        >
          <EyeOff aria-hidden className="size-5" />
          Leave this part out
        </SmallButton>
      )}
    </div>
  )
}

/** The figures in a text: what each is, and the only two things that can be done with it. */
function Figures({
  figures,
  labels,
  onRemove,
}: {
  figures: SiteFieldView['figures']
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
