import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { UNDO_SECONDS } from '#domain/base/undo-time.ts'
import type { GuestAnswer } from '#domain/contract/answer-calls.ts'
import { QUOTES_CHOSEN } from '#domain/guide/after-retreat.ts'
import { api } from '#web/api/client.ts'
import { ActButton } from '#web/features/admin/kit/form/actions.tsx'
import { Loaded, readQuery, useAdminQuery } from '#web/features/admin/kit/frame/admin-data.tsx'
import { AdminHead, BackLink } from '#web/features/admin/kit/frame/admin-head.tsx'
import { reading } from '#web/features/admin/kit/frame/loaders.ts'
import { Group, rowStyle } from '#web/features/admin/kit/list/group.tsx'
import { adminDay } from '#web/features/admin/kit/texts.ts'
import { linkStyle } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/notice.tsx'

export const loader = reading('adminAnswers')

/** What guests answered after their retreats: publish one with one press, or keep it private. Its text is never edited. */
export default function AnswersScreen() {
  const query = useAdminQuery(readQuery('/api/admin/answers'))
  return (
    <>
      <BackLink to="/admin/today">Today</BackLink>
      <AdminHead title="Answers from guests" />
      <div className="mt-4 flex max-w-3xl flex-col gap-6">
        <Loaded query={query} what="The answers" seen="the answers">
          {({ answers }) => <Lists answers={answers} />}
        </Loaded>
      </div>
    </>
  )
}

function Lists({ answers }: { answers: readonly GuestAnswer[] }) {
  // What was just published stays among the new ones while it can be undone.
  const [justPublished, setJustPublished] = useState<string | null>(null)
  useEffect(() => {
    if (justPublished === null) return
    const timer = setTimeout(() => setJustPublished(null), UNDO_SECONDS * 1_000)
    return () => clearTimeout(timer)
  }, [justPublished])
  const news = answers.filter(({ id, isNew }) => isNew || id === justPublished)
  const published = answers.filter(({ id, publishedAt }) => publishedAt !== null && id !== justPublished)
  const kept = answers.filter((answer) => !news.includes(answer) && !published.includes(answer))
  if (answers.length === 0) {
    return (
      <EmptyState title="No answers yet">
        Guests are asked three days after the last day of their retreat.
      </EmptyState>
    )
  }
  return (
    <>
      {news.length > 0 && (
        <Group title="New" count={news.length}>
          {news.map((answer) => (
            <AnswerRow key={answer.id} answer={answer}>
              {answer.id === justPublished && (
                <p className="text-sm text-success">It’s on your website in a moment.</p>
              )}
              {answer.id === justPublished && (
                <KeepButton answer={answer} label="Undo" onDone={() => setJustPublished(null)} />
              )}
              {answer.id !== justPublished && answer.mayQuote && (
                <ActButton
                  variant="primary"
                  act={() =>
                    api('POST', '/api/admin/answers/{answerId}/publish', { params: { answerId: answer.id } })
                  }
                  failed="Not published"
                  onDone={() => setJustPublished(answer.id)}
                >
                  Publish
                </ActButton>
              )}
              {answer.id !== justPublished && (
                <KeepButton answer={answer} label={answer.mayQuote ? 'Keep private' : 'I’ve read it'} />
              )}
              {!answer.mayQuote && (
                <Link
                  to={`/admin/guests/${answer.leadId}/write`}
                  className={`${linkStyle} inline-flex min-h-11 items-center text-sm`}
                >
                  Write to {answer.firstName}
                </Link>
              )}
            </AnswerRow>
          ))}
        </Group>
      )}
      {published.length > 0 && (
        <Group title="On your website" count={published.length}>
          {published.map((answer) => (
            <AnswerRow key={answer.id} answer={answer}>
              <KeepButton answer={answer} label="Take it off" />
            </AnswerRow>
          ))}
        </Group>
      )}
      {kept.length > 0 && (
        <Group title="Private" count={kept.length}>
          {kept.map((answer) => (
            <AnswerRow key={answer.id} answer={answer} />
          ))}
        </Group>
      )}
      {published.length > 0 && <AsGuestsSeeIt published={published} />}
      <p className="text-sm text-ink-soft">
        Publish criticism too. If you show only praise, the website must say so.
      </p>
    </>
  )
}

/** The published answers, and the sentence that says how they are chosen, as on the landing page. */
function AsGuestsSeeIt({ published }: { published: readonly GuestAnswer[] }) {
  return (
    <section aria-labelledby="as-guests" className="rounded-lg border border-line bg-cream p-4">
      <h2 id="as-guests" className="text-lg">
        As guests see it
      </h2>
      <ul className="mt-2 grid gap-4">
        {published.map(({ id, text, quotedAs }) => (
          <li key={id}>
            <figure className="border-l-4 border-amber pl-3">
              <blockquote className="whitespace-pre-line wrap-anywhere">{text}</blockquote>
              <figcaption className="mt-1 text-sm text-ink-soft">{quotedAs}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-ink-soft">“{QUOTES_CHOSEN}”</p>
    </section>
  )
}

function KeepButton({ answer, label, onDone }: { answer: GuestAnswer; label: string; onDone?: () => void }) {
  return (
    <ActButton
      variant={label === 'Undo' || label === 'Take it off' ? 'secondary' : 'quiet'}
      act={() => api('POST', '/api/admin/answers/{answerId}/keep', { params: { answerId: answer.id } })}
      failed="Nothing was changed"
      onDone={onDone}
    >
      {label}
    </ActButton>
  )
}

function AnswerRow({ answer, children }: { answer: GuestAnswer; children?: React.ReactNode }) {
  const { text, quotedAs, firstName, mayQuote, publishedAt, retreatDate } = answer
  return (
    <li className={`${rowStyle} flex flex-col gap-2`}>
      <blockquote className="border-l-4 border-amber pl-3 whitespace-pre-line wrap-anywhere">
        {text}
      </blockquote>
      <p className="figures text-sm text-ink-soft">
        {mayQuote ? `${quotedAs} · may be quoted` : `${firstName}, ${retreatDate} · for you only`}
        {publishedAt && ` · since ${adminDay(publishedAt)}`}
      </p>
      <div className="flex flex-wrap items-center gap-2 empty:hidden">{children}</div>
    </li>
  )
}
