interface Node {
  type: string
}

interface Name extends Node {
  name?: string
}

interface ImportSpecifier extends Node {
  imported: Name
  local: Name
}

interface CallExpression extends Node {
  callee: Node & { property?: Name }
  arguments: (Name & { property?: Name })[]
}

interface TemplateElement extends Node {
  value: { raw: string }
}

interface RuleContext {
  report(problem: { node: Node; message: string }): void
}

const WRITES = new Set(['update', 'insert', 'delete'])
const WRITING_SQL = /\b(update|insert\s+into|delete\s+from)\s+"?bookings\b/i
const MESSAGE = 'Bookings are written by saveTransition and insertLead alone (server/store/).'
const STEPS = new Set(['lockBooking', 'lockBookings', 'saveTransition', 'saveColumns', 'issueDocuments'])
const ASK_CHANGE = 'A booking is locked and saved by changeBooking alone (server/change/change-booking.ts).'

/**
 * Forbids writing the bookings table, by the query builder or in SQL: only server/store/save-transition.ts changes a booking's state, with
 * everything that follows from it. All columns are covered, because the rule cannot see what is spread into an update.
 * It also forbids a use case to lock a booking and save its transition itself: changeBooking takes the locks in one order and writes
 * everything that belongs to a change.
 */
export const noBookingWrites = {
  create(context: RuleContext) {
    const names = new Set(['bookings'])
    return {
      ImportSpecifier(node: ImportSpecifier) {
        const { imported, local } = node
        if (imported.name === 'bookings' && local.name) names.add(local.name)
        if (STEPS.has(imported.name ?? '')) context.report({ node, message: ASK_CHANGE })
      },
      CallExpression(node: CallExpression) {
        const [table] = node.arguments
        const name = table?.name ?? table?.property?.name
        if (name && names.has(name) && WRITES.has(node.callee.property?.name ?? '')) {
          context.report({ node, message: MESSAGE })
        }
      },
      TemplateElement(node: TemplateElement) {
        if (WRITING_SQL.test(node.value.raw)) context.report({ node, message: MESSAGE })
      },
    }
  },
}
