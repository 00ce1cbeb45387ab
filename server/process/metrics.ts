import type { Gauge, Registry } from 'prom-client'

/** A request that was answered. `route` is the pattern, never the address: patterns are few, and hold nobody's id. */
interface AnsweredRequest {
  method: string
  route: string
  status: number
}

/** A figure that is asked for when somebody reads the metrics: one value, or one for each set of labels. */
export interface Reading {
  name: string
  help: string
  values: { labels?: Record<string, string>; value: number }[]
}

/** What a Prometheus may read of this process. */
export interface Metrics {
  contentType: string
  /** Counts the request, and what it took in seconds. */
  answered: (request: AnsweredRequest, seconds: number) => void
  /** Has a figure read each time that the metrics are. */
  watch: (read: () => Promise<Reading[]>) => void
  /** Everything as text, in Prometheus' own format. What could not be read is left out, and counted as `unread`. */
  text: () => Promise<string>
}

const PREFIX = 'tradewind_'
/** Seconds. From a page out of memory to what a guest gives up on. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Loaded only where somebody reads it: the library, and its own look at the event loop, cost every server memory. */
export async function openMetrics(): Promise<Metrics> {
  const { collectDefaultMetrics, Gauge, Histogram, Registry } = await import('prom-client')
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: `${PREFIX}request_duration_seconds`,
    help: 'How long requests took until their answer began',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  })
  const readers: (() => Promise<Reading[]>)[] = []
  return {
    contentType: registry.contentType,
    answered: ({ method, route, status }, seconds) => requests.observe({ method, route, status }, seconds),
    watch: (read) => {
      readers.push(read)
    },
    text: async () => {
      const outcomes = await Promise.allSettled(readers.map((read) => read()))
      const unread = outcomes.filter(({ status }) => status === 'rejected').length
      const readings = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? outcome.value : []))
      for (const reading of [...readings, unreadOf(unread)]) show(registry, Gauge, reading)
      return registry.metrics()
    },
  }
}

function unreadOf(value: number): Reading {
  return {
    name: 'unread',
    help: 'Sources that did not answer, such as a database that is away',
    values: [{ value }],
  }
}

function show(registry: Registry, NewGauge: typeof Gauge, { name, help, values }: Reading): void {
  const fullName = PREFIX + name
  registry.removeSingleMetric(fullName)
  const labelNames = Object.keys(values[0]?.labels ?? {})
  const gauge = new NewGauge({ name: fullName, help, labelNames, registers: [registry] })
  for (const { labels = {}, value } of values) gauge.set(labels, value)
}
