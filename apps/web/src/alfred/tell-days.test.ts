import { describe, expect, test } from '@jest/globals'
import { today } from './days.ts'
import { addDays, daysUntil, mondayOf, tellDay, tellFigure, tellShortDay } from './tell-days.ts'

describe('a day', () => {
  test('near today has a name, another its weekday, and a far one its year', () => {
    expect([-1, 0, 1].map((away) => tellDay(addDays(today(), away)))).toEqual([
      'yesterday',
      'today',
      'tomorrow',
    ])
    expect(tellDay(addDays(today(), 5))).toMatch(/^\w{3}\W(?!.*\d{4})/)
    expect(tellDay(addDays(today(), 400))).toMatch(/\d{4}$/)
    expect(tellShortDay(addDays(today(), 400))).toMatch(/\d{4}$/)
  })

  test('is counted over the change of the clock', () => {
    expect([addDays('2026-10-24', 2), addDays('2026-03-28', 2)]).toEqual(['2026-10-26', '2026-03-30'])
    expect(daysUntil(addDays(today(), 200))).toBe(200)
  })

  test('belongs to the week of its Monday', () => {
    expect(['2026-11-23', '2026-11-26', '2026-11-29'].map(mondayOf)).toEqual(Array(3).fill('2026-11-23'))
  })
})

test('a figure is whole from ten on', () => {
  expect([tellFigure(430.26), tellFigure(9.97), tellFigure(0)]).toEqual(['430', '10', '0'])
})
