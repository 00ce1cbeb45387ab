import { ArrowDown, ArrowUp, Eye, EyeOff, Plus } from 'lucide-react'
import type { SiteLists } from '#domain/contract/site-calls.ts'
import type { SiteValue } from '#domain/site/site-document.ts'
import { api } from '#web/api/client.ts'
import { SmallButton, useAct } from '#web/features/admin/kit/form/actions.tsx'

type Group = SiteLists['questions'][number]

/** Moves, hides and shows a question, and adds one below it. A question that holds the terms is not hidden. */
export function QuestionButtons({
  entry,
  group,
  index,
  count,
  lists,
  onOpen,
}: {
  entry: Group['entries'][number]
  group: Group
  index: number
  count: number
  lists: SiteLists
  onOpen: (path: string | null) => void
}) {
  const act = useAct<[path: string, value: SiteValue][]>({
    act: async (changes) => {
      for (const [path, value] of changes)
        await api('PUT', '/api/admin/site/draft', { body: { path, value } })
    },
    failed: 'The questions couldn’t be changed',
  })
  const keys = lists.questions.flatMap(({ entries }) => entries.map(({ key }) => key))
  const hidden = lists.questions.flatMap(({ entries }) =>
    entries.flatMap(({ key, isHidden }) => (isHidden ? [key] : [])),
  )

  function move(by: 1 | -1) {
    const other = group.entries[index + by]
    if (!other) return
    const swap = new Map([
      [entry.key, other.key],
      [other.key, entry.key],
    ])
    const swapped = keys.map((key) => swap.get(key) ?? key)
    act.mutate([['faq.order', swapped]])
  }

  function add() {
    const key = `own-${newKey()}`
    const at = keys.indexOf(entry.key) + 1
    act.mutate(
      [
        [`${group.path}.items.${key}.question`, 'A new question?'],
        [`${group.path}.items.${key}.answer`, 'Its answer.'],
        ['faq.order', keys.toSpliced(at, 0, key)],
      ],
      { onSuccess: () => onOpen(`${group.path}.items.${key}.question`) },
    )
  }

  const busy = act.isPending
  return (
    <div className="flex flex-wrap gap-2">
      <SmallButton aria-label="Move up" disabled={index === 0} busy={busy} onClick={() => move(-1)}>
        <ArrowUp aria-hidden className="size-5" />
      </SmallButton>
      <SmallButton aria-label="Move down" disabled={index === count - 1} busy={busy} onClick={() => move(1)}>
        <ArrowDown aria-hidden className="size-5" />
      </SmallButton>
      {entry.mayHide && (
        <SmallButton
          busy={busy}
          onClick={() =>
            act.mutate([
              [
                'faq.hidden',
                entry.isHidden ? hidden.filter((key) => key !== entry.key) : [...hidden, entry.key],
              ],
            ])
          }
        >
          {entry.isHidden ? (
            <Eye aria-hidden className="size-5" />
          ) : (
            <EyeOff aria-hidden className="size-5" />
          )}
          {entry.isHidden ? 'Show' : 'Hide'}
        </SmallButton>
      )}
      <SmallButton busy={busy} onClick={add}>
        <Plus aria-hidden className="size-5" />
        Add below
      </SmallButton>
      {!entry.mayHide && (
        <p className="text-sm text-ink-soft">It holds the cancellation terms, so it can’t be hidden.</p>
      )}
    </div>
  )
}

const KEY_LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** Returns eight letters and digits by chance. */
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))]
    .map((byte) => KEY_LETTERS[byte % KEY_LETTERS.length])
    .join('')
}
