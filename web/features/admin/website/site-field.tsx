import { CircleAlert, EyeOff, Info } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { formatTime } from '#domain/base/dates.ts'
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
import { lengthText, suggestedNumber, textOf } from '#domain/site/typed-values.ts'
import { SmallButton } from '#web/features/admin/kit/form/actions.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { TextArea, TextField } from '#web/ui/form/text-field.tsx'
import { useHydrated } from '#web/ui/hydration.tsx'
import { FigureRows } from './figure-rows.tsx'
import { useSiteField } from './kept-words.tsx'
import { PictureField } from './picture-field.tsx'

/** How long after the last key a figure that was typed over is put back, in milliseconds. */
const MEND_AFTER_MS = 800
const EXAMPLE =
  '[&_:is(input,textarea)]:border-dashed [&_:is(input,textarea)]:border-amber-deep [&_:is(input,textarea)]:bg-amber-soft'

export interface SiteFieldProps {
  field: SiteFieldView
  label?: ReactNode
  /** True to begin in it. */
  isFirst?: boolean
  /** The address of the picture that the page shows now. */
  current?: string | null
  /** Called with the text as it is stored, on each key, to show it in the page. */
  onWords?: (field: SiteFieldView, stored: string) => void
}

/** One field of the website as the operator edits it: kept as a draft while she types, with what is wrong with it. */
export function SiteField(props: SiteFieldProps) {
  const { field, current = null } = props
  return field.kind === 'picture' ? (
    <PictureField field={field} current={current} />
  ) : (
    <WordsField {...props} />
  )
}

/** A number, or a plain text in which figures stand as `{48}`, kept or removed whole. */
function WordsField({ field, label = field.label, isFirst = false, onWords }: SiteFieldProps) {
  const hydrated = useHydrated()
  const { path, figures, kind, better, overwritten } = field
  const { value, problem, change, keep } = useSiteField(field)
  // What is typed now, with the spaces at its end; null while the field is left.
  const [typing, setTyping] = useState<string | null>(null)
  const [putBack, setPutBack] = useState<string | null>(null)
  const text = typing ?? editedText(textOf(value), figures)
  const mended = useRef(text)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const area = useRef<HTMLTextAreaElement>(null)
  const labels = figureLabels(figures)
  const isOfGuide = kind === 'guide'
  const isNumber = kind === 'euros' || kind === 'count'

  function take(next: string) {
    setTyping((before) => (before === null ? null : next))
    change(storedText(next, figures))
    onWords?.(field, storedText(next, figures))
  }

  function mend(next: string) {
    clearTimeout(timer.current)
    const { text: whole, typed: slip, figure } = mendFigures(mended.current, next, figures)
    mended.current = whole
    if (!figure) return
    setPutBack(`${slip} was typed. The page fills in ${figure.shown}, so we put it back.`)
    take(whole)
  }

  function finish() {
    mend(text)
    keep()
  }
  const leave = useEffectEvent(finish)
  const begin = useEffectEvent(() => text !== '' && onWords?.(field, storedText(text, figures)))
  useEffect(() => {
    begin()
    if (isFirst) area.current?.focus({ preventScroll: true })
    return () => leave()
  }, [isFirst])

  const isExample = field.isExample && textOf(value) === textOf(field.value)
  const meant = problem !== null && isNumber ? suggestedNumber(text) : null
  const missing = figures.find(({ shown }) => problem?.endsWith(`put {${shown}} back`))
  const published = editedText(textOf(field.published), figures)
  const offers = [
    meant !== null && { label: `Use ${meant.toLocaleString('en')}`, text: String(meant) },
    missing && {
      label: `Put {${missing.shown}} back`,
      text: withFigure(text, published, labels.get(missing.name) ?? missing.shown),
    },
    better && text !== better.text && { label: `Use “${better.text}”`, text: better.text },
    value === null && published !== '' && { label: 'Add it', text: published },
    ...field.choices.map((choice) => choice !== text && { label: `Use ${choice}`, text: choice }),
  ].filter((offer) => offer !== false && offer !== null && offer !== undefined)
  const shown = shownPieces(storedText(text, figures), figures)
  const count = lengthText(
    shown.reduce((sum, piece) => sum + piece.text.length, 0),
    field.max,
  )
  const input = {
    id: path,
    label: (
      <span className="flex flex-wrap items-center justify-between gap-2">
        {label}
        <span className="flex gap-2">
          {isExample && <Badge tone="warning">Example</Badge>}
          {isInLanguage(field) && (
            <span className="inline-grid h-5 min-w-7 place-items-center rounded-sm border border-line-strong px-1 text-xs font-bold text-ink-soft">
              EN
            </span>
          )}
        </span>
      </span>
    ),
    error: problem ?? undefined,
    value: text,
    disabled: !hydrated,
    onFocus: () => (mended.current = text),
    onChange: ({ target }: { target: { value: string } }) => {
      setPutBack(null)
      setTyping(target.value)
      take(target.value)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => mend(target.value), MEND_AFTER_MS)
    },
    onBlur: () => {
      finish()
      setTyping(null)
    },
  }
  return (
    <div className={`flex min-w-0 flex-col gap-2 [&_textarea]:resize-none ${isExample ? EXAMPLE : ''}`}>
      {isNumber ? (
        <TextField
          {...input}
          inputMode="numeric"
          autoComplete="off"
          className="figures"
          {...(kind === 'euros' && { unit: '€' })}
        />
      ) : (
        <TextArea {...input} ref={area} rows={kind === 'line' ? 1 : 4} />
      )}
      {count && <p className="figures self-end text-sm text-ink-soft">{count}</p>}
      {value === null && published !== '' && (
        <p className="text-sm text-ink-soft">
          {isOfGuide ? 'As for all dates.' : 'Left out of the website.'}
        </p>
      )}
      {isExample && field.hint !== '' && <p className="text-sm text-ink-soft">Write {field.hint}.</p>}
      {putBack && <Note icon={CircleAlert}>{putBack}</Note>}
      {overwritten && (
        <Note icon={Info}>
          <b className="block">{`You changed this on ${overwritten.device} at ${formatTime(new Date(overwritten.at))}`}</b>
          The words from there are in the draft now. The ones from this device are in History once you
          publish.
        </Note>
      )}
      {better && text !== better.text && <Note icon={CircleAlert}>{better.why}</Note>}
      {offers.map((offer) => (
        <SmallButton key={offer.label} className="self-start" onClick={() => take(offer.text)}>
          {offer.label}
        </SmallButton>
      ))}
      <FigureRows
        figures={figures.filter(({ name }) => text.includes(`{${labels.get(name) ?? ''}}`))}
        labels={labels}
        onRemove={(figure) => {
          mended.current = withoutFigure(text, figure)
          take(mended.current)
          area.current?.focus()
        }}
      />
      {field.mayLeaveOut && value !== null && (
        <SmallButton
          variant="quiet"
          className="-ml-3 self-start"
          disabled={!hydrated}
          onClick={() => {
            setTyping(null)
            change(null)
            keep()
            onWords?.(field, '')
          }}
        >
          <EyeOff aria-hidden className="size-5" />
          {isOfGuide ? 'As for all dates' : 'Leave this part out'}
        </SmallButton>
      )}
    </div>
  )
}

/** True for words that another language has in other words; a name or a number is the same in all. */
function isInLanguage({ path, kind }: SiteFieldView): boolean {
  if (kind === 'euros' || kind === 'count') return false
  return kind !== 'line' || !/^(business|package-travel)\./.test(path)
}

function Note({ icon: Icon, children }: { icon: typeof Info; children: ReactNode }) {
  return (
    <output className="flex gap-2 rounded-lg border border-line bg-amber-soft p-3 text-sm">
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-amber-deep" />
      <span>{children}</span>
    </output>
  )
}
