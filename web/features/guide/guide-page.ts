import type { GuideView } from '#domain/retreat/guide.ts'

export interface GuidePage {
  /** `missing` if the guest has no such booking or nothing is paid for it. */
  found: { kind: 'guide'; guide: GuideView } | { kind: 'missing' } | { kind: 'failed' }
}
