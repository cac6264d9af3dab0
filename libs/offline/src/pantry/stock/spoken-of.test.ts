import { describe, expect, it } from '@jest/globals'
import type { TurnBrief } from '@alfred/contracts'
import { briefOf } from '../testing/brief-of.ts'
import { foodsSpokenOf, meantByPronoun } from './spoken-of.ts'

const meant = (touched: readonly string[], written: string, brief: TurnBrief) =>
  meantByPronoun(written, touched, { written, brief })

/** A brief behind turns that speak of some of the foods that it is told of. */
function behind(...turns: readonly (readonly [string, string])[]): TurnBrief {
  const lots = ['cooked ham', 'eggs', 'bread', 'ground beef'].map((label, at) => ({
    ...{ ref: `lot_${at}`, type: 'lot', label, note: null },
    ...{ status: 'saved' as const, tier: 'active' as const },
  }))
  const recent_turns = turns.map(([message, response], at) => ({ turn: at, message, response, facts: [] }))
  return { ...briefOf('out it goes'), entities: lots, recent_turns }
}
const ofHam = [
  'I had the ham open since Sunday. Would you still eat it?',
  'When in doubt do not eat it.',
] as const

describe('the foods that were spoken of last', () => {
  it.each([
    [[ofHam], ['cooked ham']],
    [[ofHam, ['even if I fry it?', 'I cannot judge that.']], ['cooked ham']],
    [[['what expires?', 'Eggs in the fridge: tomorrow.']], ['eggs']],
    [[ofHam, ['and the eggs?', '6 eggs.']], ['eggs']],
    [[['hello', 'Hello.']], []],
    [[ofHam, ['hello', 'Hello.'], ['thanks', 'Bye.'], ['again', 'Yes?']], []],
  ] as const)('behind %j: %j', (turns, foods) => {
    expect(foodsSpokenOf(behind(...turns))).toEqual(foods)
  })
})

describe('a pronoun means', () => {
  const ofBread = ['I bought bread', 'Added 1 loaf of bread.'] as const

  it('what was spoken of last, and not what was touched before that', () => {
    expect(meant(['bread'], 'out it goes', behind(ofBread, ofHam))).toEqual(['cooked ham'])
  })

  it('what was touched by hand behind all that was spoken of', () => {
    expect(meant(['butter'], 'throw it away', behind(ofBread))).toEqual(['butter'])
    expect(meant(['butter'], 'throw it away', behind(ofBread, ofHam))).toEqual(['butter'])
  })

  it('nothing where what was touched may be older than all that the turn knows', () => {
    const turns = behind(ofHam, ['even if I fry it?', 'I cannot judge that.'], ['hm', 'Yes?'])
    expect(meant(['butter'], 'throw it away', turns)).toEqual([])
  })

  it('what was touched last where nothing was spoken of', () => {
    expect(meant(['bread'], 'out it goes', behind(['hello', 'Hello.']))).toEqual(['bread'])
  })

  it('what the message names itself', () => {
    expect(meant(['bread'], 'the bread is old, bin it', behind(ofHam))).toEqual(['bread'])
  })

  it('nothing of several that were spoken of', () => {
    const turns = behind(ofBread, ['ham and eggs are here', 'Fine.'])
    expect(meant(['bread'], 'bin it', turns)).toEqual([])
    expect(meant(['eggs'], 'bin it', turns)).toEqual(['eggs'])
  })
})
