import type { BrowserError } from '#domain/site/browser-errors.ts'

/** Formats a count: "Once", "7 times". */
export function timesText(count: number): string {
  return count === 1 ? 'Once' : `${count} times`
}

/** Formats all details of an error as text, for whoever fixes it. */
export function errorReport({
  message,
  stack,
  page,
  browsers,
  version,
  count,
  firstAt,
  lastAt,
}: BrowserError): string {
  const lines = [
    message,
    `page: ${page}`,
    `browsers: ${browsers.join(', ')}`,
    `version: ${version}`,
    `${timesText(count)}, ${firstAt} to ${lastAt}`,
  ]
  return [...lines, stack].filter(Boolean).join('\n')
}
