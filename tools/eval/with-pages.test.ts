import { expect, test } from '@jest/globals'
import { scenarioSchema } from './scenario.ts'
import { withPages } from './with-pages.ts'

const scenario = (pages: Record<string, string>, say: string) =>
  scenarioSchema.parse({ name: 'A page is read', class: 'pages', given: { pages }, turns: [{ say }] })

test('the pages of a scenario are served, and its messages have their address', () => {
  const served: Readonly<Record<string, string>>[] = []
  const add = (pages: Readonly<Record<string, string>>) => {
    served.push(pages)
    return 'http://127.0.0.1:1234/1'
  }
  const { turns } = withPages(scenario({ pie: '<h1>Pie</h1>' }, 'save {pages}/pie'), { add })
  expect(turns.map(({ say }) => say)).toEqual(['save http://127.0.0.1:1234/1/pie'])
  withPages(scenario({}, 'hello {pages}'), { add })
  expect(served).toEqual([{ pie: '<h1>Pie</h1>' }])
})
