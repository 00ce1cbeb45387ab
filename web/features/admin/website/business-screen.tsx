import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { counted } from '#domain/base/wording.ts'
import type { SiteFieldView } from '#domain/contract/site-calls.ts'
import { shownPieces } from '#domain/site/figure-text.ts'
import { BANK_ACCOUNT_PATHS, BUSINESS_PATHS } from '#domain/site/site-fields.ts'
import { textOf } from '#domain/site/typed-values.ts'
import { api } from '#web/api/client.ts'
import { ActButton } from '#web/features/admin/kit/form/actions.tsx'
import { useConfirmation } from '#web/features/admin/kit/form/confirmation.tsx'
import { Loaded, useAdminQuery } from '#web/features/admin/kit/frame/admin-data.tsx'
import { FoldingSection } from '#web/features/admin/kit/list/folding-section.tsx'
import { LinkRow } from '#web/features/admin/kit/list/link-row.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Button } from '#web/ui/form/button.tsx'
import type { Route } from './+types/business-screen.ts'
import { SiteField } from './site-field.tsx'
import { fieldsQuery, readWithFields, WebsitePage } from './website-page.tsx'

/** A field stands in the first group that it fits. What the operator changes most is open on a phone too. */
const GROUPS = [
  { title: 'Bank account', of: /^business\.(bank|reminders)\./ },
  { title: 'Company', of: /^package-travel\.organiser\./ },
  { title: 'How guests reach you', of: /^business\.(chat|social|mail|support)\.|\.onTheSpot\./ },
  { title: 'Insurer', of: /^package-travel\.insolvency\./ },
  {
    title: 'What you offer',
    of: /\.(offer|brand|transport|previewVideo)\.|\.notIncluded$|\.excursions$/,
    folded: true,
  },
  { title: 'Legal facts', of: /^/, folded: true },
]

export const loader = (args: Route.LoaderArgs) => readWithFields(args, BUSINESS_PATHS)

/** Company, bank account, contact, insurer and the facts of the law. A line opens its one field. */
export default function BusinessScreen() {
  const query = useAdminQuery(fieldsQuery(BUSINESS_PATHS))
  const [asked] = useSearchParams()
  const [open, setOpen] = useState<string | null>(asked.get('part'))
  return (
    <WebsitePage title="Business" below="Each line opens one field">
      <Loaded query={query} what="Your business">
        {({ fields }) => {
          const opened = fields.find(({ path }) => path === open)
          return (
            <div className="flex max-w-2xl flex-col gap-6">
              {GROUPS.map(({ title, folded = false }) => {
                const ofGroup = fields.filter(({ path }) => groupOf(path) === title)
                return (
                  <FoldingSection key={title} title={title} fact={factOf(ofGroup)} folded={folded}>
                    <ul className="divide-y divide-line">
                      {ofGroup.map((field) => (
                        <Line key={field.path} field={field} onOpen={() => setOpen(field.path)} />
                      ))}
                      {title === 'Bank account' && <NewAccount fields={fields} />}
                    </ul>
                  </FoldingSection>
                )
              })}
              <p className="text-sm text-ink-soft">
                A changed legal fact goes to new orders. Guests who have ordered and paid keep theirs.
              </p>
              {opened && (
                <Dialog open onOpenChange={(isOpen) => !isOpen && setOpen(null)} title={opened.label}>
                  <SiteField field={opened} />
                  <Button wide className="mt-4" onClick={() => setOpen(null)}>
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

function groupOf(path: string): string | undefined {
  return GROUPS.find(({ of }) => of.test(path))?.title
}

/** Returns how many lines of a group wait for the operator's words, or how many it has. */
function factOf(fields: readonly SiteFieldView[]): string {
  const examples = fields.filter(({ isExample }) => isExample).length
  return examples > 0 ? counted(examples, 'example') : counted(fields.length, 'line')
}

function Line({ field, onOpen }: { field: SiteFieldView; onOpen: () => void }) {
  const isAccount = BANK_ACCOUNT_PATHS.includes(field.path)
  // A new account is shown on its own until it counts.
  const stored = textOf(isAccount ? field.published : field.value)
  const value = shownPieces(stored, field.figures)
    .map(({ text }) => text)
    .join('')
    .replaceAll('\n', ' · ')
  return (
    <LinkRow
      onClick={onOpen}
      title={<span className="text-sm font-normal text-ink-soft">{field.label}</span>}
      about={
        <>
          <span className="line-clamp-3 text-base text-ink">{value === '' ? 'Left out' : value}</span>
          {field.problem !== null && <span className="block text-danger">{field.problem}</span>}
        </>
      }
    >
      {field.isExample && <Badge tone="warning">Example</Badge>}
      {field.isChanged && !isAccount && <Badge tone="success">Changed</Badge>}
    </LinkRow>
  )
}

/** A new account, which counts only once the operator has confirmed herself. */
function NewAccount({ fields }: { fields: readonly SiteFieldView[] }) {
  const { confirming, dialog } = useConfirmation()
  const changed = fields.filter((field) => BANK_ACCOUNT_PATHS.includes(field.path) && field.isChanged)
  if (changed.length === 0) return null
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
        disabled={changed.some(({ problem }) => problem !== null)}
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
