import type { ReactNode } from 'react'
import { Button } from '#web/ui/form/button.tsx'
import { heroPicture } from '#web/ui/media-files.ts'
import { Picture, type PictureFile } from '#web/ui/picture.tsx'
import { RoutedButtonLink } from '#web/ui/routed-links.tsx'

/** The link to the dashboard after an order or a payment. */
export const SEE_TRIP = { main: true, to: '/dashboard', text: 'See your trip' } as const

/** A payment screen without a payment: what happened, what is safe and what to do, one sentence each under a small picture. */
export function StatePage({
  title,
  picture = heroPicture,
  notice,
  links = [],
  retry,
  children,
}: {
  title: ReactNode
  picture?: PictureFile
  /** A notice beside the sentences. */
  notice?: ReactNode
  /** The ways on; `main` marks the one that most guests want. */
  links?: readonly { main?: true; to: string; text: string; onClick?: () => void }[]
  /** The label of a button that loads the page again. */
  retry?: string
  children: ReactNode
}) {
  return (
    <div className="page-column py-6 sm:py-12">
      <div className="mx-auto flex max-w-xl flex-col gap-5 overflow-hidden rounded-xl border border-line bg-white p-5 text-ink shadow-md sm:p-7">
        <div className="-mx-5 -mt-5 h-40 overflow-hidden bg-sea-deep sm:-mx-7 sm:-mt-7 sm:h-52">
          <Picture
            file={picture}
            alt=""
            sizes="(width < 40rem) 100vw, 36rem"
            className="size-full object-[70%_45%]"
          />
        </div>
        <div aria-live="polite">
          <h1 className="text-3xl">{title}</h1>
          <div className="mt-3 text-ink-soft">{children}</div>
        </div>
        {notice}
        <div className="grid gap-2.5 empty:hidden">
          {retry && (
            <Button size="lg" wide onClick={() => window.location.reload()}>
              {retry}
            </Button>
          )}
          {links.map(({ main, text, ...link }) => (
            <RoutedButtonLink
              key={text}
              {...link}
              variant={main ? 'primary' : 'secondary'}
              size={main ? 'lg' : 'md'}
              wide
            >
              {text}
            </RoutedButtonLink>
          ))}
        </div>
      </div>
    </div>
  )
}
