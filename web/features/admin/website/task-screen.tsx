import { useParams } from 'react-router'
import { SITE_TASKS, type SiteTask } from '#domain/site/site-tasks.ts'
import { Loaded, useAdminQuery } from '#web/features/admin/kit/frame/admin-data.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RoutedButtonLink } from '#web/ui/routed-links.tsx'
import type { Route } from './+types/task-screen.ts'
import { SiteField } from './site-field.tsx'
import { fieldsQuery, readWithFields, siteQuery, WebsitePage } from './website-page.tsx'

export const loader = (args: Route.LoaderArgs) =>
  readWithFields(args, SITE_TASKS.find(({ key }) => key === args.params.task)?.paths ?? [])

/** One task of To do as one form. Each field is kept as a draft while it is typed. */
export default function TaskScreen() {
  const { task: key = '' } = useParams()
  const task = SITE_TASKS.find((each) => each.key === key)
  if (!task) return <WebsitePage title="To do">This task is not one of the six.</WebsitePage>
  return <OneTask key={task.key} task={task} />
}

function OneTask({ task }: { task: SiteTask }) {
  const query = useAdminQuery(fieldsQuery(task.paths))
  const { data: site } = useAdminQuery(siteQuery)
  const done = site?.todo.filter((fact) => fact.task === task.key && fact.done).length ?? 0
  const number = SITE_TASKS.indexOf(task) + 1
  const next = SITE_TASKS[number]
  return (
    <WebsitePage
      title={task.title}
      below={`Task ${number} of ${SITE_TASKS.length} · ${done} of ${task.paths.length} done`}
    >
      <Loaded query={query} what="These facts">
        {({ fields }) => (
          <div className="flex max-w-2xl flex-col gap-6 rounded-lg border border-line bg-white p-4 sm:p-6">
            {fields.map((field) => (
              <SiteField key={field.path} field={field} />
            ))}
          </div>
        )}
      </Loaded>
      {task.key === 'bank' && (
        <Notice tone="info" title="A new bank account counts once you confirm it" className="mt-4 max-w-2xl">
          Under Business, with your passkey or password. Until then guests see the old one.
        </Notice>
      )}
      <div className="mt-5 flex flex-wrap gap-2">
        {next && (
          <RoutedButtonLink to={`/admin/website/todo/${next.key}`}>Next: {next.title}</RoutedButtonLink>
        )}
        <RoutedButtonLink to="/admin/website/todo" variant="secondary">
          Done for now
        </RoutedButtonLink>
      </div>
    </WebsitePage>
  )
}
