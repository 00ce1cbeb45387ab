import { reading } from './loaders.ts'

export { WriteDateScreen as default } from '#web/features/admin/dates/write-date-screen.tsx'
export const loader = reading('adminRetreats')
