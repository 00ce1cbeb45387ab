import Bowser from 'bowser'
import { UNKNOWN_DEVICE } from '#domain/admin/history.ts'

const MODELS = ['iPhone', 'iPad']
const SYSTEMS = ['Android', 'Windows', 'Linux', 'Chrome OS']
const KINDS: Partial<Record<string, string>> = { mobile: 'phone', tablet: 'tablet', desktop: 'computer' }

/** No browser's own text is as long. */
const MAX_LENGTH = 512

/**
 * What a person calls the device that a browser runs on, by what it says of itself: "iPhone", "Android phone", "Mac", "Windows
 * computer". One of a few texts of ours, whatever the header says.
 */
export function deviceName(userAgent: string | undefined): string {
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
