import Bowser from 'bowser'

/** By what Bowser calls them. One of these texts, whatever the header says. */
const FAMILIES: Partial<Record<string, string>> = {
  Chrome: 'Chrome',
  Chromium: 'Chrome',
  Firefox: 'Firefox',
  Safari: 'Safari',
  'Microsoft Edge': 'Edge',
  Opera: 'Opera',
  'Samsung Internet for Android': 'Samsung Internet',
  'Android Browser': 'Android’s browser',
}

/** No browser's own text is as long. */
const MAX_LENGTH = 512

/** Family and major version, "Safari 18", and no more: a whole user agent tells people apart. */
export function browserName(userAgent: string | undefined): string {
  if (!userAgent) return 'another browser'
  const { name, version } = Bowser.parse(userAgent.slice(0, MAX_LENGTH)).browser
  const family = FAMILIES[name ?? '']
  if (!family) return 'another browser'
  const major = /^\d{1,3}(?!\d)/.exec(version ?? '')
  return major ? `${family} ${major[0]}` : family
}
