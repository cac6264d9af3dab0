import type { Config } from 'jest'

// Native ES modules all the way: the same files that Node runs, with types stripped by swc.
const config: Config = {
  extensionsToTreatAsEsm: ['.ts'],
  testMatch: ['<rootDir>/**/*.test.ts'],
  testPathIgnorePatterns: [
    '/node_modules/',
    '/\\.servers/',
    '/\\.alfred/',
    '/new-agent/template/.*integration',
  ],
  modulePathIgnorePatterns: ['<rootDir>/.servers/', '<rootDir>/.alfred/'],
  transform: {
    '\\.ts$': [
      '@swc/jest',
      {
        jsc: { parser: { syntax: 'typescript' }, target: 'es2024' },
        module: { type: 'es6' },
        sourceMaps: 'inline',
      },
    ],
  },
  globalSetup: './tools/test/begin-run.ts',
  globalTeardown: './tools/test/end-run.ts',
  testEnvironment: './tools/test/quick-globals.mjs',
  testSequencer: './tools/test/longest-first.mjs',
  testTimeout: 300_000,
  // Jest leaves a core idle by itself, which is half of a machine that has two.
  maxWorkers: '100%',
}

export default config
