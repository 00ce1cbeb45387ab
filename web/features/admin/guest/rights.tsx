import type { GuestPage } from '#domain/api/api-contract.ts'
import { formatDay } from '#domain/base/dates.ts'
import type { HandOverEntry } from '#domain/hand-over/hand-over-calls.ts'
import { rowStyle } from '#web/features/admin/kit/list/group.tsx'
import {
  AnswerComplaint,
  ComplaintText,
} from '#web/features/admin/package-travel-requests/answer-complaint.tsx'
import { AnswerHandOver } from '#web/features/admin/package-travel-requests/answer-hand-over.tsx'
import { adminDay } from './admin-time.ts'
import { FoldingSection } from './folding-section.tsx'

/** The guest's complaints. Nothing if there are none. */
export function GuestComplaints({ complaints }: Pick<GuestPage, 'complaints'>) {
  const open = complaints.filter(({ answeredAt }) => answeredAt === null).length
  if (complaints.length === 0) return null
  return (
    <FoldingSection title="Complaints" fact={open > 0 ? `${open} to answer` : 'answered'}>
      {complaints.map((complaint) => (
        <div key={complaint.id} className={rowStyle}>
          <p className="font-semibold">{adminDay(complaint.receivedAt)}</p>
          <ComplaintText complaint={complaint} />
          {complaint.answeredAt === null && <AnswerComplaint complaint={complaint} />}
        </div>
      ))}
    </FoldingSection>
  )
}

/** Requests to pass the place on to another guest, and their outcomes. Nothing if there are none. */
export function GuestHandOvers({ handOvers }: Pick<GuestPage, 'handOvers'>) {
  if (handOvers.length === 0) return null
  return (
    <FoldingSection title="Passed on" fact={HAND_OVER_FACTS[handOvers[0]?.state ?? 'lapsed']}>
      {handOvers.map((handOver) => (
        <div key={handOver.id} className={rowStyle}>
          <p>{handOverText(handOver)}</p>
          <p className="figures text-sm text-ink-soft">{adminDay(handOver.endedAt ?? handOver.madeAt)}</p>
          {handOver.state === 'asked' && <AnswerHandOver handOver={handOver} />}
        </div>
      ))}
    </FoldingSection>
  )
}

const HAND_OVER_FACTS: Record<HandOverEntry['state'], string> = {
  asked: 'waits for you',
  open: 'offered',
  accepted: 'done',
  taken_back: 'withdrawn',
  refused: 'refused',
  lapsed: 'no one accepted',
}

function handOverText({ state, name, email, from, reason, acceptBy }: HandOverEntry): string {
  switch (state) {
    case 'asked':
      return `The guest asks whether ${name} (${email}) may come instead.`
    case 'open':
      return `Offered to ${name} (${email}), who can accept until ${formatDay(acceptBy)}.`
    case 'accepted':
      return from
        ? `Taken over from ${from.name} (${from.email}).`
        : 'Taken over from a guest who was erased.'
    case 'taken_back':
      return 'The guest has taken an offer back.'
    case 'refused':
      return `You refused it: “${reason}”`
    case 'lapsed':
      return 'No one accepted an offer in time.'
  }
}
