/** Returns a negative number if the first version is older, a positive one if newer, else 0: "0.10.0" is newer than "0.9.1". */
export function compareVersions(one: string, other: string): number {
  const [ours, theirs] = [parts(one), parts(other)]
  const differs = ours.findIndex((part, index) => part !== theirs[index])
  return differs === -1 ? 0 : (ours[differs] ?? 0) - (theirs[differs] ?? 0)
}

function parts(version: string): number[] {
  const found = /^(\d+)\.(\d+)\.(\d+)$/.exec(version)
  if (!found) throw new Error(`"${version}" is no version: it looks like 0.2.0`)
  return found.slice(1).map(Number)
}
