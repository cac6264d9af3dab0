// Copies the code of one workspace and of all that it uses: sources, and the data and prompts that are read at run time, and an agent's own rules without a model.
import { cpSync, existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { workspacesOf } from './workspaces.mjs'

/** What only tests import is left out. */
const isShipped = (path) => !/(?:^|\/)(?:testing|testing\.ts|README\.md)$/.test(path)

const [workspace, target, ...more] = process.argv.slice(2)
const parts = ['package.json', 'src', 'data', 'prompts', 'offline']
const ofWorkspaces = workspacesOf(workspace).flatMap((folder) => parts.map((part) => join(folder, part)))
const wanted = [...ofWorkspaces, 'data', ...more.flatMap((pattern) => globSync(pattern))]
for (const path of wanted.filter(existsSync))
  cpSync(path, join(target, path), { recursive: true, filter: isShipped })
cpSync('package.json', join(target, 'package.json'))
