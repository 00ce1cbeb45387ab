import type { BrowserContext, ConsoleMessage, Request, Response } from '@playwright/test'

/** A problem that a test expects and allows. Every given part must match. */
export interface ExpectedProblem {
  status?: number
  /** A part of the address, or of the message. */
  about: string
}

interface Problem {
  status?: number
  text: string
}

/**
 * Records every problem in a browser: console errors, uncaught errors, failed requests, and answers of
 * 400 and above. A journey fails on any of them, because a guest would have had it too.
 */
export function watchBrowser(context: BrowserContext) {
  const problems: Problem[] = []
  const expected: ExpectedProblem[] = []

  context.on('console', (message: ConsoleMessage) => {
    if (message.type() !== 'error') return
    const text = `${message.text()} (${message.location().url})`
    const status = /status of (\d{3})/.exec(text)?.[1]
    problems.push({ text: `console: ${text}`, ...(status && { status: Number(status) }) })
  })
  context.on('weberror', (webError) => {
    problems.push({ text: `uncaught: ${webError.error().stack ?? webError.error().message}` })
  })
  context.on('requestfailed', (request: Request) => {
    const reason = request.failure()?.errorText ?? 'failed'
    // The browser itself aborts requests when the guest leaves the page.
    if (reason !== 'net::ERR_ABORTED') problems.push({ text: `request: ${reason} ${request.url()}` })
  })
  context.on('response', (response: Response) => {
    if (response.status() < 400) return
    const text = `answer: ${response.status()} ${response.request().method()} ${response.url()}`
    problems.push({ text, status: response.status() })
  })

  return {
    expect: (problem: ExpectedProblem) => void expected.push(problem),
    unexpected: () =>
      problems
        .filter((problem) => !expected.some((each) => matches(problem, each)))
        .map((problem) => problem.text),
    /** Expected problems that did not happen. */
    missing: () => expected.filter((each) => !problems.some((problem) => matches(problem, each))),
  }
}

function matches(problem: Problem, { status, about }: ExpectedProblem): boolean {
  return problem.text.includes(about) && (status === undefined || problem.status === status)
}
