import { describe, expect, test } from '@jest/globals'
import { z } from 'zod'
import { anyDecisionSchema, decisionForm } from './decision-form.ts'

const agent = {
  tools: {
    add_item: {
      kind: 'write' as const,
      description: 'Adds.',
      arguments: z.strictObject({ food: z.string(), quantity: z.number().positive() }),
    },
    list_meals: {
      kind: 'read' as const,
      description: 'Lists.',
      arguments: z.strictObject({ from: z.string() }),
    },
    compare: {
      kind: 'read' as const,
      description: 'Compares.',
      arguments: z.strictObject({ figures: z.record(z.string(), z.number()) }),
    },
    commit: {
      kind: 'write' as const,
      caller: 'policy' as const,
      description: 'Commits.',
      arguments: z.strictObject({}),
    },
  },
  toolsOf: (subdomain: string) => (subdomain === 'inventory' ? ['add_item', 'compare'] : []),
  artifacts: {
    recipe: {
      description: 'A recipe.',
      subdomain: 'recipes',
      schema: z.object({ name: z.string(), servings: z.int().nullable().default(null) }),
      tell: () => '',
    },
  },
}
const form = (subdomain: string, step_type: 'write' | 'generate' = 'write') =>
  decisionForm(agent, { subdomain, step_type })
const call = (rest: Record<string, unknown>) => ({ actions: [{ action: 'tool_call', item: null, ...rest }] })

describe('the form of a decision', () => {
  test('has the types of the arguments of the tools of its subdomain', () => {
    const typed = call({ tool: 'add_item', arguments: { food: 'milk', quantity: 2 } })
    expect(form('inventory').safeParse(typed).success).toBe(true)
    for (const wrong of [
      { food: 'milk' },
      { food: 'milk', quantity: 'two' },
      { food: 'milk', quantity: 1, day: 'x' },
    ])
      expect(form('inventory').safeParse(call({ tool: 'add_item', arguments: wrong })).success).toBe(false)
  })

  test('takes other tools with their arguments in a string, and none that only policy calls', () => {
    const other = (tool: string) => form('inventory').safeParse(call({ tool, arguments_json: '{}' })).success
    expect([other('list_meals'), other('commit'), other('made_up')]).toEqual([true, false, false])
    // Strict output has no object of any fields.
    expect(other('compare')).toBe(true)
  })

  test('of a subdomain without tools of its own has all of them', () => {
    const typed = call({ tool: 'list_meals', arguments: { from: 'today' } })
    expect(form('recipes').safeParse(typed).success).toBe(true)
  })

  test('of a generate step has the types of the content, and no tools', () => {
    const made = (content: unknown) => ({
      actions: [
        {
          action: 'step_complete',
          result_summary: 'made',
          artifacts: [{ item: 'gen_recipe_1', type: 'recipe', label: 'Soup', content }],
        },
      ],
    })
    expect(form('recipes', 'generate').safeParse(made({ name: 'Soup', servings: 2 })).success).toBe(true)
    expect(form('recipes', 'generate').safeParse(made({ servings: 2 })).success).toBe(false)
    const called = call({ tool: 'list_meals', arguments: { from: 'today' } })
    expect(form('recipes', 'generate').safeParse(called).success).toBe(false)
  })

  test('is made once for all steps of a kind', () => {
    expect(form('inventory')).toBe(form('inventory'))
    expect(form('recipes', 'generate')).toBe(form('inventory', 'generate'))
    expect(form('inventory')).not.toBe(form('recipes'))
  })
})

describe('a decision', () => {
  test('is read the same whether its arguments and content are objects or JSON in a string', () => {
    const written = (asText: boolean) => ({
      actions: [
        {
          action: 'tool_call',
          tool: 'add_item',
          item: null,
          ...(asText ? { arguments_json: '{"food":"milk"}' } : { arguments: { food: 'milk' } }),
        },
        {
          action: 'step_complete',
          result_summary: 'done',
          artifacts: [
            {
              item: null,
              type: 'recipe',
              label: 'Soup',
              ...(asText ? { content_json: '{"name":"Soup"}' } : { content: { name: 'Soup' } }),
            },
          ],
        },
      ],
    })
    expect(anyDecisionSchema.parse(written(false))).toEqual(anyDecisionSchema.parse(written(true)))
  })

  test.each([[null], ['prose'], [{ actions: 'none' }], [{ actions: [null] }], [call({ tool: 'add_item' })]])(
    'that is none, such as %j, is refused',
    (wrong) => {
      expect(anyDecisionSchema.safeParse(wrong).success).toBe(false)
    },
  )
})
