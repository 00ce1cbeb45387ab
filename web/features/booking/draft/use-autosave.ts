import { useCallback, useEffect, useState } from 'react'
import { isWorthSaving } from '#domain/booking-form/booking-form.ts'
import { api } from '#web/api/client.ts'
import { FORM_FIELDS } from '#web/booking-form/booking-values.ts'
import type { ProductClock } from '#web/browser/product-time.ts'
import type { GroupFormState, GroupValues } from '../group/group-values.ts'
import { createAutosave, type AutosaveState } from './autosave.ts'
import { draftOf, keepTabDraft } from './draft-values.ts'

/**
 * Saves what is typed: in this tab at once, on the server after 2 seconds and when the page is left (specification, section 4.5, step 2).
 */
export function useAutosave(form: GroupFormState, clock: ProductClock) {
  const [state, setState] = useState<AutosaveState>('idle')
  const [autosave] = useState(() =>
    createAutosave<GroupValues>({
      save: (values) => saveDraft(values, clock.now()),
      onState: setState,
    }),
  )

  const keep = useCallback(() => {
    const values = form.getValues()
    keepTabDraft(values, window.location.search)
    if (isWorthSaving(values)) autosave.changed(values)
  }, [form, autosave])

  useEffect(() => {
    // Values that the page fills in by itself are not saved.
    const watched = form.watch((_, { type }) => {
      if (type === 'change') keep()
    })
    // Values typed before hydration are dirty fields of the form, and are saved too.
    if (FORM_FIELDS.some((field) => form.getFieldState(field).isDirty)) keep()
    return () => watched.unsubscribe()
  }, [form, keep])

  useEffect(() => {
    function flush() {
      const waiting = autosave.takeWaiting()
      if (waiting) void saveDraft(waiting, clock.now(), { keepalive: true }).catch(() => {})
    }
    function flushWhenHidden() {
      // A phone may close a hidden page without a further event.
      if (document.visibilityState === 'hidden') flush()
    }
    window.addEventListener('online', autosave.retry)
    window.addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', flushWhenHidden)
    return () => {
      window.removeEventListener('online', autosave.retry)
      window.removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flushWhenHidden)
      // A navigation within the site does not hide the page.
      flush()
    }
  }, [autosave, clock])

  return { autosave, state, keep }
}

async function saveDraft(values: GroupValues, at: Date, how: { keepalive?: boolean } = {}): Promise<void> {
  const body = { ...draftOf(values), timestamp: at.toISOString(), status: 'in_progress' as const }
  await api('POST', '/api/leads', { body, ...how })
}
