/**
 * Becomes another program of Node's, given as for the command line: the same process with the same id, so that its signals
 * reach whatever it is by then, and nothing of this program left in memory.
 */
export function become(command: readonly string[], env?: NodeJS.ProcessEnv): never {
  if (!process.execve) throw new Error('This system cannot turn a process into another program')
  return process.execve(process.execPath, [process.execPath, ...command], env)
}
