import { useState, type ReactNode } from 'react'
import { formatDay } from '#domain/base/dates.ts'
import { counted } from '#domain/base/wording.ts'
import type { AskedHandOver, OpenComplaint } from '#domain/contract/admin-shapes.ts'
import type { GuestPage } from '#domain/contract/api-contract.ts'
import type { AdminComplaint } from '#domain/contract/complaint-calls.ts'
import type { HandOverEntry } from '#domain/contract/hand-over-calls.ts'
import { api, errorText } from '#web/api/client.ts'
import { useAct, SmallButton } from '#web/features/admin/kit/form/actions.tsx'
import { WordsForm } from '#web/features/admin/kit/form/words-form.tsx'
import { GuestLink } from '#web/features/admin/kit/frame/admin-head.tsx'
import { FoldingSection } from '#web/features/admin/kit/list/folding-section.tsx'
import type { FrozenRow } from '#web/features/admin/kit/list/frozen-list.ts'
import { DoneMark, ROW, rowStyle } from '#web/features/admin/kit/list/group.tsx'
import { adminDay } from '#web/features/admin/kit/texts.ts'
import { Badge } from '#web/ui/badge.tsx'

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
  asked: 'your decision',
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
      return 'The guest withdrew an offer.'
    case 'refused':
      return `You refused it: “${reason}”`
    case 'lapsed':
      return 'No one accepted an offer in time.'
  }
}

/** A complaint with the deadlines for confirming and answering it, and the answer. */
function ComplaintText({ complaint }: { complaint: AdminComplaint }) {
  const { text, answerBy, answer, answeredAt } = complaint
  return (
    <>
      <p className="mt-1 text-sm whitespace-pre-wrap wrap-anywhere">{text}</p>
      <p className="figures mt-2 text-sm text-ink-soft">
        {confirmationText(complaint)}{' '}
        {answeredAt === null ? `Answer by ${formatDay(answerBy)}.` : `Answered on ${adminDay(answeredAt)}.`}
      </p>
      {answer !== null && (
        <p className="mt-2 border-l-4 border-line pl-3 text-sm whitespace-pre-wrap wrap-anywhere">{answer}</p>
      )}
    </>
  )
}

/** Describes whether the email confirming the complaint has been sent. */
function confirmationText({ acknowledgedAt, acknowledgeBy, confirmation }: AdminComplaint): string {
  switch (confirmation) {
    case 'failed':
      return `We couldn’t send the email confirming it. Send it again, or tell the guest another way, by ${formatDay(acknowledgeBy)}.`
    case 'kept':
    case 'queued':
      return `We haven’t confirmed it by email yet. That’s due by ${formatDay(acknowledgeBy)}.`
    case 'sent':
    case null:
      return `Confirmed by email on ${adminDay(acknowledgedAt)}.`
  }
}

/** Form that answers a complaint. The answer is emailed, appears on the guest's dashboard and can't be changed. */
function AnswerComplaint({ complaint }: { complaint: AdminComplaint }) {
  const [open, setOpen] = useState(false)
  if (!open) {
    return (
      <SmallButton className="mt-2.5" onClick={() => setOpen(true)}>
        Answer the complaint
      </SmallButton>
    )
  }
  return (
    <WordsForm
      className="mt-3"
      label="Your answer"
      hint="The guest gets it by email and on the dashboard. You can’t change it afterwards."
      rows={5}
      maxLength={5000}
      empty="Write an answer"
      button="Send the answer"
      send={(answer) =>
        api('POST', '/api/admin/complaints/{complaintId}/answer', {
          params: { complaintId: complaint.id },
          body: { answer },
        })
      }
      said={{ title: 'Complaint answered', description: 'We’re sending it to the guest.' }}
      failureText={(error) => errorText(error, 'No connection. Your answer is still here.')}
    />
  )
}

/** Allows or refuses passing the place on, less than a week before. The guest reads the reason of a refusal. */
function AnswerHandOver({ handOver }: { handOver: HandOverEntry }) {
  const [refusing, setRefusing] = useState(false)
  const answer = (body: { allow: boolean; reason?: string }) =>
    api('POST', '/api/admin/hand-overs/{handOverId}/answer', { params: { handOverId: handOver.id }, body })
  const allow = useAct({
    act: () => answer({ allow: true }),
    done: () => ({ title: 'Allowed: the link is on its way' }),
  })
  if (refusing) {
    return (
      <WordsForm
        className="mt-3"
        label="Why not"
        hint="The guest will read it."
        maxLength={500}
        empty="Say why"
        button="Refuse with this reason"
        send={(reason) => answer({ allow: false, reason })}
        said={{ title: 'Refused: the guest gets your reason' }}
      >
        <SmallButton variant="quiet" onClick={() => setRefusing(false)}>
          Back
        </SmallButton>
      </WordsForm>
    )
  }
  return (
    <div className="mt-2.5 flex flex-wrap gap-2">
      <SmallButton variant="primary" busy={allow.isPending} onClick={() => allow.mutate()}>
        Allow it
      </SmallButton>
      <SmallButton disabled={allow.isPending} onClick={() => setRefusing(true)}>
        Refuse it
      </SmallButton>
      {allow.error && (
        <p role="alert" className="w-full text-sm text-danger">
          {errorText(allow.error)}
        </p>
      )}
    </div>
  )
}

/** Days left at which the answer to a complaint becomes urgent. */
const SOON_DAYS = 14

/** A complaint without an answer. */
export function ComplaintRow({ row: { complaint, daysLeft, ...guest }, isGone }: FrozenRow<OpenComplaint>) {
  return (
    <RightsRow
      {...guest}
      isGone={isGone}
      badge={<Badge tone={daysLeft <= SOON_DAYS ? 'warning' : 'calm'}>{daysLeftText(daysLeft)}</Badge>}
    >
      <ComplaintText complaint={complaint} />
      {!isGone && <AnswerComplaint complaint={complaint} />}
    </RightsRow>
  )
}

/** A guest's request, less than a week before the retreat, to pass the place on. */
export function HandOverRow({ row: { handOver, ...guest }, isGone }: FrozenRow<AskedHandOver>) {
  return (
    <RightsRow {...guest} isGone={isGone}>
      <p className="mt-1 text-sm wrap-anywhere">
        {handOver.name} ({handOver.email}) would come instead. The retreat is less than a week away, so it’s
        your decision.
      </p>
      {!isGone && <AnswerHandOver handOver={handOver} />}
    </RightsRow>
  )
}

/** A guest who asked for something, and what. */
function RightsRow({
  leadId,
  name,
  retreatDate,
  isGone,
  badge,
  children,
}: Omit<AskedHandOver, 'handOver'> & { isGone: boolean; badge?: ReactNode; children: ReactNode }) {
  return (
    <li {...ROW} className={rowStyle}>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="min-w-0">
          <GuestLink id={leadId} name={name} />
          <span className="block text-sm text-ink-soft">{retreatDate}</span>
        </p>
        {isGone ? <DoneMark>Answered</DoneMark> : badge}
      </div>
      {children}
    </li>
  )
}

function daysLeftText(days: number): string {
  if (days === 0) return 'due today'
  const text = counted(Math.abs(days), 'day')
  return days < 0 ? `${text} late` : `${text} left`
}
