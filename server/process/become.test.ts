import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const FILE = JSON.stringify(join(import.meta.dirname, 'become.ts'))

test('it is the same process, with the arguments and the environment that it is given, and nothing of the first one goes on', () => {
  const program = `import { become } from ${FILE}
    console.log(process.pid)
    process.on('exit', () => console.log('ended'))
    become(['--expose-gc', '-e', 'console.log(process.pid, typeof gc, process.env.WORD, process.argv[1])', 'a b'], { WORD: 'wind' })
    console.log('goes on')`
  const { stdout, stderr, status, pid } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', program],
    { encoding: 'utf8' },
  )
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 })
  expect(stdout).toBe(`${pid}\n${pid} function wind a b\n`)
})
