interface NewExpression {
  callee: { type: string; name?: string }
  arguments: unknown[]
}

interface RuleContext {
  report(problem: { node: NewExpression; message: string }): void
}

/**
 * Forbids `new Date()` without an argument, because business code uses the injected Clock: a test or a demo sets the time with APP_NOW.
 * `Date.now()` is covered by no-restricted-properties.
 */
export const noSystemClock = {
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
