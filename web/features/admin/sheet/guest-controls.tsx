import { Check, ChevronDown } from 'lucide-react'
import { useId, useState, type ComponentProps, type ReactNode } from 'react'
import { MAX_ALLERGIES_LENGTH, MAX_WISH_LENGTH, type SheetGuest } from '#domain/admin/sheet-shapes.ts'
import { keysOf } from '#domain/base/typed-records.ts'
import { useUnsaved } from '#web/features/admin/kit/form/unsaved.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useArrange, type SheetRow } from './sheet-query.ts'

/** A guest's room, roommate and room wish. */
export function RoomChoice(row: SheetRow) {
  const { room } = row.guest
  return (
    <div className="min-w-0">
      {room === 'shared' && <Roommate {...row} />}
      {room === 'private' && 'Private'}
      {room === null && <Missing>Not known</Missing>}
      <GuestNote {...row} note="roomWish" />
    </div>
  )
}

function Roommate({ sheet, guest }: SheetRow) {
  const arrange = useArrange({ sheet, guest })
  const chosen = arrange.isPending ? (arrange.variables.roommateId ?? null) : guest.roommateId
  const mate = sheet.guests.find(({ leadId }) => leadId === chosen)
  const others = sheet.guests.filter(({ leadId, room }) => room === 'shared' && leadId !== guest.leadId)
  return (
    <SmallSelect
      aria-label={`${guest.name} shares a room with`}
      value={chosen ?? ''}
      shown={mate ? `with ${mate.name}` : <Missing>Alone</Missing>}
      isMissing={chosen === null}
      disabled={arrange.isPending}
      onChoose={(leadId) => arrange.mutate({ roommateId: leadId || null })}
    >
      <option value="">{chosen === null ? 'Alone, choose' : 'Alone'}</option>
      {others.map((other) => (
        <option key={other.leadId} value={other.leadId}>
          with {other.name}
          {other.roommateId !== null && other.leadId !== chosen && ', who has a roommate'}
        </option>
      ))}
    </SmallSelect>
  )
}

const NOTES = {
  roomWish: {
    label: 'Wish',
    add: 'Add a wish',
    about: (name: string) => `of ${name} for the room`,
    title: (name: string) => `What ${name} wishes for the room`,
    longest: MAX_WISH_LENGTH,
    hint: undefined,
  },
  allergies: {
    label: 'Allergies',
    add: 'Add allergies',
    about: (name: string) => `of ${name} for the kitchen`,
    title: (name: string) => `${name}’s allergies for the kitchen`,
    longest: MAX_ALLERGIES_LENGTH,
    hint: 'For example “no nuts”. The lodge sees this line without the name.',
  },
} as const

/** One-line note of the operator about a guest, opened for editing by a button. Printed only if there is one. */
export function GuestNote({ note, ...row }: SheetRow & { note: keyof typeof NOTES }) {
  const { guest } = row
  const [isOpen, setOpen] = useState(false)
  const arrange = useArrange(row)
  const { label, add, about } = NOTES[note]
  const written = guest[note]
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className={classNames(
          '-my-1 flex min-h-11 max-w-full items-center py-2 text-left text-teal-deep underline-offset-4 wrap-anywhere hover:underline print:hidden',
          written ? 'text-sm' : 'text-xs',
        )}
      >
        {written ? `${label}: ${written}` : add}
        <span className="sr-only"> {about(guest.name)}</span>
      </button>
      {written && note === 'roomWish' && (
        <span className="hidden print:block print:text-[8pt]">Wish: see notes</span>
      )}
      {written && note === 'allergies' && <b className="hidden wrap-anywhere print:block">{written}</b>}
      {isOpen && <NoteDialog {...{ arrange, guest, note }} onClose={() => setOpen(false)} />}
    </>
  )
}

const PERKS = { pack: 'Pack', photos: 'Photos' } as const

/** What a founding member has got, ticked by the operator. */
export function FounderTicks(row: SheetRow) {
  const { founder, name } = row.guest
  const arrange = useArrange(row)
  if (founder === null) return null
  return (
    <fieldset aria-label={`${name}, founding member`} className="flex flex-wrap gap-1.5 pb-1 print:hidden">
      {keysOf(PERKS).map((perk) => {
        const isGiven = arrange.isPending ? (arrange.variables[perk] ?? founder[perk]) : founder[perk]
        return (
          <button
            key={perk}
            type="button"
            aria-pressed={isGiven}
            disabled={arrange.isPending}
            onClick={() => arrange.mutate({ [perk]: !isGiven })}
            className={classNames(
              'inline-flex min-h-11 items-center gap-1 rounded-full border px-3 text-sm font-semibold',
              isGiven ? 'border-success bg-success-soft text-success' : 'border-line-strong bg-white',
            )}
          >
            {isGiven && <Check aria-hidden className="size-4" />}
            {PERKS[perk]}
          </button>
        )
      })}
    </fieldset>
  )
}

/** Dialog for a one-line note about a guest; an empty one deletes it. */
function NoteDialog({
  arrange,
  guest,
  note,
  onClose,
}: {
  arrange: ReturnType<typeof useArrange>
  guest: SheetGuest
  note: keyof typeof NOTES
  onClose: () => void
}) {
  const { label, title, longest, hint } = NOTES[note]
  const value = guest[note] ?? ''
  const [text, setText] = useState(value)
  const form = useId()
  useUnsaved(() => text !== value)
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title(guest.name)}>
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault()
          arrange.mutate({ [note]: text }, { onSuccess: onClose })
        }}
      >
        <TextField
          label={label}
          hint={hint}
          value={text}
          maxLength={longest}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
        />
      </form>
      <DialogActions>
        <Button variant="secondary" disabled={arrange.isPending} onClick={onClose}>
          Close
        </Button>
        <Button type="submit" form={form} busy={arrange.isPending}>
          Save
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** Compact native select for table rows; in print only the chosen text. */
function SmallSelect({
  shown,
  isMissing = false,
  onChoose,
  ...select
}: ComponentProps<'select'> & {
  /** Printed text. */
  shown: ReactNode
  isMissing?: boolean
  onChoose: (value: string) => void
}) {
  return (
    <>
      <span className="relative block max-w-60 print:hidden">
        <select
          {...select}
          onChange={(event) => onChoose(event.target.value)}
          className={classNames(
            'min-h-11 w-full appearance-none rounded-md border py-1 pr-6 pl-2 text-ellipsis disabled:text-ink-soft',
            isMissing
              ? 'border-amber-deep bg-amber-soft font-semibold text-amber-deep'
              : 'border-line-strong bg-white',
          )}
        />
        <ChevronDown
          aria-hidden
          className="pointer-events-none absolute top-1/2 right-1.5 size-4 -translate-y-1/2 text-ink-soft"
        />
      </span>
      <span className="hidden print:inline">{shown}</span>
    </>
  )
}

/** Marks something missing, on amber; with a border in print and forced colours. */
export function Missing({ children }: { children: ReactNode }) {
  return (
    <span className="inline-block rounded-sm bg-amber-soft px-1.5 font-semibold text-amber-deep print:border print:border-ink print:bg-transparent print:text-ink forced-colors:border">
      {children}
    </span>
  )
}
