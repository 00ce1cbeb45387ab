import type { Env } from '#server/env.ts'

/** How the operator types a command of package.json on this installation. */
export function commandOf({ commands }: Pick<Env, 'commands'>, name: string): string {
  return commands.replace('{}', name)
}
