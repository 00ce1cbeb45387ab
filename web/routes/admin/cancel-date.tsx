import { reading } from './loaders.ts'

export { CancelDateScreen as default } from '#web/features/admin/dates/cancel-date-screen.tsx'
export const loader = reading('adminRetreats')
