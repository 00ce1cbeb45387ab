import { EyeOff } from 'lucide-react'
import type { ReactNode } from 'react'
import type { SiteFieldView } from '#domain/contract/site-calls.ts'
import { suggestedNumber } from '#domain/site/typed-values.ts'
import { SmallButton } from '#web/features/admin/kit/form/actions.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useHydrated } from '#web/ui/hydration.tsx'
import { textOf, useSiteField } from './kept-words.tsx'
import { Overwritten } from './overwritten.tsx'
import { WordsField } from './words-field.tsx'

const EXAMPLE = '[&_input]:border-dashed [&_input]:border-amber-deep [&_input]:bg-amber-soft'

/** One field of a form as the operator edits it: kept as a draft while she types, with what is wrong with it. */
export function SiteField(props: {
  field: SiteFieldView
  label?: ReactNode
  /** A text that would be better, and why; offered while another one is typed. */
  better?: { text: string; why: string }
}) {
  const { field, label = field.label } = props
  const isOneLine = ['line', 'euros', 'count'].includes(field.kind)
  return isOneLine ? <LineField {...props} label={label} /> : <WordsField field={field} label={label} />
}

function LineField({
  field,
  label,
  better,
}: {
  field: SiteFieldView
  label: ReactNode
  better?: { text: string; why: string }
}) {
  const hydrated = useHydrated()
  const { value, problem, isOverwritten, change, keep } = useSiteField(field)
  const text = textOf(value)
  const isNumber = field.kind === 'euros' || field.kind === 'count'
  const meant = problem !== null && isNumber ? suggestedNumber(text) : null
  const isExample = field.isExample && text === textOf(field.value)
  const input = {
    label: (
      <span className="flex flex-wrap items-center justify-between gap-2">
        {label}
        {isExample && <Badge tone="warning">Example</Badge>}
      </span>
    ),
    error: problem ?? undefined,
    value: text,
    disabled: !hydrated,
    onBlur: keep,
    onChange: ({ target }: { target: { value: string } }) => change(target.value),
  }
  if (value === null)
    return (
      <div className="flex flex-col items-start gap-2">
        <p className="font-semibold">{label}</p>
        <p className="text-sm text-ink-soft">Left out of the website.</p>
        <SmallButton variant="quiet" disabled={!hydrated} onClick={() => change('')}>
          Add it
        </SmallButton>
      </div>
    )
  return (
    <div className={`flex min-w-0 flex-col gap-2 ${isExample ? EXAMPLE : ''}`}>
      <TextField
        {...input}
        {...(isNumber && { inputMode: 'numeric' as const, autoComplete: 'off', className: 'figures' })}
        {...(field.kind === 'euros' && { unit: '€' })}
      />
      {isExample && field.hint !== '' && <p className="text-sm text-ink-soft">Write {field.hint}.</p>}
      {meant !== null && (
        <SmallButton className="self-start" onClick={() => change(String(meant))}>
          Use {meant.toLocaleString('en')}
        </SmallButton>
      )}
      {better && better.text !== text && (
        <div className="flex flex-col items-start gap-2 rounded-lg border border-line bg-amber-soft p-3 text-sm">
          <p>{better.why}</p>
          <SmallButton onClick={() => change(better.text)}>Use “{better.text}”</SmallButton>
        </div>
      )}
      {isOverwritten && <Overwritten />}
      {field.mayLeaveOut && (
        <SmallButton
          variant="quiet"
          className="-ml-3 self-start"
          disabled={!hydrated}
          onClick={() => change(null)}
        >
          <EyeOff aria-hidden className="size-4" />
          Leave this part out
        </SmallButton>
      )}
    </div>
  )
}
