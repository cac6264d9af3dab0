import { expect, test } from '@jest/globals'
import { agentConflicts } from './agent-conflicts.ts'
import { announcementSchema } from './announcement.ts'

const tool = (name: string, kind: 'read' | 'write' = 'read') => ({
  ...{ name, kind, description: 'Looks.', arguments_schema: { type: 'object' } },
})
const announced = (domain: string, change: object = {}) =>
  announcementSchema.parse({
    ...{ domain, version: 1, instance: `${domain}-1:boot`, description: 'x', subdomains: [], examples: [] },
    ...{ tools: [tool(`look_at_${domain}`)], stopping: false },
    ...change,
  })

test('agents with tools of their own, in one version each, go together', () => {
  const garden = announced('garden')
  expect(agentConflicts([])).toEqual([])
  expect(agentConflicts([garden, { ...garden, instance: 'garden-2:boot' }, announced('cellar')])).toEqual([])
})

test('a tool that two agents have is told with their names', () => {
  const [found, ...more] = agentConflicts([
    announced('garden', { tools: [tool('look')] }),
    announced('cellar', { tools: [tool('look'), tool('open')] }),
  ])
  expect(more).toEqual([])
  expect(found).toMatchObject({ kind: 'tool', domains: ['cellar', 'garden'] })
  expect(found?.line).toMatch(/^The tool look is announced by cellar and garden\./)
})

test('two instances that say they are one version and differ in a tool are told with their names', () => {
  const one = announced('garden', { instance: 'one:a', tools: [tool('look')] })
  const other = announced('garden', { instance: 'two:b', tools: [tool('look', 'write')] })
  expect(agentConflicts([one, other])).toMatchObject([{ kind: 'announcement', domains: ['garden'] }])
  const described = { ...one, instance: 'two:b', tools: [{ ...one.tools[0], description: 'Looks well.' }] }
  expect(agentConflicts([one, announcementSchema.parse(described)])).toEqual([])
})

test('two versions side by side are told, since one of them should be on its way out', () => {
  const newer = announced('garden', { version: 2, instance: 'new:c', tools: [tool('look'), tool('dig')] })
  const found = agentConflicts([announced('garden'), newer])
  expect(found).toMatchObject([{ kind: 'versions', domains: ['garden'] }])
  expect(found[0]?.line).toContain('versions 1 and 2')
})
