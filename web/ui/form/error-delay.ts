/**
 * How long, in milliseconds, an error waits to appear after its field was left (react-hook-form's `delayError`). What the
 * guest pressed to leave the field must not move away under the finger before the press is done.
 */
export const ERROR_DELAY_MS = 300
