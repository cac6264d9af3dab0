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
 * All that an agent's team has of tests, on servers of their own and without the other services: those of the tools and the prompts, in
 * the database, and the scenarios in its folder. They depend on more than files, so that nothing of them is remembered.
 */
const testOfAgent = (folder) => ({
  ...target(
    `unit integration pgtap eval ${basename(folder)}`,
    'All tests of this agent, without the other services',
  ),
  cache: false,
})

/**
 * The targets by folder, since a room may have the name of a stage. Tests on real servers are left out but for agents: they depend
 * on more than files.
 */
const targetsOf = (folder) => ({
  test: basename(folder).startsWith('agents-')
    ? testOfAgent(folder)
    : {
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
