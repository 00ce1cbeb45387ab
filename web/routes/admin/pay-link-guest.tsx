import { reading } from './loaders.ts'

export { GuestPayLinkScreen as default } from '#web/features/admin/guest/guest-pay-link-screen.tsx'
export const loader = reading('readGuestPage')
