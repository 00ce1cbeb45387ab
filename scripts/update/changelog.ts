import { compareVersions } from './versions.ts'

/** What CHANGELOG.md says of one version. */
interface Release {
  version: string
  /** Under "To do", one text each; what an update asks of the operator. */
  toDo: string[]
  /** All of it, as it is written. */
  text: string
}

/** The versions of a changelog, as they are written: newest first. What has no number yet is nobody's. */
export function readChangelog(changelog: string): Release[] {
  return changelog
    .split(/^## /m)
    .filter((section) => /^\d/.test(section))
    .map((section) => {
      const [version = '', ...lines] = section.trimEnd().split('\n')
      const text = lines.join('\n').trim()
      return { version, toDo: itemsOf(text, 'To do'), text }
    })
}

/** What has been released after the version that runs, up to the one that is to run, oldest first. */
export function releasesBetween(releases: readonly Release[], running: string, next: string): Release[] {
  return releases
    .filter(({ version }) => compareVersions(version, running) > 0 && compareVersions(version, next) <= 0)
    .toSorted((one, other) => compareVersions(one.version, other.version))
}

/** The items of the list under a heading, each on one line. */
function itemsOf(text: string, heading: string): string[] {
  const [, list = ''] = new RegExp(`^### ${heading}\\n([^]*?)(?=^### |$(?![^]))`, 'm').exec(text) ?? []
  return list
    .split(/^- /m)
    .slice(1)
    .map((item) => item.trim().replaceAll(/\s*\n\s*/g, ' '))
}
