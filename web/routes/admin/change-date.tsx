import { reading } from './loaders.ts'

export { AnnounceChangeScreen as default } from '#web/features/admin/date-change/announce-change-screen.tsx'
export const loader = reading('adminRetreats')
