// The project's own lint rules; oxlint loads them through "jsPlugins" in .oxlintrc.json.

import { dirname, relative } from 'node:path'

interface Node {
  type: string
  parent?: Node & { key?: Name; callee?: Name }
}

interface Name extends Node {
  name?: string
}

interface NewExpression extends Node {
  callee: Name
  arguments: unknown[]
}

interface ImportSpecifier extends Node {
  imported: Name
  local: Name
}

interface CallExpression extends Node {
  callee: Node & { object?: Name; property?: Name }
  arguments: (Name & { property?: Name })[]
}

interface TemplateElement extends Node {
  value: { raw: string }
}

interface Import extends Node {
  source?: { value?: unknown } | null
}

interface RuleContext {
  filename: string
  report(problem: { node: Node; message: string }): void
}

/**
 * Forbids `new Date()` without an argument, because business code uses the injected Clock: a test or a demo sets the time with APP_NOW.
 * `Date.now()` is covered by no-restricted-properties.
 */
const noSystemClock = {
  create(context: RuleContext) {
    return {
      NewExpression(node: NewExpression) {
        const makesDate = node.callee.type === 'Identifier' && node.callee.name === 'Date'
        if (makesDate && node.arguments.length === 0) {
          context.report({ node, message: 'Ask the injected Clock for the time: clock.now().' })
        }
      },
    }
  },
}

const WRITES = new Set(['update', 'insert', 'delete'])
const WRITING_SQL = /\b(update|insert\s+into|delete\s+from)\s+"?(bookings|payments)\b/i
const MESSAGES: Record<string, string> = {
  bookings: 'Bookings are written by saveTransition and insertBooking alone (server/store/).',
  payments:
    'Payments are named by the outcome of a change, which writes them (server/change/change-booking.ts).',
}
const STEPS = new Set([
  'lockBooking',
  'lockBookings',
  'insertBooking',
  'saveTransition',
  'saveDetails',
  'issueDocuments',
  'saveChoice',
  'saveHandOver',
  'savePayee',
])
const ASK_CHANGE = 'A booking is locked and saved by changeBooking alone (server/change/change-booking.ts).'

/** The calls whose function decides an outcome, by the beginning of their names. */
const DECIDES = /^change(Booking|Together|Each|OrBegin|Payment|With)/
const WRITE_ALSO = 'What decides a change writes nothing. The outcome writes it: `also: (write) => …`.'

/** True for a write in a function that decides an outcome, outside of the outcome's `also`. */
function isInDecision({ parent }: Node): boolean {
  if (!parent || (parent.type === 'Property' && parent.key?.name === 'also')) return false
  return DECIDES.test(parent.callee?.name ?? '') || isInDecision(parent)
}

const UNDER_OWN_LOCKS = new Set(['changeLockedBooking', 'changeOrBegin'])

/** The files that change a booking under locks that they took, each with its reason. */
const CHANGE_LOCKED: Record<string, string> = {
  'server/booking/for-operator/enter-booking.ts': 'the booking is created in the transaction',
  'server/booking/group/submit-group.ts': 'a group is booked in one transaction',
  'server/booking/save-draft.ts': 'the booking may be created in the transaction',
  'server/booking/submit-booking.ts': 'the booking may be created in the transaction',
  'server/date-change/withdraw-date-change.ts': 'all guests of a date keep it at once',
  'server/privacy/erase-person.ts': 'all bookings of a person are erased at once',
}

/**
 * Forbids writing the bookings table, by the query builder or in SQL: only server/store/save-transition.ts changes a booking's state, with
 * everything that follows from it. All columns are covered, because the rule cannot see what is spread into an update. Payments are
 * covered too: the outcome of a change names them. It also forbids a use case to lock a booking and save its transition itself: changeBooking takes the locks in one order and writes
 * everything that belongs to a change.
 */
const noBookingWrites = {
  create(context: RuleContext) {
    const tables = new Map(Object.keys(MESSAGES).map((name) => [name, name]))
    const file = relative(process.cwd(), context.filename)
    return {
      ImportSpecifier(node: ImportSpecifier) {
        const { imported, local } = node
        const name = imported.name ?? ''
        if (name in MESSAGES && local.name) tables.set(local.name, name)
        const isLocked = UNDER_OWN_LOCKS.has(name) && !(file in CHANGE_LOCKED)
        if (STEPS.has(name) || isLocked) context.report({ node, message: ASK_CHANGE })
      },
      CallExpression(node: CallExpression) {
        const [table] = node.arguments
        const written = tables.get(table?.name ?? table?.property?.name ?? '')
        const message = written === undefined ? undefined : MESSAGES[written]
        if (!WRITES.has(node.callee.property?.name ?? '')) return
        if (message !== undefined) context.report({ node, message })
        else if (node.callee.object?.name === 'tx' && isInDecision(node))
          context.report({ node, message: WRITE_ALSO })
      },
      TemplateElement(node: TemplateElement) {
        const message = MESSAGES[WRITING_SQL.exec(node.value.raw)?.[2]?.toLowerCase() ?? '']
        if (message !== undefined) context.report({ node, message })
      },
    }
  },
}

/** The folders of the domain in the order of docs/architecture.md: each may import the ones before it, never those after it. */
export const DOMAIN_ROOMS = [
  'base',
  'terms',
  'retreat',
  'place',
  'price',
  'payment',
  'document',
  'refund',
  'hand-over',
  'date-change',
  'complaint',
  'travel',
  'wind',
  'booking-form',
  'booking',
  'guide',
  'order',
  'mail',
  'account',
  'privacy',
  'bank-import',
  'site',
  'admin',
  'contract',
]

/** The folders of the server in the order of docs/architecture.md: each may import the ones before it, never those after it. */
export const ROOMS = [
  'process',
  'db',
  'store',
  'document',
  'order',
  'calendar',
  'picture',
  'mail',
  'change',
  'outbox',
  'account',
  'payment',
  'refund',
  'booking',
  'travel',
  'complaint',
  'date-change',
  'hand-over',
  'contact',
  'wind',
  'waiting-list',
  'privacy',
  'bank-import',
  'admin',
  'retreat',
  'site',
  'notion',
  'backup',
  'monitoring',
  'connections',
  'jobs',
  'http',
  'api',
  'page',
  'start',
]

/** Folders whose allowed imports are not simply all folders before them. */
const KNOWN: Record<string, readonly string[]> = {
  // Money that arrives too late is refunded at once, and a refund refers to the payment that it returns.
  payment: [...before('payment'), 'refund'],
  backup: ['process', 'db', 'store'],
  http: ['process', 'db', 'account'],
  api: [...before('jobs'), 'http'],
  page: [...before('jobs'), 'http', 'api'],
  start: before('http'),
}

/** Files in the server's root that any folder may import unless it is listed below. */
const FOR_ALL = ['base-deps.ts', 'deps.ts', 'env.ts', 'gateway.ts']

/** Files in the server's root that these folders may import instead. */
const ROOT_FILES: Record<string, readonly string[]> = {
  process: ['env.ts'],
  db: [],
  start: ['app-deps.ts', ...FOR_ALL, 'worker.ts'],
  jobs: ['app-deps.ts', ...FOR_ALL],
  http: ['app-deps.ts', ...FOR_ALL],
  api: ['app-deps.ts', ...FOR_ALL],
  page: ['app-deps.ts', ...FOR_ALL],
}

const WITHOUT_TEXTS = ['process', 'db', 'store', 'backup']

function before(room: string, rooms: readonly string[] = ROOMS): readonly string[] {
  return rooms.slice(0, rooms.indexOf(room))
}

const BESIDE = 'Import a file beside it as ./….'
const NEW_ROOM = 'A new room needs its place in scripts/lint-rules.ts.'

/** Returns why a file of the domain may not import a module; null if it may. Paths are relative to the project. */
function domainRefusal(file: string, module: string): string | null {
  const [, room = ''] = file.split('/')
  const [top, target = ''] = module.split('/')
  if (top !== '#domain') return null
  if (target === room) return BESIDE
  if (!DOMAIN_ROOMS.includes(room)) return NEW_ROOM
  const known = before(room, DOMAIN_ROOMS)
  return known.includes(target) ? null : `domain/${room} imports ${known.join(', ') || 'no other room'}.`
}

/** Returns the same for a file of the server. */
function serverRefusal(file: string, module: string): string | null {
  const [, room = '', inside] = file.split('/')
  if (inside === undefined || !module.startsWith('#')) return null
  const [top, target = '', rest] = module.slice(1).split('/')
  if (top === 'content' || top === 'emails') {
    return WITHOUT_TEXTS.includes(room) ? `server/${room} imports neither content nor emails.` : null
  }
  if (top !== 'server') return null
  if (rest === undefined) {
    const files = ROOT_FILES[room] ?? FOR_ALL
    return files.includes(target)
      ? null
      : `server/${room} imports ${files.join(', ') || 'nothing'} of the server’s root.`
  }
  if (target === room) return dirname(module.slice(1)) === dirname(file) ? BESIDE : null
  if (!ROOMS.includes(room)) return NEW_ROOM
  const known = KNOWN[room] ?? before(room)
  return known.includes(target) ? null : `server/${room} imports ${known.join(', ') || 'no other room'}.`
}

/** Returns a rule that forbids a folder to import one that comes after it (docs/architecture.md); type imports count too. */
function roomsRule(refusal: (file: string, module: string) => string | null) {
  return {
    create(context: RuleContext) {
      const file = relative(process.cwd(), context.filename)
      const judge = (node: Import) => {
        const module = node.source?.value
        const message = typeof module === 'string' ? refusal(file, module) : null
        if (message !== null) context.report({ node, message })
      }
      return {
        ImportDeclaration: judge,
        ImportExpression: judge,
        ExportNamedDeclaration: judge,
        ExportAllDeclaration: judge,
      }
    },
  }
}

const plugin = {
  meta: { name: 'tradewind' },
  rules: {
    'no-system-clock': noSystemClock,
    'no-booking-writes': noBookingWrites,
    'domain-rooms': roomsRule(domainRefusal),
    'server-rooms': roomsRule(serverRefusal),
  },
}

export default plugin
