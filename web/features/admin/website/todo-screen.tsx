import {
  Building2,
  ChevronRight,
  EyeOff,
  HousePlus,
  Landmark,
  MessageCircle,
  Plane,
  Scale,
  type LucideIcon,
} from 'lucide-react'
import { Link } from 'react-router'
import { counted } from '#domain/base/wording.ts'
import type { SiteState } from '#domain/contract/site-calls.ts'
import { SITE_TASKS, type SiteTask } from '#domain/site/site-tasks.ts'
import { Loaded, useAdminQuery } from '#web/features/admin/kit/frame/admin-data.tsx'
import { reading } from '#web/features/admin/kit/frame/loaders.ts'
import { RoutedButtonLink } from '#web/ui/routed-links.tsx'
import { GoingLive } from './going-live.tsx'
import { siteQuery, WebsitePage } from './website-page.tsx'

export const loader = reading('readSite', 'readGoingLive')

const ICONS: Record<string, LucideIcon> = {
  company: Building2,
  bank: Landmark,
  contact: MessageCircle,
  retreat: HousePlus,
  journey: Plane,
  legal: Scale,
}

/** What must be the operator's own before guests can pay: the facts of law and money, in six tasks. */
export default function TodoScreen() {
  const query = useAdminQuery(siteQuery)
  return (
    <WebsitePage title="To do" below="What must be your own before guests can pay you">
      <Loaded query={query} what="What is left to do" seen="To do">
        {(site) => <LoadedTodo site={site} />}
      </Loaded>
    </WebsitePage>
  )
}

function LoadedTodo({ site: { todo, leftOut, draft } }: { site: SiteState }) {
  const done = todo.filter((fact) => fact.done).length
  const next = SITE_TASKS.find(({ key }) => todo.some((fact) => fact.task === key && !fact.done))
  const minutes = SITE_TASKS.filter(({ key }) => todo.some((fact) => fact.task === key && !fact.done)).reduce(
    (sum, task) => sum + task.minutes,
    0,
  )
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="flex min-w-0 flex-col gap-5">
        <section className="rounded-lg bg-sea-deep p-5 text-cream">
          <h2 className="text-xl text-white">
            {next ? `${todo.length} facts only you know` : `All ${todo.length} facts are yours`}
          </h2>
          <p className="mt-1">
            {next
              ? `Law and money. About ${minutes} minutes in all. Stop whenever you like: every word is saved.`
              : whenAllAreDone(draft.changes.length)}
          </p>
          <div className="mt-4 flex items-center gap-3">
            <progress
              aria-label="Facts that are yours"
              max={todo.length}
              value={done}
              className="h-2 grow overflow-hidden rounded-full [&::-moz-progress-bar]:bg-amber [&::-webkit-progress-bar]:bg-cream/20 [&::-webkit-progress-value]:bg-amber"
            />
            <span className="figures text-sm font-semibold">
              {done} of {todo.length}
            </span>
          </div>
          {next && (
            <RoutedButtonLink to={`/admin/website/todo/${next.key}`} variant="light" className="mt-4">
              {done === 0 ? 'Start with your company' : `Go on with “${next.title}”`}
            </RoutedButtonLink>
          )}
        </section>
        <ul className="divide-y divide-line rounded-lg border border-line bg-white">
          {SITE_TASKS.map((task) => (
            <TaskRow key={task.key} task={task} todo={todo} />
          ))}
        </ul>
        <section className="flex flex-col gap-2">
          <h2 className="text-lg">Can wait</h2>
          <Link
            to="/admin/website/page"
            className="flex items-center gap-3 rounded-lg border border-line bg-white p-4 hover:bg-cream"
          >
            <EyeOff aria-hidden className="size-5 shrink-0 text-sea" />
            <span className="min-w-0 grow">
              <b className="block">{counted(leftOut, 'optional part')} left out</b>
              <span className="block text-sm text-ink-soft">
                Guests don’t see them. Add one when you have it.
              </span>
            </span>
            <ChevronRight aria-hidden className="size-5 text-ink-soft" />
          </Link>
        </section>
      </div>
      <GoingLive />
    </div>
  )
}

function whenAllAreDone(unpublished: number): string {
  return unpublished > 0 ? 'Guests see them once they are published.' : 'Guests see them.'
}

function TaskRow({ task, todo }: { task: SiteTask; todo: SiteState['todo'] }) {
  const Icon = ICONS[task.key] ?? Building2
  const done = todo.filter((fact) => fact.task === task.key && fact.done).length
  return (
    <li>
      <Link
        to={`/admin/website/todo/${task.key}`}
        className="flex min-h-16 items-center gap-3 px-4 py-3 hover:bg-cream"
      >
        <span className="grid size-10 shrink-0 place-items-center rounded-lg bg-amber-soft text-sea">
          <Icon aria-hidden className="size-5" />
        </span>
        <span className="min-w-0 grow">
          <b className="block">{task.title}</b>
          <span className="block text-sm text-ink-soft">
            {task.minutes} min · {task.atHand}
          </span>
        </span>
        <span className="figures text-sm whitespace-nowrap text-ink-soft">
          {done} of {task.paths.length}
        </span>
        <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-soft" />
      </Link>
    </li>
  )
}
