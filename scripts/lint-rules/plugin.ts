// The project's own lint rules; oxlint loads them through "jsPlugins" in .oxlintrc.json.
import { noBookingWrites } from './no-booking-writes.ts'
import { noSystemClock } from './no-system-clock.ts'
import { serverRooms } from './server-rooms.ts'

const plugin = {
  meta: { name: 'tradewind' },
  rules: {
    'no-system-clock': noSystemClock,
    'no-booking-writes': noBookingWrites,
    'server-rooms': serverRooms,
  },
}

export default plugin
