import { Menu } from '@base-ui/react/menu'
import { CalendarX, CirclePause, Globe, Pencil, Printer, Users, type LucideIcon } from 'lucide-react'
import { Link } from 'react-router'
import type { RetreatView } from '#domain/retreat/retreat-calls.ts'
import { api } from '#web/api/client.ts'
import { useAct } from '#web/features/admin/kit/form/use-act.ts'
import { AdminMenu, menuItemStyle } from '#web/features/admin/kit/frame/admin-menu.tsx'
import { cancelAddress, dateAddress, sheetAddress } from './date-address.ts'

/** Menu of actions on a date, in its row. */
export function DateMenu({ date }: { date: RetreatView }) {
  const { id, label, status } = date
  const sell = useAct({
    act: (next: 'on_sale' | 'closed') =>
      api('PATCH', '/api/admin/retreats/{retreatId}', { params: { retreatId: id }, body: { status: next } }),
    done: (_, next) => ({ title: `${label} is ${next === 'on_sale' ? 'on sale' : 'closed to guests'}` }),
    failed: `${label} was not changed`,
  })
  return (
    <AdminMenu label={`More for ${label}`}>
      <Way to={sheetAddress(id)} icon={Printer} label="Who comes" />
      <Way
        to={`/admin/guests?retreat=${encodeURIComponent(id)}`}
        icon={Users}
        label="Its guests and their money"
      />
      {status !== 'cancelled' && (
        <>
          <Way to={dateAddress(date)} icon={Pencil} label="Edit" />
          {status === 'on_sale' ? (
            <Menu.Item className={`${menuItemStyle} text-sea`} onClick={() => sell.mutate('closed')}>
              <CirclePause aria-hidden className="size-5" />
              Close it: guests see it as full
            </Menu.Item>
          ) : (
            <Menu.Item className={`${menuItemStyle} text-sea`} onClick={() => sell.mutate('on_sale')}>
              <Globe aria-hidden className="size-5" />
              Put it on sale
            </Menu.Item>
          )}
        </>
      )}
      <Way
        to={cancelAddress(id)}
        icon={CalendarX}
        label={status === 'cancelled' ? 'Who got what' : 'Cancel it…'}
        isTaking={status !== 'cancelled'}
      />
    </AdminMenu>
  )
}

function Way({
  to,
  icon: Icon,
  label,
  isTaking = false,
}: {
  to: string
  icon: LucideIcon
  label: string
  /** True for actions that take places away, shown in red. */
  isTaking?: boolean
}) {
  return (
    <Menu.Item
      className={`${menuItemStyle} ${isTaking ? 'text-danger' : 'text-sea'}`}
      render={(props) => (
        <Link {...props} to={to}>
          <Icon aria-hidden className="size-5" />
          {label}
        </Link>
      )}
    />
  )
}
