#!/usr/bin/env node
// The command `alfred`, wherever one is, after `npm link -w @alfred/cli`. Plain JavaScript, as what it calls: it runs on a Node that is too old.
process.argv.splice(2, 0, 'alfred')
await import('../../../tools/run.mjs')
