import { UNKNOWN_DEVICE } from '#domain/booking/history.ts'

/** The first that fits counts: most systems also name an older one. */
const DEVICES: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android.*Mobile/, 'Android phone'],
  [/Android/, 'Android tablet'],
  [/CrOS/, 'Chrome OS computer'],
  [/Windows/, 'Windows computer'],
  [/Macintosh/, 'Mac'],
  [/Linux/, 'Linux computer'],
]

/** Longer than any browser's own header. */
const MAX_LENGTH = 512

/**
 * Returns a name for the device that a browser runs on, by its user agent: "iPhone", "Android phone", "Mac", "Windows computer". Always one
 * of a few texts of ours, whatever the header says.
 */
export function deviceName(userAgent: string | null | undefined): string {
  const header = userAgent?.slice(0, MAX_LENGTH) ?? ''
  return DEVICES.find(([sign]) => sign.test(header))?.[1] ?? UNKNOWN_DEVICE
}
