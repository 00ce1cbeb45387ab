import { useMutation } from '@tanstack/react-query'
import { Check, Info, TriangleAlert } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { ConnectionName } from '#domain/site/connections.ts'
import { api, errorText } from '#web/api/client.ts'
import { AskButton, SmallButton } from '#web/features/admin/kit/form/actions.tsx'
import { useConfirmation } from '#web/features/admin/kit/form/confirmation.tsx'
import { failureOf, fieldErrorsOf, FormPage, useFormAction } from '#web/features/admin/kit/form/form-page.tsx'
import { readQuery } from '#web/features/admin/kit/frame/admin-data.tsx'
import { Group, rowStyle } from '#web/features/admin/kit/list/group.tsx'
import { Notice } from '#web/ui/notice.tsx'

export const connectionsQuery = readQuery('/api/admin/connections')

type Typed = Readonly<Record<string, string>>

/** Page of one service: what is connected, and the fields whose content connects it. What was typed is forgotten once it is connected. */
export function ConnectionForm({
  name,
  source,
  title,
  below,
  needs,
  save,
  texts,
  facts,
  renderFields,
}: {
  name: ConnectionName
  source: 'environment' | 'desk' | 'none'
  title: string
  below: string
  /** The fields that cannot stay empty. */
  needs: readonly string[]
  save: (typed: Typed) => Promise<unknown>
  texts: { replace: string; busy: string; saved: string; test: string; removed: string }
  facts: readonly Fact[]
  /** `input` gives the attributes of each field by its name. */
  renderFields: (input: (field: string) => FieldInput) => ReactNode
}) {
  const [typed, setTyped] = useState<Typed>({})
  const { confirming, dialog } = useConfirmation()
  const paste = useFormAction({
    isChanged: () => Object.values(typed).some((text) => text !== ''),
    act: () => confirming(() => save(typed)),
    done: () => ({ title: texts.saved }),
    onDone: () => setTyped({}),
  })
  const errors = fieldErrorsOf(paste.error)
  const isEmpty = needs.some((field) => (typed[field] ?? '').trim() === '')
  const submit = {
    label: source === 'none' ? 'Connect' : texts.replace,
    busy: paste.isPending,
    busyLabel: texts.busy,
    disabled: isEmpty,
  }
  return (
    <>
      <FormPage
        title={title}
        below={below}
        back={{ to: '/admin/website/todo', label: 'To do' }}
        failure={errors.size > 0 ? null : failureOf('Not connected', paste.error)}
        onSubmit={() => !isEmpty && paste.mutate()}
        submit={source === 'environment' ? null : submit}
        keep="Back"
      >
        {source !== 'none' && <Connected {...{ name, source, texts, facts }} />}
        {source !== 'environment' &&
          renderFields((field) => ({
            name: field,
            value: typed[field] ?? '',
            error: errors.get(field),
            onChange: ({ target }) => setTyped({ ...typed, [field]: target.value }),
          }))}
      </FormPage>
      {dialog}
    </>
  )
}

export interface FieldInput {
  name: string
  value: string
  error: string | undefined
  onChange: (event: { target: { value: string } }) => void
}

interface Fact {
  label: string
  value: string
}

const MARKS = {
  done: <Check aria-label="All right" className="mt-0.5 size-5 shrink-0 text-success" />,
  todo: <TriangleAlert aria-label="To do" className="mt-0.5 size-5 shrink-0 text-amber-deep" />,
  note: <Info aria-label="Note" className="mt-0.5 size-5 shrink-0 text-ink-soft" />,
}

/** What a connected service says of itself, with buttons to test and to remove it. A test's findings stand in place of the facts. */
function Connected({
  name,
  source,
  texts,
  facts,
}: {
  name: ConnectionName
  source: 'environment' | 'desk'
  texts: { test: string; removed: string }
  facts: readonly Fact[]
}) {
  const { confirming, dialog } = useConfirmation()
  const onServer = { label: 'Set by', value: 'Your technician, on the server, which comes first' }
  const shown = source === 'environment' ? [...facts, onServer] : facts
  const test = useMutation({
    mutationFn: () => api('POST', '/api/admin/connections/{name}/test', { params: { name } }),
  })
  return (
    <Group
      title="Connected"
      foot={
        <div className={`${rowStyle} flex flex-wrap gap-2`}>
          <SmallButton busy={test.isPending} onClick={() => test.mutate()}>
            {texts.test}
          </SmallButton>
          {source === 'desk' && (
            <AskButton
              variant="quiet"
              act={() =>
                confirming(() => api('DELETE', '/api/admin/connections/{name}', { params: { name } }))
              }
              done={() => ({ title: 'Disconnected' })}
              failed="Not disconnected"
              question={{
                title: 'Disconnect it?',
                description: texts.removed,
                confirmLabel: 'Disconnect',
                cancelLabel: 'Keep it',
              }}
            >
              Disconnect
            </AskButton>
          )}
          {dialog}
        </div>
      }
    >
      {test.data
        ? test.data.findings.map(({ state, text }) => (
            <li key={text} className={`${rowStyle} flex gap-3 text-sm`}>
              {MARKS[state]}
              <span className="min-w-0 wrap-anywhere">{text}</span>
            </li>
          ))
        : shown.map(({ label, value }) => (
            <li key={label} className={`${rowStyle} flex flex-wrap justify-between gap-x-4 text-sm`}>
              <span className="text-ink-soft">{label}</span>
              <span className="min-w-0 font-semibold wrap-anywhere">{value}</span>
            </li>
          ))}
      {test.error && (
        <li className={rowStyle}>
          <Notice tone="danger" live="alert" title="Not tested">
            {errorText(test.error)}
          </Notice>
        </li>
      )}
    </Group>
  )
}
