// Plain JavaScript that Nx reads on any version of Node: the work is done by tools/new-agent, on one that is new enough.
const { spawnSync } = require('node:child_process')
const { join } = require('node:path')

module.exports = (tree, { name, install }) => {
  const command = [
    join(tree.root, 'tools', 'run.mjs'),
    'agent:new',
    name,
    ...(install ? [] : ['--no-install']),
  ]
  const { status } = spawnSync(process.execPath, command, { cwd: tree.root, stdio: 'inherit' })
  if (status !== 0) throw new TypeError(`No agent was made: see above.`)
}
