import type { GuideView } from '#domain/retreat/guide.ts'

/** Everything that the guide's page is made of, for a guest who is signed in. */
export interface GuidePage {
  /** Missing: there is no such booking of this guest's, or nothing is paid for it. */
  found: { kind: 'guide'; guide: GuideView } | { kind: 'missing' } | { kind: 'failed' }
}
