import { reading } from './loaders.ts'

export { TellGuestsScreen as default } from '#web/features/admin/date-change/tell-guests.tsx'
export const loader = reading('adminRetreats', 'unreachedGuests')
