import { Download, type LucideIcon } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { formatEuros } from '#domain/base/money.ts'
import type { TravellerView } from '#domain/contract/traveller-calls.ts'
import type { OpenMove } from '#domain/date-change/announced-change.ts'
import { api } from '#web/api/client.ts'
import { storeRedirectAfterLogin } from '#web/browser/browser-storage.ts'
import { keepTravellersPage } from '#web/browser/travellers-page.ts'
import { showFailure, useCall } from '#web/shell/use-call.tsx'
import { Card } from '#web/ui/card.tsx'
import { Button, ButtonLink } from '#web/ui/form/button.tsx'
import { FoldedRows, RowIcon } from '#web/ui/rows.tsx'

export function Rows({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className="mb-2 text-xl">{title}</h2>
      <FoldedRows className="rounded-xl">{children}</FoldedRows>
    </section>
  )
}

export function Row({ icon, title, children }: { icon: LucideIcon; title: string; children: ReactNode }) {
  return (
    <div className="flex min-h-14 items-center gap-3 px-4 py-2.5">
      <RowIcon icon={icon} />
      <div className="min-w-0">
        <p className="leading-snug font-semibold wrap-anywhere">{title}</p>
        <p className="text-sm leading-snug text-ink-soft">{children}</p>
      </div>
    </div>
  )
}

/** A row that downloads a file. */
export function DownloadRow({
  icon,
  title,
  gist,
  href,
}: {
  icon: LucideIcon
  title: string
  gist: string
  href: string
}) {
  return (
    <a
      href={href}
      download
      className="flex min-h-14 items-center gap-3 px-4 py-2.5 text-ink no-underline hover:text-teal-deep"
    >
      <RowIcon icon={icon} />
      <span className="min-w-0 grow">
        <span className="block leading-snug font-semibold">
          {title}
          <span className="sr-only"> (PDF)</span>
        </span>
        <span className="block text-sm leading-snug text-ink-soft">{gist}</span>
      </span>
      <Download aria-hidden className="size-5 shrink-0 text-sea" />
    </a>
  )
}

/** Other days that who booked has yet to accept or refuse. */
export function OtherDays({ move: { kind, from, to }, booker }: { move: OpenMove; booker: string }) {
  return (
    <Card as="section" aria-labelledby="other-days" className="grid gap-3 border-2 border-sea!">
      <h2 id="other-days" className="text-2xl">
        {kind === 'days' ? `${from} moves to other days` : `We’ve had to cancel ${from}`}
      </h2>
      <p>{`Now it’s up to ${booker} whether you come on ${to}, or your place is cancelled and refunded.`}</p>
      <p className="text-ink-soft">
        Please don’t change any flights yet. There’s nothing to pay until that’s decided.
      </p>
    </Card>
  )
}

/** Leads to the payment, and from there back to this page. */
export function PayButton({
  due: { amount, link },
  token,
  ...style
}: { due: NonNullable<TravellerView['due']>; token: string } & Pick<
  ComponentProps<typeof ButtonLink>,
  'wide' | 'variant' | 'size'
>) {
  return (
    <ButtonLink href={link} {...style} onClick={() => keepTravellersPage(link, `/traveller/${token}`)}>
      {`Pay ${formatEuros(amount)}`}
    </ButtonLink>
  )
}

/** Moves the place into the account that is signed in, or leads to the sign-in and back. */
export function Claim({ token, booker, signedIn }: { token: string; booker: string; signedIn: boolean }) {
  const take = useCall({
    call: () => api('POST', '/api/travellers/{token}/claim', { params: { token } }),
    onSuccess: () => window.location.assign('/dashboard'),
    onError: (error) =>
      showFailure(error, 'We couldn’t move the place', 'Please try again. Nothing has changed.'),
  })
  return (
    <div className="grid gap-3">
      <p className="text-sm">
        {`You then pay, change and cancel your place yourself, and ${booker} no longer can. This link ends.`}
      </p>
      {signedIn ? (
        <Button variant="secondary" size="sm" busy={take.isPending || take.isDone} onClick={() => take.run()}>
          Take my place over
        </Button>
      ) : (
        <ButtonLink
          href="/auth"
          variant="secondary"
          size="sm"
          onClick={() => storeRedirectAfterLogin(window.location.pathname)}
        >
          Sign in or sign up first
        </ButtonLink>
      )}
    </div>
  )
}
