import { createContext, Fragment, use } from 'react'
import { dialled, endsExamples, type OrganiserDetail, EXAMPLE_MARK } from '#domain/site/organiser.ts'
import { classNames } from '#web/ui/class-names.ts'

/** The details of the business that sells the retreats, for every page (web/root.tsx). Null on a page whose data could not be loaded. */
export const OrganiserContext = createContext<readonly OrganiserDetail[] | null>(null)

/** The name, number, address and contact details of the business; `plain` renders them without links. */
export function Organiser({ className, plain = false }: { className?: string; plain?: boolean }) {
  const details = use(OrganiserContext)
  if (!details) return null
  return (
    <address className={classNames('wrap-anywhere not-italic', className)}>
      {details.map((detail, index) => (
        <Fragment key={detail.part}>
          {index > 0 && '\u00A0· '}
          <Detail {...detail} linked={!plain} />
          {endsExamples(details, index) && <OwnersMark />}
        </Fragment>
      ))}
    </address>
  )
}

function Detail({ part, text, linked }: OrganiserDetail & { linked: boolean }) {
  // No-break spaces keep a number on one line.
  const shown = part === 'phone' || part === 'companyNumber' ? text.replaceAll(' ', '\u00A0') : text
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

/** Marks a placeholder that only the owner can replace; live mode does not start while one is left. */
export function OwnersMark() {
  return (
    <>
      {' '}
      <span className="inline-block rounded-sm border border-dashed border-current px-1 align-middle text-xs leading-tight font-normal whitespace-nowrap">
        {EXAMPLE_MARK}
      </span>
    </>
  )
}
