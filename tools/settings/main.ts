// npm run settings: writes docs/settings.md, the settings of all services as their schemas have them.
import { writeFileSync } from 'node:fs'
import { inRepository } from '@alfred/local-stack'
import { format, resolveConfig } from 'prettier'
import { describeSettings } from './describe-settings.ts'
import { readComments } from './read-comments.ts'
import { servicesWithSettings } from './services-with-settings.ts'

const path = inRepository('docs', 'settings.md')
const text = describeSettings(servicesWithSettings, readComments())
const style = await resolveConfig(path)
writeFileSync(path, await format(text, { ...style, parser: 'markdown' }))
console.log(`Wrote ${path}.`)
