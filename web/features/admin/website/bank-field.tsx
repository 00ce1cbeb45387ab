import type { SiteFieldView } from '#domain/contract/site-calls.ts'
import { useReadQuery } from '#web/features/admin/kit/frame/admin-data.tsx'
import { textOf } from './kept-words.tsx'
import { SiteField } from './site-field.tsx'
import { fieldsQuery } from './website-page.tsx'

const NAME = 'package-travel.organiser.registeredName'

/** A field of the bank account. The holder is compared with the registered name, because guests' banks compare it with the account. */
export function BankField({ field }: { field: SiteFieldView }) {
  const { data } = useReadQuery(fieldsQuery([NAME]), null)
  const registered = data?.fields[0] && textOf(data.fields[0].value)
  const isHolder = field.path === 'business.bank.accountHolder'
  return (
    <SiteField
      field={field}
      {...(isHolder &&
        registered && {
          better: {
            text: registered,
            why: `Your registered name is ${registered}. Banks compare the two and warn your guests.`,
          },
        })}
    />
  )
}
