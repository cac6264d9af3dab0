// The order in which Jest runs test files: known long ones first, then Jest's own order. Plain JavaScript, since the
// types of Jest's sequencer do not match how it is imported here.
import Sequencer from '@jest/test-sequencer'

/** The longest first: started late, one of them would keep one core busy while the other is idle. */
const longest = [
  'libs-offline-',
  'apps-orchestrator-',
  'apps/e2e/kill.e2e',
  'apps/e2e/earlier-data',
  'tools/security/work-of-functions',
  'tools/security/cross-user',
  'tools/security/hostile-model',
  'libs/testing/src/seed-baseline',
  'apps/e2e/cut-streams',
  'apps/e2e/failing-processes',
  'apps/e2e/terminal',
  'apps/e2e/allergies',
  'apps/e2e/outside',
  'libs/db/src/killed-servers',
  'tools/backup/backup',
]

const place = ({ path }) => {
  const found = longest.findIndex((part) => path.includes(part))
  return found === -1 ? longest.length : found
}

export default class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).toSorted((one, other) => place(one) - place(other))
  }
}
