import { readFileSync } from 'node:fs'
import { readLearned, readMessage } from '@alfred/offline/understanding'
import { readInTurn } from '../../libs/offline/src/understanding/read-in-turn.ts'
import { surenessOf } from '../../libs/offline/src/understanding/read-message.ts'
for (const m of readFileSync(process.argv[2], 'utf8').split('\n').filter(Boolean)) {
  const r = readInTurn(m, { entities: [], recent_turns: [], pending: null } as never)
  console.log(m, '\n  ', r?.nearest.share.toFixed(2), r && surenessOf(r.nearest, readLearned()).toFixed(2), JSON.stringify(r?.nearest.reading), '|', r?.other?.share.toFixed(2), JSON.stringify(r?.other?.reading.acts))
}
