import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod'

/** What a command asks of the server that has the embedded database open: no other process may open it. */
const REQUESTS = ['backup', 'activate'] as const
export type RequestName = (typeof REQUESTS)[number]

const answerSchema = z.object({ ok: z.boolean(), text: z.string() })
type RequestAnswer = z.output<typeof answerSchema>

const LOOK_AGAIN_MS = 200

function requestFile(dataDir: string, name: RequestName): string {
  return join(dataDir, 'requests', name)
}

/**
 * Leaves a request in the folder of the data, which only its owner can write to, and waits for the server's answer. Null where no
 * server took it in that time: it is then taken back.
 */
export async function askServer(
  dataDir: string,
  name: RequestName,
  { patienceMs }: { patienceMs: number },
): Promise<RequestAnswer | null> {
  const file = requestFile(dataDir, name)
  const answer = `${file}.answer`
  await mkdir(join(dataDir, 'requests'), { recursive: true, mode: 0o700 })
  await rm(answer, { force: true })
  await writeFile(file, '')
  let wasTaken = false
  for (const until = performance.now() + patienceMs; ; await sleep(LOOK_AGAIN_MS)) {
    const text = await readIfThere(answer)
    if (text !== null) {
      await rm(answer, { force: true })
      return answerSchema.parse(JSON.parse(text))
    }
    wasTaken ||= (await readIfThere(file)) === null
    if (!wasTaken && performance.now() > until) {
      await rm(file, { force: true })
      return null
    }
  }
}

/** Takes a request that was left: true once for each. */
export async function takeRequest(dataDir: string, name: RequestName): Promise<boolean> {
  const file = requestFile(dataDir, name)
  if ((await readIfThere(file)) === null) return false
  await rm(file)
  return true
}

export async function answerRequest(
  dataDir: string,
  name: RequestName,
  answer: RequestAnswer,
): Promise<void> {
  const file = `${requestFile(dataDir, name)}.answer`
  // Under its own name only once it is whole.
  await writeFile(`${file}.partial`, JSON.stringify(answer))
  await rename(`${file}.partial`, file)
}

async function readIfThere(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && ['ENOENT', 'ENOTDIR'].includes(String(error.code)))
      return null
    throw error
  }
}
