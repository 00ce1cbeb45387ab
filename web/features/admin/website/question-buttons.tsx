import { ArrowDown, ArrowUp, Eye, EyeOff, Plus, type LucideIcon } from 'lucide-react'
import type { SiteState } from '#domain/contract/site-calls.ts'
import type { SiteValue } from '#domain/site/site-document.ts'
import { api } from '#web/api/client.ts'
import { SmallButton, useAct } from '#web/features/admin/kit/form/actions.tsx'

type Group = SiteState['questions'][number]

/** Moves, hides and shows a question, and adds one below it. A question that holds the terms is not hidden. */
export function QuestionButtons({
  entry,
  group,
  index,
  questions,
  onOpen,
}: {
  entry: Group['entries'][number]
  group: Group
  index: number
  questions: readonly Group[]
  onOpen: (path: string) => void
}) {
  const act = useAct<[path: string, value: SiteValue][]>({
    act: async (changes) => {
      for (const [path, value] of changes)
        await api('PUT', '/api/admin/site/draft', { body: { path, value } })
    },
    failed: 'The questions couldn’t be changed',
  })
  const all = questions.flatMap(({ entries }) => entries)
  const keys = all.map(({ key }) => key)

  function move(by: 1 | -1) {
    const other = group.entries[index + by]?.key
    if (other === undefined) return
    const swap = new Map([
      [entry.key, other],
      [other, entry.key],
    ])
    act.mutate([['faq.order', keys.map((key) => swap.get(key) ?? key)]])
  }

  function hideOrShow() {
    const hidden = all.filter((each) => each.isHidden !== (each.key === entry.key)).map(({ key }) => key)
    act.mutate([['faq.hidden', hidden]])
  }

  function add() {
    const key = `own-${newKey()}`
    const path = `${group.path}.items.${key}`
    act.mutate(
      [
        [`${path}.question`, 'A new question?'],
        [`${path}.answer`, 'Its answer.'],
        ['faq.order', keys.toSpliced(keys.indexOf(entry.key) + 1, 0, key)],
      ],
      { onSuccess: () => onOpen(`${path}.question`) },
    )
  }

  const button = (label: string, Icon: LucideIcon, onClick: () => void, disabled = false, isIcon = false) => (
    <SmallButton
      aria-label={isIcon ? label : undefined}
      disabled={disabled}
      busy={act.isPending}
      onClick={onClick}
    >
      <Icon aria-hidden className="size-5" />
      {!isIcon && label}
    </SmallButton>
  )
  return (
    <div className="flex flex-wrap gap-2">
      {button('Move up', ArrowUp, () => move(-1), index === 0, true)}
      {button('Move down', ArrowDown, () => move(1), index === group.entries.length - 1, true)}
      {entry.mayHide && button(entry.isHidden ? 'Show' : 'Hide', entry.isHidden ? Eye : EyeOff, hideOrShow)}
      {button('Add below', Plus, add)}
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
