/**
 * How many milliseconds an error waits to appear after its field was left (react-hook-form's `delayError`), so that a button being pressed
 * does not move away during the press.
 */
export const ERROR_DELAY_MS = 300
