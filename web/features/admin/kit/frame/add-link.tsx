import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { RoutedButtonLink } from '#web/ui/form/routed-button-link.tsx'
import { KeyHint } from './key-hint.tsx'
import { useShortcut } from './shortcuts.ts'

/** Link in the head of a page to a form that adds something. Its key opens it too. */
export function AddLink({
  to,
  shortcut,
  does,
  variant,
  children,
}: {
  to: string
  shortcut: string
  /** Description of the key. */
  does: string
  variant: 'primary' | 'secondary'
  children: ReactNode
}) {
  const navigate = useNavigate()
  useShortcut(shortcut, does, () => void navigate(to))
  return (
    <RoutedButtonLink to={to} variant={variant} size="sm">
      <Plus aria-hidden className="size-5" />
      {children}
      <KeyHint keys={shortcut.toUpperCase()} />
    </RoutedButtonLink>
  )
}
