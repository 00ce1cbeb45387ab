import { buttonStyle } from '#web/ui/button-style.ts'
import { classNames } from '#web/ui/class-names.ts'
import { SkeletonGroup, Skeleton } from '#web/ui/skeleton.tsx'

/**
 * Top right of the pages that are sent without hydration, and the same for everybody: a placeholder first, then the
 * visitor's name and "Sign Out", or "Sign In/Up" (specification, section 2). All three are in the page; show-account.ts
 * turns `data-account`, so that a header costs no React. Without scripts the way to the sign-in is there at once.
 */
export function AccountArea({ light = false }: { light?: boolean }) {
  const look = buttonStyle({ variant: light ? 'light' : 'secondary', size: 'sm' })
  return (
    <div
      data-account="loading"
      className="group/account flex min-h-11 max-w-max min-w-0 grow basis-40 items-center justify-end"
    >
      <SkeletonGroup
        label="Loading your account"
        className="hidden group-data-[account=loading]/account:block noscript:hidden!"
      >
        <Skeleton className={classNames('h-11 w-28 rounded-full!', light && 'opacity-50')} />
      </SkeletonGroup>
      <a
        href="/auth"
        className={classNames(
          look,
          'hidden! whitespace-nowrap group-data-[account=out]/account:inline-flex! noscript:inline-flex!',
        )}
      >
        Sign In/Up
      </a>
      <div className="hidden min-w-0 flex-wrap items-center justify-end gap-1 group-data-[account=in]/account:flex">
        <a
          href="/dashboard"
          className={classNames(
            'flex min-h-11 max-w-max min-w-0 grow basis-[3rem] items-center rounded-full px-4 font-semibold underline-offset-4 hover:underline',
            light ? 'text-white' : 'text-sea',
          )}
        >
          <span data-account-name className="truncate">
            Your account
          </span>
        </a>
        {/* A form, because nothing that fetches links ahead of a click may ever sign a guest out. */}
        <form action="/api/auth/logout" data-account-leave>
          <button type="submit" className={classNames(look, 'whitespace-nowrap')}>
            Sign Out
          </button>
        </form>
      </div>
    </div>
  )
}
