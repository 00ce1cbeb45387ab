import { reading } from './loaders.ts'

export { TodayScreen as default } from '#web/features/admin/today/today-screen.tsx'
export const loader = reading('adminToday', 'adminPasskeys', 'notionSync')
