/** Thrown for unusable arguments or settings of a command. The message tells the operator what to do. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}
