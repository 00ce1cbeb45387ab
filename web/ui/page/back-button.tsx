import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '#web/ui/form/button-link.tsx'

/** A link to a fixed page ("Go Back", "Back to Homepage"); a plain link, so it works without scripts. */
export function BackButton({ href, children }: { href: string; children: ReactNode }) {
  return (
    <ButtonLink href={href} variant="quiet" size="sm" className="-ml-4 self-start">
      <ArrowLeft aria-hidden className="size-5" />
      {children}
    </ButtonLink>
  )
}
