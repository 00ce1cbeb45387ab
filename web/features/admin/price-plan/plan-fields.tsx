import { Plus, X } from 'lucide-react'
import { addDays, formatDay, type CalendarDay } from '#domain/base/dates.ts'
import { formatEuros } from '#domain/base/money.ts'
import { SMALLEST_PART_CENTS } from '#domain/payment/balance.ts'
import { FEWEST_PARTS, MOST_PARTS } from '#domain/terms/deadlines.ts'
import { SmallButton } from '#web/features/admin/kit/form/actions.tsx'
import { ChoiceCards } from '#web/ui/form/choice-cards.tsx'
import { EUROS, TextField } from '#web/ui/form/text-field.tsx'
import { withPart, type PlanDraft, type readPlan } from './plan-draft.ts'

/** When the guest pays what is left, in euros: by a day, or in 2 to 6 parts that add up to it. */
export function PlanFields({
  name,
  left,
  draft,
  read,
  around,
  onDraft,
}: {
  name: string
  left: number
  draft: PlanDraft
  read: ReturnType<typeof readPlan>
  around: { today: CalendarDay; startsOn: CalendarDay }
  onDraft: (draft: PlanDraft) => void
}) {
  const change = (changes: Partial<PlanDraft>) => onDraft({ ...draft, ...changes, isChanged: true })
  const lastDay = addDays(around.startsOn, -1)
  return (
    <section className="flex flex-col gap-4 rounded-lg border border-line bg-white p-4">
      <ChoiceCards
        legend={`When ${name} pays`}
        name="way"
        value={draft.way}
        onChoose={(way) =>
          way === 'parts' && draft.parts.length === 0
            ? onDraft(withPart(draft, left, around))
            : change({ way })
        }
        choices={[
          { value: 'one', title: 'In one payment', description: 'By a day that you set' },
          {
            value: 'parts',
            title: 'In parts',
            description: `${FEWEST_PARTS} to ${MOST_PARTS}, each with its day`,
          },
        ]}
      />
      {draft.way === 'one' ? (
        <TextField
          label="Pay by"
          type="date"
          min={addDays(around.today, 1)}
          max={lastDay}
          value={draft.dueOn}
          error={draft.isChanged ? read.errors.get('dueOn') : undefined}
          onChange={(event) => change({ dueOn: event.target.value })}
        />
      ) : (
        <>
          <ol className="flex flex-col gap-3">
            {draft.parts.map((part, index) => {
              const set = (changes: Partial<typeof part>) =>
                change({ parts: draft.parts.map((each) => (each === part ? { ...each, ...changes } : each)) })
              return (
                <li key={part.key} className="flex items-start gap-2">
                  <TextField
                    className="min-w-0 grow basis-40"
                    label={`Part ${index + 1}, by`}
                    type="date"
                    min={addDays(around.today, 1)}
                    max={lastDay}
                    value={part.on}
                    error={draft.isChanged ? read.errors.get(`parts.${index}.on`) : undefined}
                    onChange={(event) => set({ on: event.target.value })}
                  />
                  <TextField
                    {...EUROS}
                    className="figures min-w-0 basis-28"
                    label="Amount"
                    value={part.amount}
                    error={draft.isChanged ? read.errors.get(`parts.${index}.amount`) : undefined}
                    onChange={(event) => set({ amount: event.target.value })}
                  />
                  <button
                    type="button"
                    aria-label={`Remove part ${index + 1}`}
                    disabled={draft.parts.length <= FEWEST_PARTS}
                    className="mt-7.5 grid size-11 shrink-0 place-items-center rounded-full text-sea hover:bg-sand disabled:invisible"
                    onClick={() => change({ parts: draft.parts.filter((each) => each !== part) })}
                  >
                    <X aria-hidden className="size-5" />
                  </button>
                </li>
              )
            })}
          </ol>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <output
              className={`figures font-semibold ${read.missing === 0 ? 'text-success' : 'text-danger'}`}
            >
              {sumText(left, read.missing)}
            </output>
            {draft.parts.length < MOST_PARTS && (
              <SmallButton type="button" onClick={() => onDraft(withPart(draft, left, around))}>
                <Plus aria-hidden className="size-4" />
                Add a part
              </SmallButton>
            )}
          </div>
        </>
      )}
      <p className="text-sm text-ink-soft">
        {draft.way === 'parts' && `At least ${formatEuros(SMALLEST_PART_CENTS / 100)} each. `}
        The last day is {formatDay(lastDay)}. Until a day is over, {name} isn’t overdue.
      </p>
    </section>
  )
}

function sumText(left: number, missing: number): string {
  if (missing === 0) return `${formatEuros(left)} of ${formatEuros(left)}`
  return missing > 0 ? `${formatEuros(missing)} too little` : `${formatEuros(-missing)} too much`
}
