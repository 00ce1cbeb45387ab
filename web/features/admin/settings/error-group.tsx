import type { BrowserError } from '#domain/site/browser-errors.ts'
import { readQuery } from '#web/features/admin/kit/frame/admin-data.tsx'
import { Group, rowStyle } from '#web/features/admin/kit/list/group.tsx'
import { useScreenful } from '#web/features/admin/kit/list/paged-list.tsx'
import { adminTime } from '#web/features/admin/kit/texts.ts'
import { CopyButton } from '#web/ui/form/copy-button.tsx'

export const browserErrorsQuery = readQuery('/api/admin/browser-errors')

/** Errors reported by guests' browsers, to copy for whoever maintains the website. */
export function ErrorGroup({ errors }: { errors: readonly BrowserError[] }) {
  const { shown, more } = useScreenful(errors)
  return (
    <Group
      title="Errors on your pages"
      count={errors.length}
      foot={
        <>
          {more}
          <p className={`${rowStyle} text-sm text-ink-soft`}>
            When something breaks on a page, the guest’s browser reports it here, without names or addresses.
            Copy it for the person who looks after the site. We remove errors that haven’t happened again for
            30 days.
          </p>
        </>
      }
    >
      {errors.length === 0 && <li className={`${rowStyle} text-sm`}>No errors on your pages.</li>}
      {shown.map((error) => (
        <ErrorRow key={error.id} error={error} />
      ))}
    </Group>
  )
}

function ErrorRow({ error }: { error: BrowserError }) {
  const { message, stack, page, version, count, firstAt, lastAt } = error
  return (
    <li className={rowStyle}>
      <p className="font-semibold wrap-anywhere">{message}</p>
      <div className="figures mt-1 text-sm text-ink-soft">
        <p className="wrap-anywhere">{page}</p>
        <p>
          {timesText(count)}, {count > 1 && 'most recently '}
          {adminTime(lastAt)}
        </p>
        {count > 1 && <p>First seen {adminTime(firstAt)}</p>}
        <p>Version {version}</p>
      </div>
      {stack !== '' && (
        <details>
          <summary className="min-h-11 cursor-pointer content-center text-sm font-medium">
            Where in the code
          </summary>
          <pre className="overflow-x-auto pb-2 text-xs text-ink-soft">{stack}</pre>
        </details>
      )}
      <div className="mt-2">
        <CopyButton text={errorReport(error)} what={`the error “${message}”`} />
      </div>
    </li>
  )
}

/** Formats a count: "Once", "7 times". */
export function timesText(count: number): string {
  return count === 1 ? 'Once' : `${count} times`
}

/** Formats all details of an error as text, for whoever fixes it. */
export function errorReport(error: BrowserError): string {
  const { message, stack, page, version, count, firstAt, lastAt } = error
  const lines = [
    message,
    `page: ${page}`,
    `version: ${version}`,
    `${timesText(count)}, ${firstAt} to ${lastAt}`,
  ]
  return [...lines, stack].filter(Boolean).join('\n')
}
