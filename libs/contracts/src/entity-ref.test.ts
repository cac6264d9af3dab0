import { expect, test } from '@jest/globals'
import { entityRefSchema } from './entity-ref.ts'

test.each([
  ['lot', true],
  ['shopping_item', true],
  ['reference', true],
  ['general', true],
  ['ref', false],
  ['ref_lot', false],
  ['gen_recipe', false],
  ['Lot', false],
])('an entity type %s: %p, since its ref must not be read as another’s', (type, isAllowed) => {
  const entity = { type, id: '00000000-0000-4000-8000-000000000000', label: 'milk', source: 'db_lookup' }
  expect(entityRefSchema.safeParse(entity).success).toBe(isAllowed)
})
