import { reading } from './loaders.ts'

export { CancelScreen as default } from '#web/features/admin/guest/cancel-screen.tsx'
export const loader = reading('readGuestPage')
