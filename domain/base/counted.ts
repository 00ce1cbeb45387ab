/** Formats a number of things: "1 guest", "3 guests", "0 lines go" (with `many`). */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}
