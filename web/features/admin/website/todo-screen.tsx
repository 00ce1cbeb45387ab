import {
  Building2,
  EyeOff,
  HousePlus,
  Landmark,
  MessageCircle,
  Plane,
  Scale,
  type LucideIcon,
} from 'lucide-react'
import { counted } from '#domain/base/wording.ts'
import type { SiteState } from '#domain/contract/site-calls.ts'
import { SITE_TASKS } from '#domain/site/site-tasks.ts'
import { Loaded, useAdminQuery } from '#web/features/admin/kit/frame/admin-data.tsx'
import { reading } from '#web/features/admin/kit/frame/loaders.ts'
import { Group, List } from '#web/features/admin/kit/list/group.tsx'
import { LinkRow } from '#web/features/admin/kit/list/link-row.tsx'
import { RoutedButtonLink } from '#web/ui/routed-links.tsx'
import { GoingLive } from './going-live.tsx'
import { Columns, siteQuery, WebsitePage } from './website-page.tsx'

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
  const openTasks = SITE_TASKS.filter(({ key }) => todo.some((fact) => fact.task === key && !fact.done))
  const minutes = openTasks.reduce((sum, task) => sum + task.minutes, 0)
  const [next] = openTasks
  return (
    <Columns aside={<GoingLive />}>
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
      <List>
        {SITE_TASKS.map(({ key, title, minutes: needed, atHand, paths }) => (
          <LinkRow
            key={key}
            to={`/admin/website/todo/${key}`}
            icon={ICONS[key] ?? Building2}
            title={title}
            about={`${needed} min · ${atHand}`}
          >
            <span className="figures text-sm whitespace-nowrap text-ink-soft">
              {todo.filter((fact) => fact.task === key && fact.done).length} of {paths.length}
            </span>
          </LinkRow>
        ))}
      </List>
      <Group title="Can wait">
        <LinkRow
          to="/admin/website/page"
          icon={EyeOff}
          title={`${counted(leftOut.length, 'optional part')} left out`}
          about="Guests don’t see them. Add one when you have it."
        />
      </Group>
    </Columns>
  )
}

function whenAllAreDone(unpublished: number): string {
  return unpublished > 0 ? 'Guests see them once they are published.' : 'Guests see them.'
}
