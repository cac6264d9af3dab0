// The order in which Jest runs files: those that are known to be long, then as it would by itself. Plain JavaScript, since
// the types of Jest's own sequencer do not tell how it is imported here.
import Sequencer from '@jest/test-sequencer'

/** The longest first: begun late, one of them would keep a core busy while the other rests. */
const longest = [
  'apps/e2e/kill.e2e',
  'apps/e2e/earlier-data',
  'tools/security/work-of-functions',
  'tools/security/cross-user',
  'tools/security/hostile-model',
  'libs/testing/src/seed-baseline',
  'apps/e2e/cut-streams',
  'apps/e2e/frozen-agent',
  'apps/e2e/terminal',
  'libs/db/src/killed-servers',
  'tools/fuzz/fuzz',
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
