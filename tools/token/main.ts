// npm run token -- --user NAME: prints a token of the local sign-in for that person, and nothing else.
import { parseArgs } from 'node:util'
// Not through the door of the room, which loads the servers and the data: each message of `npm run chat` asks for a token.
import { loadKeys } from '@alfred/local-stack/load-keys'
import { locateHome } from '../stack/home.ts'
import { loadEnvironmentFile } from '../stack/load-environment-file.ts'

loadEnvironmentFile()
const { values } = parseArgs({ options: { user: { type: 'string', default: 'demo' } } })
const keys = await loadKeys(locateHome().keysFolder)
console.log(await keys.signPersonToken({ name: values.user }))
