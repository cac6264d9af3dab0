// Copies what decides which packages are installed: the manifests, the lock file, and the scripts that install.
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { listWorkspaces } from './workspaces.mjs'

const [target] = process.argv.slice(2)
const scripts = ['infra/images/install-packages.mjs', 'infra/images/workspaces.mjs']
const manifests = listWorkspaces().map((folder) => `${folder}/package.json`)
for (const path of ['package.json', 'package-lock.json', '.npmrc', ...scripts, ...manifests])
  cpSync(path, join(target, path))
