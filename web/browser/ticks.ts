import { useState, useSyncExternalStore } from 'react'

const KEY = 'trip-ticks'

const never = () => () => {}

function readTicks(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter((tick) => typeof tick === 'string') : []
  } catch {
    return []
  }
}

function keepTick(task: string, done: boolean): void {
  const others = readTicks().filter((tick) => tick !== task)
  try {
    localStorage.setItem(KEY, JSON.stringify(done ? [...others, task] : others))
  } catch {
    // A browser that refuses storage forgets the tick with the page.
  }
}

/** A tick of the guest's own on a list, which this browser keeps: nobody else has to know that a bag is packed. */
export function useTick(task: string): [done: boolean, setDone: (done: boolean) => void] {
  const kept = useSyncExternalStore(
    never,
    () => readTicks().includes(task),
    () => false,
  )
  const [changed, setChanged] = useState<boolean | null>(null)
  return [
    changed ?? kept,
    (done) => {
      keepTick(task, done)
      setChanged(done)
    },
  ]
}
