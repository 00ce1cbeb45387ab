import { Outlet } from 'react-router'
import { MoneyHead } from '#web/features/admin/money/money-head.tsx'
import { reading } from './loaders.ts'

export const loader = reading('moneyCounts')

export default function MoneyTabs() {
  return (
    <>
      <MoneyHead />
      <Outlet />
    </>
  )
}
