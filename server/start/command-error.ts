/** What a command was called with does not serve; says why and what to do, in the operator's words. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}
