import { createContext, Fragment, use } from 'react'
import { dialled, endsExamples, type OrganiserDetail } from '#domain/site/organiser.ts'
import { classNames } from '#web/ui/class-names.ts'
import { OwnersMark } from './owners-mark.tsx'

/** Who sells the retreats, on every page (web/root.tsx). Null where a page could not be read at all. */
export const OrganiserContext = createContext<readonly OrganiserDetail[] | null>(null)

/** The name, number and address of the business, and how it is reached; `plain` where a link would stand in the way. */
export function Organiser({ className, plain = false }: { className?: string; plain?: boolean }) {
  const details = use(OrganiserContext)
  if (!details) return null
  return (
    <address className={classNames('wrap-anywhere not-italic', className)}>
      {details.map((detail, index) => (
        <Fragment key={detail.part}>
          {index > 0 && ' · '}
          <Detail {...detail} linked={!plain} />
          {endsExamples(details, index) && <OwnersMark />}
        </Fragment>
      ))}
    </address>
  )
}

function Detail({ part, text, linked }: OrganiserDetail & { linked: boolean }) {
  // A number is read as one piece.
  const shown = part === 'phone' ? text.replaceAll(' ', '\u00A0') : text
  if (!linked || (part !== 'phone' && part !== 'mail')) return shown
  return (
    <a
      href={part === 'phone' ? dialled(text) : `mailto:${text}`}
      className="underline decoration-1 underline-offset-4 hover:decoration-2"
    >
      {shown}
    </a>
  )
}
