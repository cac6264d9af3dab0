import { describe, expect, test } from '@jest/globals'
import { applyHandEdits } from './apply-hand-edits.ts'
import { emptyRegistry, register, resolveRef, shownEntities } from './registry.ts'

const idOf = (number: number): string => `00000000-0000-4000-8000-00000000000${number}`
const edit = (number: number, op: 'created' | 'updated' | 'deleted', label = `thing ${number}`) => ({
  ...{ entity_type: 'lot', id: idOf(number), label, op },
})
const milk = register(emptyRegistry, { type: 'lot', id: idOf(1), label: 'milk' }).registry

describe('an entity changed by hand', () => {
  test('is active, has its own ref, and says that it was changed by hand', () => {
    const registry = applyHandEdits(emptyRegistry, [edit(1, 'created', 'butter')])
    expect(shownEntities(registry)).toEqual([
      {
        ref: 'lot_1',
        type: 'lot',
        label: 'butter',
        status: 'saved',
        tier: 'active',
        note: 'created by hand',
      },
    ])
    expect(resolveRef(registry, 'lot_1')).toBe(idOf(1))
  })

  test('keeps its ref and takes its new name', () => {
    const registry = applyHandEdits({ ...milk, turn: 5 }, [
      edit(2, 'created'),
      edit(1, 'updated', 'oat milk'),
    ])
    expect(shownEntities(registry)).toMatchObject([
      { ref: 'lot_2', note: 'created by hand' },
      { ref: 'lot_1', label: 'oat milk', note: 'updated by hand', status: 'saved' },
    ])
  })

  test('loses its ref when it was deleted, and the ref is not given again', () => {
    const registry = applyHandEdits(milk, [edit(1, 'deleted'), edit(9, 'deleted'), edit(2, 'created')])
    expect(registry.entries.map(({ ref }) => ref)).toEqual(['lot_2'])
    expect(resolveRef(registry, 'lot_1')).toBeUndefined()
  })

  test('carries no id into a prompt, whatever it is called', () => {
    const registry = applyHandEdits(emptyRegistry, [edit(1, 'created', `milk ${idOf(7)}`)])
    expect(JSON.stringify(shownEntities(registry))).not.toContain(idOf(7))
  })

  test('leaves the registry as it is when there is none', () => {
    expect(applyHandEdits(milk, [])).toBe(milk)
  })
})
