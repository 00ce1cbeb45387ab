import { Camera } from 'lucide-react'
import { useState, type SubmitEvent } from 'react'
import { formatShortDay } from '#domain/base/dates.ts'
import { LONGEST_ANSWER, type AfterRetreat } from '#domain/contract/answer-calls.ts'
import { api, fieldErrorOf } from '#web/api/client.ts'
import { CallFailure } from '#web/shell/call-failure.tsx'
import { DeadLink } from '#web/shell/dead-link.tsx'
import { showFailure, useCall } from '#web/shell/use-call.tsx'
import { Card } from '#web/ui/card.tsx'
import { linkStyle } from '#web/ui/class-names.ts'
import { Button } from '#web/ui/form/button.tsx'
import { ChoiceCards } from '#web/ui/form/choice-cards.tsx'
import { TextArea } from '#web/ui/form/text-field.tsx'
import { featurePictures } from '#web/ui/media-files.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Picture } from '#web/ui/picture.tsx'

export interface AfterPage {
  token: string
  found: { kind: 'open'; after: AfterRetreat } | { kind: 'gone' | 'failed' }
}

/** The page behind the link of the email after a retreat: thanks, two questions and the photos, without signing in. */
export function AfterScreen({ token, found }: AfterPage) {
  if (found.kind === 'open') return <Open token={token} loaded={found.after} />
  return <DeadLink kind={found.kind}>It belongs to another booking, or its data was deleted.</DeadLink>
}

function Open({ token, loaded }: { token: string; loaded: AfterRetreat }) {
  const [after, setAfter] = useState(loaded)
  const { firstName, retreatDate, photos } = after
  return (
    <>
      <header className="relative isolate flex min-h-46 flex-col justify-end overflow-hidden bg-sea-deep text-white sm:min-h-64">
        <Picture
          file={featurePictures['sunset-yoga']}
          alt=""
          sizes="100vw"
          className="absolute inset-0 -z-10 size-full object-[50%_60%]"
        />
        <div className="absolute inset-x-0 bottom-0 -z-10 h-4/5 bg-linear-to-t from-sea-deep via-sea-deep/75 to-transparent" />
        <div className="page-column py-4 sm:py-8">
          <h1 className="text-4xl text-white">Thank you for coming, {firstName}</h1>
          <p className="mt-1">{retreatDate}</p>
        </div>
      </header>
      <div className="page-column grid items-start gap-6 py-5 sm:py-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Questions key={after.answer ? 'given' : 'open'} {...{ token, after }} onSaved={setAfter} />
        {photos && (
          <Card as="section">
            <h2 className="text-xl">Your photos and video</h2>
            <p className="mt-3">
              <a
                href={photos.url}
                target="_blank"
                rel="noopener noreferrer"
                className={`${linkStyle} inline-flex min-h-11 items-center gap-2`}
              >
                <Camera aria-hidden className="size-5" />
                Open the album
              </a>
            </p>
            <p className="text-sm text-ink-soft">Kept until {formatShortDay(photos.keptUntil)}.</p>
          </Card>
        )}
      </div>
    </>
  )
}

function Questions({
  token,
  after,
  onSaved,
}: {
  token: string
  after: AfterRetreat
  onSaved: (after: AfterRetreat) => void
}) {
  const { answer, quotedAs } = after
  const [text, setText] = useState(answer?.text ?? '')
  const [quote, setQuote] = useState<'yes' | 'no' | null>(answer && (answer.mayQuote ? 'yes' : 'no'))
  const [isMissing, setMissing] = useState(false)
  const params = { token }
  const send = useCall({
    call: (mayQuote: boolean) => api('POST', '/api/after/{token}', { params, body: { text, mayQuote } }),
    onSuccess: onSaved,
  })
  const withdraw = useCall({
    call: () => api('DELETE', '/api/after/{token}', { params }),
    onSuccess: onSaved,
    onError: (error) => showFailure(error, 'Not withdrawn yet', 'Please try again in a moment.'),
  })
  const wrong = fieldErrorOf(send.error, 'text')
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setMissing(quote === null)
    if (quote !== null && !send.isPending) send.run(quote === 'yes')
  }
  return (
    <Card as="section" className="border-2 border-sea!">
      <h2 className="text-2xl">Two questions</h2>
      {answer && (
        <Notice tone="success" live="status" title="Thank you for your answers" className="mt-3">
          <p>You can change or withdraw them here at any time.</p>
          <Button
            variant="secondary"
            size="sm"
            className="mt-3"
            busy={withdraw.isPending}
            busyLabel="Withdrawing..."
            onClick={() => withdraw.run()}
          >
            Withdraw my answers
          </Button>
        </Notice>
      )}
      <form method="post" noValidate onSubmit={submit} className="mt-3 flex flex-col gap-4">
        <TextArea
          label="How was it?"
          name="text"
          rows={4}
          maxLength={LONGEST_ANSWER}
          value={text}
          error={wrong}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <ChoiceCards
          legend="May we quote you?"
          name="quote"
          columns="rows"
          value={quote ?? ''}
          error={isMissing && quote === null ? 'Choose one' : undefined}
          onChoose={setQuote}
          choices={[
            { value: 'yes', title: `Yes, as “${quotedAs}”` },
            { value: 'no', title: 'No, it’s for you only' },
          ]}
        />
        {!wrong && <CallFailure title="We couldn’t send your answers" error={send.error} />}
        <Button type="submit" wide busy={send.isPending} busyLabel="Sending...">
          {answer ? 'Change my answers' : 'Send my answers'}
        </Button>
      </form>
      <p className="mt-3 text-sm text-ink-soft">
        We read every answer and publish some, never changed, with your first name and month. You can withdraw
        it here at any time.
      </p>
    </Card>
  )
}
