import { expect, test } from 'vitest'
import { deviceName } from './device-name.ts'

const SAFARI = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1'
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0'

test.each([
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${SAFARI} Mobile/15E148 Safari/604.1`, 'iPhone'],
  [`Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) ${SAFARI} Mobile/15E148 Safari/604.1`, 'iPad'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${SAFARI} Safari/605.1.15`, 'Mac'],
  [`Mozilla/5.0 (Linux; Android 15; Pixel 9) ${CHROME} Mobile Safari/537.36`, 'Android phone'],
  [`Mozilla/5.0 (Linux; Android 14; SM-X710) ${CHROME} Safari/537.36`, 'Android tablet'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`, 'Windows computer'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Linux computer'],
  ['curl/8.0', 'a device'],
  ['<img src=x onerror=alert(1)>', 'a device'],
  ['', 'a device'],
  [undefined, 'a device'],
])('the user agent %j is called %j', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name)
})
