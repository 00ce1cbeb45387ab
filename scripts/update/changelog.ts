/** One version in CHANGELOG.md. */
interface Release {
  version: string
  /** The items under "To do", which an update asks of the operator. */
  toDo: string[]
  /** The whole text as written. */
  text: string
}

/** Returns the versions of a changelog in its order, newest first, without the unreleased section. */
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

/** Returns the releases after the running version up to the next one, oldest first. */
export function releasesBetween(releases: readonly Release[], running: string, next: string): Release[] {
  return releases
    .filter(({ version }) => compareVersions(version, running) > 0 && compareVersions(version, next) <= 0)
    .toSorted((one, other) => compareVersions(one.version, other.version))
}

/** Returns the items of the list under a heading, each on one line. */
function itemsOf(text: string, heading: string): string[] {
  const [, list = ''] = new RegExp(`^### ${heading}\\n([^]*?)(?=^### |$(?![^]))`, 'm').exec(text) ?? []
  return list
    .split(/^- /m)
    .slice(1)
    .map((item) => item.trim().replaceAll(/\s*\n\s*/g, ' '))
}

/** Returns a negative number if the first version is older, a positive one if newer, else 0: "0.10.0" is newer than "0.9.1". */
export function compareVersions(one: string, other: string): number {
  const [ours, theirs] = [parts(one), parts(other)]
  const differs = ours.findIndex((part, index) => part !== theirs[index])
  return differs === -1 ? 0 : (ours[differs] ?? 0) - (theirs[differs] ?? 0)
}

function parts(version: string): number[] {
  const found = /^(\d+)\.(\d+)\.(\d+)$/.exec(version)
  if (!found) throw new Error(`"${version}" is not a version: a version looks like 0.2.0`)
  return found.slice(1).map(Number)
}
