import { reading } from './loaders.ts'

export { DateScreen as default } from '#web/features/admin/dates/date-screen.tsx'
export const loader = reading('adminRetreats')
