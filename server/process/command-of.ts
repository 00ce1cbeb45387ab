import type { Env } from '#server/env.ts'

/** Returns how the operator types a package.json command on this instance. */
export function commandOf({ commands }: Pick<Env, 'commands'>, name: string): string {
  return commands.replace('{}', name)
}
