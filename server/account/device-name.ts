import Bowser from 'bowser'
import { UNKNOWN_DEVICE } from '#domain/booking/history.ts'

const MODELS = ['iPhone', 'iPad']
const SYSTEMS = ['Android', 'Windows', 'Linux', 'Chrome OS']
const KINDS: Partial<Record<string, string>> = { mobile: 'phone', tablet: 'tablet', desktop: 'computer' }

/** Longer than any browser's own header. */
const MAX_LENGTH = 512

/**
 * Returns a name for the device that a browser runs on, by its user agent: "iPhone", "Android phone", "Mac", "Windows computer". Always one
 * of a few texts of ours, whatever the header says.
 */
export function deviceName(userAgent: string | null | undefined): string {
  if (!userAgent) return UNKNOWN_DEVICE
  const { os, platform } = Bowser.parse(userAgent.slice(0, MAX_LENGTH))
  const model = MODELS.find((name) => name === platform.model)
  if (model) return model
  if (os.name === 'macOS') return 'Mac'
  const system = SYSTEMS.find((name) => name === os.name)
  const kind = KINDS[platform.type ?? '']
  if (!system && !kind) return UNKNOWN_DEVICE
  return [system, kind ?? 'device'].filter(Boolean).join(' ')
}
