import { expect, test } from '@jest/globals'
import { tellMissing } from './tell-missing.ts'

type Need = Parameters<typeof tellMissing>[0]['needs'][number]
const need = (lacks: boolean, isListed: boolean) => ({ lacks, is_listed: isListed }) as Need
const tell = (needs: Need[], unknown: string[] = []) => tellMissing({ needs, without_recipe: unknown })

test('all that is needed is in where nothing lacks and every dish is known', () => {
  expect(tell([need(false, false)])).toBe('All that is needed is in')
})

test('nobody claims that all is in where a dish has no recipe', () => {
  expect(tell([], ['Leftovers'])).toBe('Nothing is known to be missing')
})

test('what lacks is missing until all of it is on the list', () => {
  expect(tell([need(true, true), need(true, false)])).toBe('Missing')
  expect(tell([need(true, true)])).toBe('What is missing is on the list')
})
