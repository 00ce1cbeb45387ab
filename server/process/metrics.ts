import type { Gauge, Registry } from 'prom-client'

/** An answered request. `route` is the pattern and never the address, so it holds no ids and has few values. */
interface AnsweredRequest {
  method: string
  route: string
  status: number
}

/** A figure read on each request for metrics, with one value per set of labels. */
export interface Reading {
  name: string
  help: string
  values: { labels?: Record<string, string>; value: number }[]
}

/** The metrics of this process for Prometheus. */
export interface Metrics {
  contentType: string
  /** Counts a request and its duration in seconds. */
  answered: (request: AnsweredRequest, seconds: number) => void
  /** Registers a function that reads figures on each request for metrics. */
  watch: (read: () => Promise<Reading[]>) => void
  /** Returns all metrics in Prometheus' text format. Figures that cannot be read are left out and counted as `unread`. */
  text: () => Promise<string>
}

const PREFIX = 'tradewind_'
/** Seconds, from a cached page to when guests give up. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Loaded only if metrics are enabled, because the library and its event loop monitoring use memory. */
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
