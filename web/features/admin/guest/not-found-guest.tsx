import { Link } from 'react-router'
import { EmptyState } from '#web/ui/page/empty-state.tsx'
import { linkStyle } from '#web/ui/link-style.ts'

/** A booking that is not there, or not any more: an erasure takes what nobody paid for as a whole. */
export function NotFoundGuest() {
  return (
    <EmptyState title="There is no such booking">
      It may have been erased with its guest’s data.{' '}
      <Link to="/admin/guests" className={linkStyle}>
        All guests
      </Link>
    </EmptyState>
  )
}
