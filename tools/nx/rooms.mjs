// Nx's targets of each room, as in `npx nx test agents-pantry`, without a list of targets in each room. Plain
// JavaScript: Nx loads it on any version of Node.
import { basename, dirname } from 'node:path'

/** The inputs of every room's tests besides the room and the rooms that it uses. */
const shared = [
  ...['infra', 'data', 'tools/test', 'tools/nx'].map((folder) => `{workspaceRoot}/${folder}/**/*`),
  ...['package-lock.json', 'jest.config.ts', 'tsconfig.json', 'tsconfig.base.json', 'eslint.config.mjs'].map(
    (file) => `{workspaceRoot}/${file}`,
  ),
  { runtime: 'node --version' },
]

const target = (words, description) => ({
  executor: 'nx:run-commands',
  options: { command: `node tools/run.mjs test ${words}` },
  cache: true,
  inputs: ['default', '^default', ...shared],
  metadata: { description },
})

/**
 * The targets by folder, since a room may have the name of a stage. Tests on real servers are left out: they depend
 * on more than files.
 */
const targetsOf = (folder) => ({
  test: {
    ...target(`unit ${folder}/`, 'The tests of this room that need no server'),
    outputs: [`{workspaceRoot}/.nx/reports/${basename(folder)}.json`],
  },
  typecheck: target(`types ${folder}/`, 'The types of this room and of what it uses'),
  lint: target(`lint ${folder}/`, 'The rules of the house in this room'),
})

export const createNodesV2 = [
  '{apps,libs}/*/package.json',
  (files) =>
    files.map((file) => [file, { projects: { [dirname(file)]: { targets: targetsOf(dirname(file)) } } }]),
]
