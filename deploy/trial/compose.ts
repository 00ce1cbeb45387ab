import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parse } from 'yaml'
import * as z from 'zod'
import type { Podman } from './podman.ts'

// The schema of deploy/compose.yml: an unknown key fails, so that none is ignored.
const serviceSchema = z.strictObject({
  image: z.string(),
  build: z.unknown().optional(),
  restart: z.literal('unless-stopped'),
  depends_on: z.record(z.string(), z.strictObject({ condition: z.literal('service_healthy') })).optional(),
  environment: z.record(z.string(), z.string()),
  networks: z.union([
    z.array(z.string()),
    z.record(z.string(), z.strictObject({ ipv4_address: z.string(), ipv6_address: z.string() })),
  ]),
  ports: z.array(z.string()).optional(),
  volumes: z.array(z.string()),
  read_only: z.boolean().optional(),
  tmpfs: z.array(z.string()).optional(),
  cap_drop: z.array(z.string()).optional(),
  cap_add: z.array(z.string()).optional(),
  security_opt: z.array(z.string()).optional(),
  shm_size: z.string().optional(),
  stop_grace_period: z
    .string()
    .regex(/^\d+s$/)
    .optional(),
  healthcheck: z
    .strictObject({
      test: z.tuple([z.literal('CMD')], z.string()),
      interval: z.string(),
      timeout: z.string(),
      retries: z.number(),
    })
    .optional(),
})
const networkSchema = z.strictObject({
  internal: z.boolean().optional(),
  enable_ipv6: z.boolean().optional(),
  ipam: z.strictObject({ config: z.array(z.strictObject({ subnet: z.string() })) }).optional(),
})
const composeSchema = z.strictObject({
  name: z.string(),
  services: z.record(z.string(), serviceSchema),
  networks: z.record(z.string(), networkSchema),
  volumes: z.record(z.string(), z.null()),
})
type Service = z.output<typeof serviceSchema>
export type Compose = z.output<typeof composeSchema>

/** Reads deploy/compose.yml and replaces the names of settings in its texts, as Compose does. */
export function readCompose(folder: string, settings: Record<string, string>): Compose {
  const withSettings = (_: unknown, value: unknown) =>
    typeof value === 'string' ? interpolate(value, settings) : value
  return composeSchema.parse(parse(readFileSync(join(folder, 'compose.yml'), 'utf8'), withSettings))
}

function interpolate(written: string, settings: Record<string, string>): string {
  return written.replaceAll(
    /\$\{(\w+)(?::([-?])([^}]*))?\}/g,
    (_, name: string, sign: string | undefined, other: string | undefined) => {
      const value = settings[name]
      if (value !== undefined && value !== '') return value
      if (sign === '?') throw new Error(`${name} is needed: ${other ?? ''}`)
      return other ?? ''
    },
  )
}

/** Creates networks and volumes, and starts each service once those it depends on are healthy. */
export async function startAll(podman: Podman, folder: string, compose: Compose): Promise<void> {
  for (const [name, network] of Object.entries(compose.networks))
    podman.run('network', 'create', ...networkOptions(network), name)
  for (const name of Object.keys(compose.volumes)) podman.run('volume', 'create', name)
  for (const [name, service] of Object.entries(compose.services).toSorted(byNeed)) {
    for (const other of Object.keys(service.depends_on ?? {})) await untilHealthy(podman, other)
    podman.run('run', '--detach', '--name', name, ...containerOptions(folder, name, service), service.image)
  }
}

/** Sorts services after those that they depend on. */
function byNeed(
  [one, { depends_on: first = {} }]: [string, Service],
  [other, { depends_on: second = {} }]: [string, Service],
): number {
  return Number(other in first) - Number(one in second)
}

/** Runs a command in a new container with a service's configuration, as "docker compose run --rm" does. */
export function runOnce(
  podman: Podman,
  folder: string,
  compose: Compose,
  name: string,
  command: readonly string[],
  env: Record<string, string> = {},
) {
  const service = compose.services[name]
  if (!service) throw new Error(`compose.yml has no ${name}`)
  return podman.ask(
    'run',
    '--rm',
    ...Object.entries(env).map(([key, value]) => `--env=${key}=${value}`),
    ...containerOptions(folder, `${name}-once`, service),
    service.image,
    ...command,
  )
}

/** Runs the health check until it passes, because without systemd nothing else runs it. */
export async function untilHealthy(podman: Podman, name: string): Promise<void> {
  const end = performance.now() + 90_000
  for (;;) {
    const { status, output } = podman.ask('healthcheck', 'run', name)
    if (status === 0) return
    if (performance.now() > end)
      throw new Error(`${name} is not healthy: ${output}\n${podman.ask('logs', name).output}`)
    await sleep(500)
  }
}

function networkOptions({ internal, enable_ipv6, ipam }: Compose['networks'][string]): string[] {
  const subnets = (ipam?.config ?? []).map(({ subnet }) => `--subnet=${subnet}`)
  return [...(internal ? ['--internal'] : []), ...(enable_ipv6 ? ['--ipv6'] : []), ...subnets]
}

function containerOptions(folder: string, name: string, service: Service): string[] {
  const { networks, healthcheck } = service
  const each = (option: string, values: readonly string[] = []) =>
    values.map((value) => `--${option}=${value}`)
  const addressed = Array.isArray(networks)
    ? networks.map((network) => `${network}:alias=${name}`)
    : Object.entries(networks).map(
        ([network, { ipv4_address: four, ipv6_address: six }]) =>
          `${network}:alias=${name},ip=${four},ip=${six}`,
      )
  return [
    ...each(
      'env',
      Object.entries(service.environment).map(([key, value]) => `${key}=${value}`),
    ),
    ...each('network', addressed),
    ...each('publish', service.ports),
    ...each(
      'volume',
      service.volumes.map((volume) => volume.replace(/^\.\//, `${folder}/`)),
    ),
    ...(service.read_only ? ['--read-only'] : []),
    ...each('tmpfs', service.tmpfs),
    ...each('cap-drop', service.cap_drop),
    ...each('cap-add', service.cap_add),
    ...each(
      'security-opt',
      service.security_opt?.map((option) => option.replace(':true', '')),
    ),
    ...(service.shm_size ? [`--shm-size=${service.shm_size}`] : []),
    ...(healthcheck ? [`--health-cmd=${healthcheck.test.slice(1).join(' ')}`] : []),
  ]
}
