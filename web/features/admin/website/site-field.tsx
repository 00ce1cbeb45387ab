import { EyeOff, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import type { SiteFieldView } from '#domain/contract/site-calls.ts'
import { lengthText, suggestedNumber } from '#domain/site/typed-values.ts'
import { SmallButton } from '#web/features/admin/kit/form/actions.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { TextArea, TextField } from '#web/ui/form/text-field.tsx'
import { useHydrated } from '#web/ui/hydration.tsx'
import { textOf, useSiteField } from './kept-words.tsx'

const EXAMPLE =
  '[&_:is(input,textarea)]:border-dashed [&_:is(input,textarea)]:border-amber-deep [&_:is(input,textarea)]:bg-amber-soft'

/** One field of the website as the operator edits it: kept as a draft while she types, with what is wrong with it. */
export function SiteField({
  field,
  label = field.label,
  better,
}: {
  field: SiteFieldView
  label?: ReactNode
  /** A text that would be better, and why; offered while another one is typed. */
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
  const count = isNumber ? null : lengthText(text.length, field.max)
  return (
    <div className={`flex min-w-0 flex-col gap-2 ${isExample ? EXAMPLE : ''}`}>
      {isNumber || field.kind === 'line' ? (
        <TextField
          {...input}
          {...(isNumber && { inputMode: 'numeric' as const, autoComplete: 'off', className: 'figures' })}
          {...(field.kind === 'euros' && { unit: '€' })}
        />
      ) : (
        <TextArea {...input} />
      )}
      {count && <p className="figures self-end text-sm text-ink-soft">{count}</p>}
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
      {isOverwritten && (
        <p className="flex gap-2 rounded-lg border border-line bg-white p-3 text-sm">
          <Info aria-hidden className="mt-0.5 size-4 shrink-0 text-sea" />
          You have changed this on another device since. Its words are in the draft now; those from this
          device will be in History.
        </p>
      )}
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
