import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** The folders of all workspaces: apps/gateway, libs/contracts, ... */
export function listWorkspaces() {
  return ['apps', 'libs'].flatMap((kind) =>
    readdirSync(kind)
      .map((name) => `${kind}/${name}`)
      .filter((folder) => existsSync(`${folder}/package.json`)),
  )
}

/** The folders of a workspace and of all others that it uses in production, directly or through another. */
export function workspacesOf(folder) {
  const folderOf = new Map(listWorkspaces().map((each) => [readPackage(each).name, each]))
  const found = new Set([folder])
  for (const each of found) {
    for (const name of Object.keys(readPackage(each).dependencies ?? {})) {
      const used = folderOf.get(name)
      if (used !== undefined) found.add(used)
    }
  }
  return [...found]
}

function readPackage(folder) {
  return JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
}
