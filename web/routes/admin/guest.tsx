import { reading } from './loaders.ts'

export { GuestScreen as default } from '#web/features/admin/guest/guest-screen.tsx'
export const loader = reading('readGuestPage')
