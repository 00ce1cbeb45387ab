import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { coalesce } from './coalesce.ts'

/** A query that is answered when the test says so; `begun` counts how often it was run. */
function question() {
  const answers: PromiseWithResolvers<number>[] = []
  const ask = coalesce(() => {
    const answer = Promise.withResolvers<number>()
    answers.push(answer)
    return answer.promise
  })
  const begun = async () => {
    for (let turn = 0; turn < 3; turn++) await nextTurn()
    return answers.length
  }
  return { ask, answers, begun }
}

test('callers that come while a query is running share the next one', async () => {
  const { ask, answers, begun } = question()
  const early = [ask(), ask()]
  expect(await begun()).toBe(1)
  const late = [ask(), ask(), ask()]
  expect(await begun()).toBe(1)
  answers[0]?.resolve(1)
  expect(await Promise.all(early)).toEqual([1, 1])
  expect(await begun()).toBe(2)
  answers[1]?.resolve(2)
  expect(await Promise.all(late)).toEqual([2, 2, 2])
})

test('a finished query is run again', async () => {
  const { ask, answers, begun } = question()
  const first = ask()
  await begun()
  answers[0]?.resolve(1)
  await first
  void ask()
  expect(await begun()).toBe(2)
})

test('a failed query fails only for the callers that waited for it', async () => {
  const { ask, answers, begun } = question()
  const first = ask()
  await begun()
  const late = ask()
  answers[0]?.reject(new Error('the database is away'))
  await expect(first).rejects.toThrow('away')
  expect(await begun()).toBe(2)
  answers[1]?.resolve(2)
  expect(await late).toBe(2)
})
