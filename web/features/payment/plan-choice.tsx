import { Link, useLocation } from 'react-router'
import { PLAN_SIZES, type PlanSize } from '#domain/payment-plan.ts'
import { classNames } from '#web/ui/class-names.ts'

const NAMES: Record<PlanSize, string> = { 1: 'On one day', 2: 'In two parts', 3: 'In three parts' }

/**
 * In how many parts the balance is paid, where there is room for some: links, because what is ordered is read anew with each, and an
 * address says which it is. Nothing is ever charged by itself.
 */
export function PlanChoice({ parts, plans }: { parts: PlanSize; plans: readonly PlanSize[] }) {
  const { pathname, search } = useLocation()
  if (plans.length < 2) return null
  const to = (size: PlanSize) => {
    const query = new URLSearchParams(search)
    query.set('parts', String(size))
    return `${pathname}?${query.toString()}`
  }
  return (
    <nav aria-label="In how many parts you pay the balance" className="mb-4">
      <p className="mb-2 font-semibold">The balance</p>
      <ul className="flex flex-wrap gap-2">
        {PLAN_SIZES.filter((size) => plans.includes(size)).map((size) => (
          <li key={size}>
            <Link
              to={to(size)}
              replace
              preventScrollReset
              aria-current={size === parts ? 'true' : undefined}
              className={classNames(
                'inline-flex min-h-11 items-center rounded-full border-2 px-4 font-semibold',
                size === parts
                  ? 'border-teal-deep bg-teal-soft'
                  : 'border-line bg-white hover:border-line-strong',
              )}
            >
              {NAMES[size]}
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-ink-soft">
        We remind you of each part, and never charge anything by ourselves. You can always pay earlier.
      </p>
    </nav>
  )
}
