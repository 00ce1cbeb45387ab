import { announcedChangeSentences, type AnnouncedChange } from '#domain/date-change/announced-change.ts'

/** Announced date changes without a decision yet, for an incoming guest. */
export function AnnouncedChanges({ changes }: { changes: readonly AnnouncedChange[] }) {
  return changes.map((change) => (
    <div key={`${change.words} ${change.move?.label}`} className="figures my-4 border-l-4 border-coral pl-4">
      <h3 className="font-semibold">A change has been announced</h3>
      {change.words !== null && <p className="mt-1 whitespace-pre-wrap">{change.words}</p>}
      {announcedChangeSentences(change).map((sentence) => (
        <p key={sentence} className="mt-1 text-sm">
          {sentence}
        </p>
      ))}
    </div>
  ))
}
