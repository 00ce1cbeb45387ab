import { dirname, relative } from 'node:path'

/** The folders of the server in the order of docs/architecture.md: each may import the ones before it, never those after it. */
export const ROOMS = [
  'process',
  'db',
  'store',
  'document',
  'change',
  'order',
  'calendar',
  'mail',
  'account',
  'payment',
  'refund',
  'booking',
  'travel',
  'complaint',
  'date-change',
  'hand-over',
  'contact',
  'privacy',
  'bank-import',
  'admin',
  'retreat',
  'notion',
  'backup',
  'monitoring',
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

/** Files in the server's root that a folder may import; deps.ts and env.ts unless listed here. */
const ROOT_FILES: Record<string, readonly string[]> = {
  process: ['env.ts'],
  db: [],
  start: ['deps.ts', 'env.ts', 'worker.ts'],
}

const WITHOUT_TEXTS = ['process', 'db', 'store', 'backup']

function before(room: string): readonly string[] {
  return ROOMS.slice(0, ROOMS.indexOf(room))
}

/** Returns why a file may not import a module; null if it may. Paths are relative to the project. */
function refusal(file: string, module: string): string | null {
  const [, room = '', inside] = file.split('/')
  if (inside === undefined || !module.startsWith('#')) return null
  const [top, target = '', rest] = module.slice(1).split('/')
  if (top === 'content' || top === 'emails') {
    return WITHOUT_TEXTS.includes(room) ? `server/${room} imports neither content nor emails.` : null
  }
  if (top !== 'server') return null
  if (rest === undefined) {
    const files = ROOT_FILES[room] ?? ['deps.ts', 'env.ts']
    return files.includes(target)
      ? null
      : `server/${room} imports ${files.join(', ') || 'nothing'} of the server’s root.`
  }
  if (target === room)
    return dirname(module.slice(1)) === dirname(file) ? 'Import a file beside it as ./….' : null
  if (!ROOMS.includes(room)) return 'A new room needs its place in scripts/lint-rules/server-rooms.ts.'
  const known = KNOWN[room] ?? before(room)
  return known.includes(target) ? null : `server/${room} imports ${known.join(', ') || 'no other room'}.`
}

interface Node {
  source?: { value?: unknown } | null
}

interface RuleContext {
  filename: string
  report(problem: { node: Node; message: string }): void
}

/** Forbids a folder of the server to import one that comes after it (docs/architecture.md); type imports count too. */
export const serverRooms = {
  create(context: RuleContext) {
    const file = relative(process.cwd(), context.filename)
    const judge = (node: Node) => {
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
