import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'web',
  // The whole route table is small, so it goes out with the page: no further request while the guest moves about.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
