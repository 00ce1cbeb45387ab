import { CalendarX, CirclePause, Globe, Pencil, Printer, Users } from 'lucide-react'
import { Link } from 'react-router'
import type { RetreatView } from '#domain/retreat/retreat-calls.ts'
import { api } from '#web/api/client.ts'
import { useAct } from '#web/features/admin/kit/form/use-act.ts'
import { AdminMenu, MenuItem } from '#web/features/admin/kit/frame/admin-menu.tsx'
import { dateAddress, datePath } from './date-address.ts'

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
      <MenuItem icon={Printer} label="Who comes" render={<Link to={datePath(id, 'sheet')} />} />
      <MenuItem
        icon={Users}
        label="Its guests and their money"
        render={<Link to={`/admin/guests?retreat=${encodeURIComponent(id)}`} />}
      />
      {status === 'cancelled' ? (
        <MenuItem icon={CalendarX} label="Who got what" render={<Link to={datePath(id, 'cancel')} />} />
      ) : (
        <>
          <MenuItem icon={Pencil} label="Edit" render={<Link to={dateAddress(date)} />} />
          {status === 'on_sale' ? (
            <MenuItem
              icon={CirclePause}
              label="Close it: guests see it as full"
              onClick={() => sell.mutate('closed')}
            />
          ) : (
            <MenuItem icon={Globe} label="Put it on sale" onClick={() => sell.mutate('on_sale')} />
          )}
          <MenuItem
            icon={CalendarX}
            label="Cancel it…"
            isTaking
            render={<Link to={datePath(id, 'cancel')} />}
          />
        </>
      )}
    </AdminMenu>
  )
}
