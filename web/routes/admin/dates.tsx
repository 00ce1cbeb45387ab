import { reading } from './loaders.ts'

export { DatesScreen as default } from '#web/features/admin/dates/dates-screen.tsx'
export const loader = reading('adminRetreats')
