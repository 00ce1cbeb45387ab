import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const PROGRAM = `
  import { endWithShell } from '${join(import.meta.dirname, 'end-with-shell.ts')}'
  endWithShell()
  process.on('SIGTERM', () => { console.log('ended in order'); process.exit() })
  setInterval(() => undefined, 1000)
  console.log('started')
`

test.runIf(process.platform !== 'win32')(
  'a program started by a shell ends in order when the shell ends',
  async () => {
    const shell = spawn(
      'sh',
      ['-c', '"$0" --input-type=module --eval "$1"; true', process.execPath, PROGRAM],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    )
    shell.stdout.setEncoding('utf8')
    let said = ''
    for await (const text of shell.stdout) {
      if (said === '') shell.kill('SIGTERM')
      said += String(text)
    }
    expect(said).toBe('started\nended in order\n')
  },
)
