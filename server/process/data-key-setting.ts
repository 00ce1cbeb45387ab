import * as z from 'zod'
import { parseDataKey } from './data-keys.ts'

/** A data key as written in the settings. */
export const dataKeySetting = z.string().transform((text, context) => {
  const key = parseDataKey(text)
  if (key) return key
  context.addIssue('no data key')
  return z.NEVER
})
