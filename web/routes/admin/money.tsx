import { reading } from './loaders.ts'

export { ToCheckScreen as default } from '#web/features/admin/money/to-check-screen.tsx'
export const loader = reading('adminPayments')
