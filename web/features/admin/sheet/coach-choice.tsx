import { useState } from 'react'
import { isKiter } from '#domain/retreat/sheet-counts.ts'
import { MAX_COACH_LENGTH } from '#domain/retreat/sheet-shapes.ts'
import { NoteDialog } from './note-dialog.tsx'
import { useArrange, type SheetRow } from './sheet-query.ts'
import { SmallSelect } from './small-select.tsx'

/** Option value for another name; a line break can't occur in a name. */
const ANOTHER = '\n'

/** Select of a kiter's coach: a name of the team, one used before, or another name. */
export function CoachChoice(row: SheetRow) {
  const { guest, sheet } = row
  const { coaches } = sheet
  const [isTyping, setTyping] = useState(false)
  const arrange = useArrange(row)
  if (!isKiter(guest)) return '—'
  const chosen = arrange.isPending ? (arrange.variables.coach ?? '') : (guest.coach ?? '')
  const names = chosen === '' || coaches.includes(chosen) ? coaches : [chosen, ...coaches]
  return (
    <>
      <SmallSelect
        label={`Coach of ${guest.name}`}
        value={chosen}
        shown={chosen || '—'}
        disabled={arrange.isPending}
        onChoose={(name) => {
          if (name === ANOTHER) setTyping(true)
          else arrange.mutate({ coach: name })
        }}
      >
        <option value="">None yet</option>
        {names.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
        <option value={ANOTHER}>Another name…</option>
      </SmallSelect>
      {isTyping && (
        <NoteDialog
          title={`Who coaches ${guest.name}?`}
          label="Coach"
          value=""
          longest={MAX_COACH_LENGTH}
          busy={arrange.isPending}
          onClose={() => setTyping(false)}
          onSave={(coach) => arrange.mutate({ coach }, { onSuccess: () => setTyping(false) })}
        />
      )}
    </>
  )
}
