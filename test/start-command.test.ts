// deploy/run.sh starts the server and runs the operator's commands in services and containers, without npm.

import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newFolder } from '#test/new-folder.ts'
import { startArguments } from './start-command.ts'

const SCRIPTS = join(import.meta.dirname, '../deploy/run.sh')
const MANIFEST = join(import.meta.dirname, '../package.json')

/** Makes a project with our commands in which a shell script takes the place of Node. */
function projectWithNode(script: string): string {
  const project = newFolder()
  mkdirSync(join(project, 'deploy'))
  mkdirSync(join(project, 'node_modules/.bin'), { recursive: true })
  cpSync(SCRIPTS, join(project, 'deploy/run.sh'))
  cpSync(MANIFEST, join(project, 'package.json'))
  writeFileSync(join(project, 'node_modules/.bin/node'), `#!/bin/sh\n${script}`, { mode: 0o755 })
  return project
}

/** Runs it in a project whose Node only prints its folder, process id and arguments. */
function run(...args: string[]) {
  const project = projectWithNode('pwd\necho $$\nprintf "%s\\n" "$@"\nexit 7\n')
  const { status, stdout, stderr, pid } = spawnSync(join(project, 'deploy/run.sh'), args, {
    encoding: 'utf8',
  })
  const [folder, process, ...given] = stdout.trim().split('\n')
  return { project, status, stderr, folder, isItself: process === `${pid}`, given }
}

test('the script replaces itself with the program of npm start, in the folder of the project', () => {
  const { project, status, folder, isItself, given } = run('start')
  expect(given).toEqual(startArguments())
  expect({ folder, status, isItself }).toEqual({ folder: project, status: 7, isItself: true })
})

test('the script passes arguments to a command unchanged', () => {
  expect(run('doctor', '/etc/a file.env', '$HOME "x"').given.slice(-3)).toEqual([
    'scripts/doctor.ts',
    '/etc/a file.env',
    '$HOME "x"',
  ])
})

test.each(['', 'nothing', 'lint', 'sta.t'])('the script refuses the command "%s"', (name) => {
  expect(run(name)).toMatchObject({
    status: 2,
    given: [],
    stderr: expect.stringContaining('usage') as unknown,
  })
})

test.runIf(process.platform !== 'win32')(
  'npm start runs the server as its own child, to pass signals to it and exit with its exit code',
  () => {
    const project = projectWithNode('echo $PPID\nexit 7\n')
    const npm = spawnSync('npm', ['start', '--silent'], { cwd: project, encoding: 'utf8' })
    expect({ parent: npm.stdout.trim(), status: npm.status }).toEqual({ parent: `${npm.pid}`, status: 7 })
  },
)
