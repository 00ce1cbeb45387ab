// Plain JavaScript, because an older Node has to be able to read it to say that it is too old. npm scripts use the Node 24
// that `npm ci` installs; it is missing only where install scripts are switched off.
const [major = 0] = process.versions.node.split('.').map(Number)
if (major < 24) {
  console.error(
    `This needs Node 24 or newer, but is running on ${process.version}.\n` +
      'Run `npm ci` again without --ignore-scripts: it installs Node 24 into this folder. Or install Node 24 on this machine.',
  )
  process.exit(1)
}
