import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod'

/** What a command may ask of the server, because no other process can open the embedded database. */
const REQUESTS = ['backup', 'activate'] as const
export type RequestName = (typeof REQUESTS)[number]

const answerSchema = z.object({ ok: z.boolean(), text: z.string() })
type RequestAnswer = z.output<typeof answerSchema>

const LOOK_AGAIN_MS = 200

function requestFile(dataDir: string, name: RequestName): string {
  return join(dataDir, 'requests', name)
}

/**
 * Leaves a request in the data folder, which only its owner can write to, and waits for the server's answer. Null if no server takes it
 * within `patienceMs`; the request is then removed.
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

/** Takes a request. True once for each request. */
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
  // Renamed only when complete, so that a partial answer is never read.
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
