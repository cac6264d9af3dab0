import { readFileSync } from 'node:fs'
import { rewordMessage, requestsMeant, domainOfMessage } from '@alfred/offline/understanding'
for (const m of readFileSync(process.argv[2], 'utf8').split('\n').filter(Boolean)) {
  const t = { entities: [], recent_turns: [], pending: null } as never
  console.log(m, '\n  ', domainOfMessage(m), '| pantry:', rewordMessage(m, t, 'pantry'), '| coach:', rewordMessage(m, t, 'coach'), '| offers', JSON.stringify(requestsMeant(m, t)))
}
