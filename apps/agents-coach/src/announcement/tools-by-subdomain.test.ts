import { expect, test } from '@jest/globals'
import { nutritionTools } from '@alfred/contracts'
import { subdomains } from './examples.ts'
import { toolsBySubdomain } from './tools-by-subdomain.ts'

test('each subdomain has tools of its own, and each tool that a model may call belongs to one', () => {
  expect(Object.keys(toolsBySubdomain)).toEqual(subdomains.map(({ name }) => name))
  const callable = Object.entries(nutritionTools).flatMap(([name, tool]) => ('caller' in tool ? [] : [name]))
  expect([...new Set(Object.values(toolsBySubdomain).flat())].toSorted()).toEqual(callable.toSorted())
})
