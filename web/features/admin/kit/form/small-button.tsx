import type { ComponentProps } from 'react'
import { Button } from '#web/ui/form/button.tsx'
import { RoutedButtonLink } from '#web/ui/routed-links.tsx'

/** The usual button of an admin page: small, and secondary unless it says otherwise. */
export function SmallButton(button: ComponentProps<typeof Button>) {
  return <Button size="sm" variant="secondary" {...button} />
}

/** Link to an admin page that looks like it. */
export function SmallButtonLink(link: ComponentProps<typeof RoutedButtonLink>) {
  return <RoutedButtonLink size="sm" variant="secondary" {...link} />
}
