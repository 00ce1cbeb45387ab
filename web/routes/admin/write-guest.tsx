import { reading } from './loaders.ts'

export { WriteScreen as default } from '#web/features/admin/guest/write-screen.tsx'
export const loader = reading('readGuestPage')
