import { classNames } from '#web/ui/class-names.ts'
import { buttonStyle } from '#web/ui/form/button.tsx'
import { Skeleton } from '#web/ui/page/loading.tsx'

/**
 * The account area at the top right of pages without hydration: a placeholder at first, then the visitor's name and "Sign Out", or "Sign
 * In/Up" (specification, section 2.2). The HTML contains all three and is the same for everybody; show-account.ts sets `data-account`, so
 * that no React is needed. Without scripts the sign-in link is shown. A page rendered for one visitor passes `name`.
 */
export function AccountArea({
  light = false,
  name,
  returnTo,
}: {
  light?: boolean
  /** Null for a signed-out visitor; absent if the page cannot know. */
  name?: string | null
  /** Where the sign-in returns to, if not to the landing page. */
  returnTo?: string
}) {
  const look = buttonStyle({ variant: light ? 'light' : 'secondary', size: 'sm' })
  return (
    <div
      data-account={name === undefined ? 'loading' : stateOf(name)}
      className="group/account flex min-h-11 max-w-max min-w-0 grow basis-40 items-center justify-end"
    >
      {/* Without text, because a text browser ignores styles and would show it as loading forever. */}
      <span aria-busy="true" className="hidden group-data-[account=loading]/account:block noscript:hidden!">
        <Skeleton className={classNames('h-11 w-28 rounded-full!', light && 'opacity-50')} />
      </span>
      <a
        href="/auth"
        data-account-return-to={returnTo}
        className={classNames(
          look,
          'hidden! whitespace-nowrap group-data-[account=out]/account:inline-flex! noscript:group-data-[account=loading]/account:inline-flex!',
        )}
      >
        Sign In/Up
      </a>{' '}
      <div className="hidden min-w-0 flex-wrap items-center justify-end gap-1 group-data-[account=in]/account:flex">
        <a
          href="/dashboard"
          className={classNames(
            'flex min-h-11 max-w-max min-w-0 grow basis-[3rem] max-[22.5rem]:px-0 items-center rounded-full px-4 font-semibold underline-offset-4 hover:underline',
            // Over a picture it is as light as the header.
            !light && 'text-sea',
          )}
        >
          <span data-account-name className="truncate">
            {name ?? 'Your account'}
          </span>
        </a>
        {/* A form, because browsers prefetch links, which must never sign a guest out. */}
        <form action="/api/auth/logout" data-account-leave>
          <button type="submit" className={classNames(look, 'whitespace-nowrap')}>
            Sign Out
          </button>
        </form>
      </div>
    </div>
  )
}

function stateOf(name: string | null) {
  return name === null ? 'out' : 'in'
}
