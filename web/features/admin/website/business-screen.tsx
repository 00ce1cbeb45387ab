import { ChevronRight, KeyRound } from 'lucide-react'
import { useState } from 'react'
import type { SiteFieldView } from '#domain/contract/site-calls.ts'
import { shownPieces } from '#domain/site/figure-text.ts'
import { BANK_ACCOUNT_PATHS } from '#domain/site/site-fields.ts'
import { SITE_TASKS } from '#domain/site/site-tasks.ts'
import { api } from '#web/api/client.ts'
import { ActButton } from '#web/features/admin/kit/form/actions.tsx'
import { useConfirmation } from '#web/features/admin/kit/form/confirmation.tsx'
import { Loaded, useAdminQuery } from '#web/features/admin/kit/frame/admin-data.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Button } from '#web/ui/form/button.tsx'
import type { Route } from './+types/business-screen.ts'
import { BankField } from './bank-field.tsx'
import { textOf } from './kept-words.tsx'
import { SiteField } from './site-field.tsx'
import { fieldsQuery, readWithFields, WebsitePage } from './website-page.tsx'

const OTHERS = ['business.support.hours']
const GROUPS = [
  {
    title: 'Bank account',
    paths: (SITE_TASKS[1]?.paths ?? []).filter((path) => path.startsWith('business.bank.')),
  },
  { title: 'Company', paths: SITE_TASKS[0]?.paths ?? [] },
  { title: 'How guests reach you', paths: [...(SITE_TASKS[2]?.paths ?? []), ...OTHERS] },
  {
    title: 'Insurer',
    paths: (SITE_TASKS[1]?.paths ?? []).filter((path) => path.startsWith('package-travel.')),
  },
  { title: 'Legal facts', paths: SITE_TASKS.slice(3).flatMap(({ paths }) => paths) },
]
const ALL = GROUPS.flatMap(({ paths }) => paths)

export const loader = (args: Route.LoaderArgs) => readWithFields(args, ALL)

/** Company, bank account, contact, insurer and the facts of the law. A line opens its one field. */
export default function BusinessScreen() {
  const query = useAdminQuery(fieldsQuery(ALL))
  const [open, setOpen] = useState<string | null>(null)
  return (
    <WebsitePage title="Business" below="Each line opens one field">
      <Loaded query={query} what="Your business">
        {({ fields }) => {
          const of = (path: string) => fields.find((field) => field.path === path)
          const opened = open === null ? undefined : of(open)
          return (
            <div className="flex max-w-2xl flex-col gap-6">
              {GROUPS.map(({ title, paths }) => (
                <section key={title} aria-label={title}>
                  <h2 className="text-lg">{title}</h2>
                  <ul className="mt-2 divide-y divide-line rounded-lg border border-line bg-white">
                    {paths.flatMap((path) => {
                      const field = of(path)
                      return field ? [<Line key={path} field={field} onOpen={() => setOpen(path)} />] : []
                    })}
                    {title === 'Bank account' && <NewAccount fields={fields} />}
                  </ul>
                </section>
              ))}
              <p className="text-sm text-ink-soft">
                A changed legal fact goes to new orders. Guests who have ordered and paid keep theirs.
              </p>
              {opened && (
                <Dialog open onOpenChange={(isOpen) => !isOpen && setOpen(null)} title={opened.label}>
                  {opened.path.startsWith('business.bank.') ? (
                    <BankField field={opened} />
                  ) : (
                    <SiteField field={opened} />
                  )}
                  <Button wide onClick={() => setOpen(null)}>
                    Done
                  </Button>
                </Dialog>
              )}
            </div>
          )
        }}
      </Loaded>
    </WebsitePage>
  )
}

function Line({ field, onOpen }: { field: SiteFieldView; onOpen: () => void }) {
  const isAccount = BANK_ACCOUNT_PATHS.includes(field.path)
  // A new account is shown on its own until it counts.
  const stored = textOf(isAccount ? field.published : field.value)
  const value = shownPieces(stored, field.figures)
    .map(({ text }) => text)
    .join('')
  return (
    <li>
      <button
        type="button"
        onClick={onOpen}
        className="flex min-h-14 w-full items-center gap-3 px-4 py-2 text-left hover:bg-cream"
      >
        <span className="min-w-0 grow">
          <span className="block text-sm text-ink-soft">{field.label}</span>
          <span className="block wrap-anywhere">{value === '' ? 'Left out' : value}</span>
          {field.problem !== null && <span className="block text-sm text-danger">{field.problem}</span>}
        </span>
        {field.isExample && <Badge tone="warning">Example</Badge>}
        {field.isChanged && !isAccount && <Badge tone="success">Changed</Badge>}
        <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-soft" />
      </button>
    </li>
  )
}

/** A new account, which counts only once the operator has confirmed herself. */
function NewAccount({ fields }: { fields: readonly SiteFieldView[] }) {
  const { confirming, dialog } = useConfirmation()
  const changed = fields.filter((field) => BANK_ACCOUNT_PATHS.includes(field.path) && field.isChanged)
  if (changed.length === 0) return null
  const isWrong = changed.some(({ problem }) => problem !== null)
  return (
    <li className="flex flex-col items-start gap-3 bg-amber-soft p-4">
      <div>
        <p className="font-semibold text-amber-deep">A new account, which doesn’t count yet</p>
        {changed.map(({ path, value }) => (
          <p key={path} className="figures font-semibold wrap-anywhere">
            {textOf(value)}
          </p>
        ))}
        <p className="mt-1 text-sm">
          Guests keep paying into the old account until you confirm this one. Then all your addresses get an
          email, and guests with an open transfer too.
        </p>
      </div>
      <ActButton
        disabled={isWrong}
        act={() => confirming(() => api('POST', '/api/admin/site/publish', { body: { part: 'bank' } }))}
        failed="The account was not changed"
        done={() => ({ title: 'Guests now pay into the new account' })}
      >
        <KeyRound aria-hidden className="size-4" />
        Confirm with passkey or password
      </ActButton>
      <ActButton
        variant="quiet"
        act={async () => {
          for (const { path } of changed) await api('DELETE', '/api/admin/site/draft', { query: { path } })
        }}
        failed="Not discarded"
      >
        Keep the old one
      </ActButton>
      {dialog}
    </li>
  )
}
