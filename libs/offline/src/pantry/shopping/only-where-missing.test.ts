import { describe, expect, it } from '@jest/globals'
import { conditionOnStock } from './only-where-missing.ts'

describe('a food goes on the list where there is none of it', () => {
  it.each([
    ["If we're out of rice put it on the list", 'rice'],
    ["if there's no basil left, add some to the shopping list please", 'basil'],
    ["if we haven't got any lentils then get some", 'lentils'],
    ['Add cumin unless we have some', 'cumin'],
    ['put olive oil on the list unless we’ve already got some in', 'olive oil'],
    ["stick bin bags on the shopping list if we haven't got any", 'bin bags'],
    ["add kidney beans to the list if we're out", 'kidney beans'],
    ['is there any cornflour in? If not add it', 'cornflour'],
    ['have we got rice? if not put some on the list', 'rice'],
    ["check if we've any butter, if not add it to the list", 'butter'],
    ['Do I have any vanilla? Otherwise put it on the list', 'vanilla'],
    ['any paprika left? if there isn’t, add it please', 'paprika'],
  ])('%s: %s', (message, food) => {
    expect(conditionOnStock(message)).toBe(food)
  })

  it.each([
    'add cumin to the list',
    'if the shop has lamb get some',
    "if it's cold tomorrow we'll have soup",
    'is there any cornflour in?',
    'do we have rice? I fancy risotto',
    "we're out of rice, put it on the list",
    'add eggs unless Tom has bought some',
    'if we have rice plan risotto for Friday',
    "if there's no basil what can I use instead",
  ])('%s is none of it', (message) => {
    expect(conditionOnStock(message)).toBeUndefined()
  })
})
