// What Nx may ask of each room, `npx nx test agents-pantry`, without a list of targets in each of them. Plain JavaScript:
// Nx loads it on whatever Node it was started with.
import { basename, dirname } from 'node:path'

/** What the tests of every room may depend on beside the room and those that it uses. */
const shared = [
  ...['infra', 'data', 'prompts', 'tools/test', 'tools/nx'].map((folder) => `{workspaceRoot}/${folder}/**/*`),
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

/** By folder, since a room may have the name of a stage. Tests on real servers are left out: what they depend on is more than files. */
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
