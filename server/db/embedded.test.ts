import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { newFolder } from '#test/new-folder.ts'
import { DataDirInUseError, lockDataDir } from './embedded.ts'

/** Starts another process that holds the folder until it is killed. */
async function holdElsewhere(folder: string): Promise<ChildProcess> {
  const script = `
    import { lockDataDir } from ${JSON.stringify(join(import.meta.dirname, 'embedded.ts'))}
    const release = lockDataDir(process.argv[1])
    console.log('held')
    setInterval(() => release, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child.stdout, 'data')
  return child
}

test('a folder that another process holds is refused, with its name and what to do', async () => {
  const folder = newFolder()
  await holdElsewhere(folder)
  expect(() => lockDataDir(folder)).toThrow(DataDirInUseError)
  expect(() => lockDataDir(folder)).toThrow(`Another server is already using the folder ${folder}.`)
  expect(() => lockDataDir(folder)).toThrow('DATA_DIR')
})

test('a killed process leaves no lock behind', async () => {
  const folder = newFolder()
  const other = await holdElsewhere(folder)
  other.kill('SIGKILL')
  await once(other, 'exit')
  expect(() => lockDataDir(folder)()).not.toThrow()
})

test('a released folder can be locked again', () => {
  const folder = newFolder()
  lockDataDir(folder)()
  expect(() => lockDataDir(folder)()).not.toThrow()
})
