import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import { readVocabulary } from '@alfred/offline/understanding'
import { outlineBoundaryExamples, outlineLabels, outlineTags, readOutline } from './outline-examples.ts'
import { readOutlines, type Outline } from './outlines.ts'

const folder = mkdtempSync(join(tmpdir(), 'alfred-outlines-'))
afterAll(() => rmSync(folder, { recursive: true }))

function outlinesOf(...lines: string[]): Outline[] {
  writeFileSync(join(folder, 'some.txt'), lines.join('\n'))
  return readOutlines(folder)
}

test('an outline has its message without marks, its parts, and its things where the letters say', () => {
  const [outline] = outlinesOf(
    'use_item + add_to_shopping | {s:squash=orange squash} is all gone. // get 2 {n:lemons}',
  )
  expect(outline).toMatchObject({
    say: 'squash is all gone. get 2 lemons',
    parts: [{ label: 'use_item' }, { label: 'add_to_shopping' }],
    situation: { state: { stock: [{ food: 'orange squash' }] } },
  })
})

test('a scene holds for the lines below it, until the next', () => {
  const [answer, select, free] = outlinesOf(
    '@before add_item {leek} ; reply: In the fridge.',
    '@open question which open_item {cheese} ; Which one? ; options: feta / brie',
    'answer | the feta',
    'select | 2',
    '@',
    'chat | morning',
  )
  expect(answer?.situation).toMatchObject({
    before: [{ acts: [{ tool: 'add_item', food: 'leek' }], reply: 'In the fridge.' }],
    open: {
      kind: 'question',
      asks: 'which',
      of: { tool: 'open_item', food: 'cheese' },
      options: ['feta', 'brie'],
    },
  })
  expect(select?.situation.open).toEqual(answer?.situation.open)
  expect(free?.situation.open).toBeUndefined()
})

test('parts begin where the outline parts them, and names are tagged in their own part', () => {
  const [outline] = outlinesOf(
    'use_item + move_item | used half the {s:ham}. // put the rest of the {s:ham} in the freezer',
  )
  const read = readOutline(outline as Outline, readVocabulary())
  expect(read.stretches.map(({ start, end }) => read.sentence.words.slice(start, end).join(' '))).toEqual([
    'used half the ham',
    'put the rest of the ham in the freezer',
  ])
  expect(outlineTags(read).filter((tag) => tag === 'B')).toHaveLength(2)
  expect(outlineBoundaryExamples(read).filter(({ label }) => label === 1)).toHaveLength(1)
})

test('who wants something done again took it back before', () => {
  const [redo] = outlinesOf('@before add_item {leek}', 'redo | no, it was right')
  expect(redo?.situation.before.map(({ acts }) => acts)).toEqual([[{ tool: 'undo' }]])
})

test('an answer to nothing is left out', () => {
  expect(outlinesOf('confirm | yes do', '@open proposal add_item {leek}', 'confirm | yes do')).toHaveLength(1)
})

test.each([
  ['none + add_item | no beans // but {n:corn}', ['add_item']],
  ['chat + none | morning // nothing today', ['chat']],
  ['aside + undo + look_back | hm // take it back // and what was it', ['undo', 'look_back']],
])('the whole of "%s" means %j', (line, labels) => {
  const [outline] = outlinesOf(line)
  expect(outlineLabels(outline as Outline)).toEqual(labels)
})

test.each(['use_item + add_item | one part only', 'no bar at all', '@nowhere list_items'])(
  '"%s" is refused with its file and line',
  (line) => {
    expect(() => outlinesOf('chat | hello', line)).toThrow(/some\.txt, line 2/)
  },
)
