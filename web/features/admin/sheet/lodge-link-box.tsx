import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { banjulDay, formatDay } from '#domain/dates.ts'
import type { Sheet } from '#domain/sheet-shapes.ts'
import { api, errorText } from '#web/api/client.ts'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { sheetQuery } from './sheet-query.ts'

/** The link by which the lodge sees its part of the date: what it shows is said beside it. */
export function LodgeLinkBox({ sheet: { retreat, lodgeLink } }: { sheet: Sheet }) {
  const [asks, setAsks] = useState(false)
  const change = useLodgeLink(retreat.id)
  return (
    <section
      aria-label="Link for the lodge"
      className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-lg bg-teal-soft px-4 py-2.5 text-sm text-teal-deep print:hidden"
    >
      <p className="min-w-0 grow basis-64">
        <b>Link for the lodge</b>: rooms, counts of diets and allergies, and arrivals. Nothing else, no
        sign-in.
        {lodgeLink && ` Made ${formatDay(banjulDay(new Date(lodgeLink.madeAt)))}.`}
      </p>
      <div className="flex flex-wrap items-center gap-1">
        {lodgeLink ? (
          <>
            <CopyButton text={lodgeLink.url} what="the link for the lodge" className="bg-white!" />
            <a
              href={lodgeLink.url}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-11 items-center px-3 font-bold underline-offset-4 hover:underline"
            >
              Look at it
            </a>
            <Button variant="quiet" size="sm" onClick={() => setAsks(true)}>
              Revoke
            </Button>
          </>
        ) : (
          <Button variant="secondary" size="sm" busy={change.isPending} onClick={() => change.mutate('make')}>
            Make the link
          </Button>
        )}
      </div>
      <AlertDialog
        open={asks}
        onOpenChange={setAsks}
        title="Revoke the link?"
        description="The link stops working. You can create a new one, and need to send it again."
        confirmLabel="Revoke the link"
        cancelLabel="Keep it"
        busy={change.isPending}
        onConfirm={() => change.mutate('revoke', { onSuccess: () => setAsks(false) })}
      />
    </section>
  )
}

function useLodgeLink(retreatId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (what: 'make' | 'revoke') => {
      const params = { retreatId }
      if (what === 'make') await api('POST', '/api/admin/retreats/{retreatId}/lodge-link', { params })
      else await api('DELETE', '/api/admin/retreats/{retreatId}/lodge-link', { params })
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: sheetQuery(retreatId).queryKey }),
    onError: (error) =>
      toasts.show({
        title: 'The link stays as it was',
        description: errorText(error, 'No connection. Please try again.'),
        tone: 'destructive',
      }),
  })
}
