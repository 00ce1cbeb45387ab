import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDay } from '#domain/base/dates.ts'
import type { RetreatView } from '#domain/retreat/retreat-calls.ts'
import { api, errorText } from '#web/api/client.ts'
import { fieldErrorsOf } from '#web/features/admin/kit/form/form-page.tsx'
import { useUnsaved } from '#web/features/admin/kit/form/unsaved.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { toasts } from '#web/ui/page/toast-store.ts'
import { datesQuery } from './date-queries.ts'

/** Form for the link to a date's photos and the day until which they are available. Emptying both removes the link for guests. */
export function DatePhotos({ date }: { date: RetreatView }) {
  const [url, setUrl] = useState(date.photosUrl ?? '')
  const [until, setUntil] = useState(date.photosUntil ?? '')
  const queries = useQueryClient()
  const save = useMutation({
    mutationFn: () =>
      api('PATCH', '/api/admin/retreats/{retreatId}', {
        params: { retreatId: date.id },
        body: { photosUrl: url.trim() || null, photosUntil: until || null },
      }),
    onSuccess: async ({ retreat }) => {
      await queries.invalidateQueries({ queryKey: datesQuery.queryKey })
      setUrl(retreat.photosUrl ?? '')
      toasts.show({ title: retreat.photosUrl === null ? 'Link removed' : 'Link to the photos saved' })
    },
  })
  useUnsaved(() => url !== (date.photosUrl ?? '') || until !== (date.photosUntil ?? ''))
  const errors = fieldErrorsOf(save.error)
  return (
    <form
      method="post"
      noValidate
      aria-labelledby="date-photos"
      className="rounded-lg border border-line bg-white p-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (!save.isPending) save.mutate()
      }}
    >
      <h2 id="date-photos" className="text-lg">
        Photos and video
      </h2>
      <p className="figures mt-1 text-sm text-ink-soft">
        Everyone who paid for this date sees the link on the dashboard, from {formatDay(date.endsOn)} on.
      </p>
      <div className="mt-4 flex flex-col gap-4">
        {save.error && errors.size === 0 && (
          <Notice tone="danger" live="alert" title="The link was not saved">
            {errorText(save.error, 'The server did not answer. Please try again.')}
          </Notice>
        )}
        <TextField
          label="Link to the album"
          type="url"
          placeholder="https://"
          autoComplete="off"
          value={url}
          error={errors.get('photosUrl')}
          onChange={(event) => {
            save.reset()
            setUrl(event.target.value)
          }}
        />
        <TextField
          label="Kept there until"
          type="date"
          className="max-w-60"
          min={date.endsOn}
          value={until}
          error={errors.get('photosUntil')}
          onChange={(event) => {
            save.reset()
            setUntil(event.target.value)
          }}
        />
        <Button
          type="submit"
          variant="secondary"
          size="sm"
          className="self-start"
          busy={save.isPending}
          busyLabel="Saving..."
        >
          Save the link
        </Button>
      </div>
    </form>
  )
}
