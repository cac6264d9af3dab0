import { describe, expect, test } from '@jest/globals'
import type { ActRequest } from '@alfred/contracts'
import { saveFromPage } from './save-from-page.ts'

const ADDRESS = 'https://example.org/cod-pie'
const recipe = {
  ...{ name: 'Cod pie', source: 'imported', notes: `From ${ADDRESS}\nBetter the next day.` },
  ...{ ingredients: [{ food: 'cod' }], steps: ['Bake it.'] },
}
const item = { label: 'the recipe', result: null, error: null, retryable: true, status: 'pending' }

type Given = {
  contents?: Record<string, unknown>[]
  stepType?: string
  answered?: unknown
  message?: string
  thisStep?: unknown[]
}

/** What of a request the step depends on: an item for each content. */
function requestOf({
  contents = [recipe],
  stepType = 'write',
  answered = null,
  message,
  thisStep = [],
}: Given = {}): ActRequest {
  return {
    brief: { message: message ?? `save ${ADDRESS}`, answered, locale: 'en-GB' },
    this_step: thisStep,
    step: { step_type: stepType },
    batch: contents.map((_, at) => ({ ...item, ref: `gen_recipe_${at + 1}` })),
    artifacts: contents.map((content, at) => ({ ref: `gen_recipe_${at + 1}`, content })),
  } as unknown as ActRequest
}

describe('recipes of pages', () => {
  test('are saved by their refs, and the step is done', () => {
    expect(saveFromPage(requestOf({ contents: [recipe, recipe] }))?.actions).toMatchObject([
      {
        action: 'tool_call',
        tool: 'save_recipe',
        arguments_json: '{"recipe":"gen_recipe_1","as":null}',
        item: 'gen_recipe_1',
      },
      { action: 'tool_call', item: 'gen_recipe_2' },
      { action: 'step_complete' },
    ])
  })

  test('are known where a yes answers for them', () => {
    const answered = { message: `save ${ADDRESS}`, answer: 'yes' }
    expect(saveFromPage(requestOf({ message: 'yes', answered }))).not.toBeNull()
  })

  test('of which one is saved already are saved as the person answers', () => {
    const refused = {
      tool: 'save_recipe',
      arguments: { recipe: 'gen_recipe_1' },
      code: 'AMBIGUOUS_SAVING',
      ok: false,
    }
    const answered = (answer: string) => {
      const request = requestOf({ thisStep: [refused, { tool: 'ask_user', data: { answer } }] })
      return saveFromPage({
        ...request,
        batch: request.batch.map((one) => ({ ...one, status: 'failed' as const })),
      })
    }
    expect(answered('Keep both')?.actions).toMatchObject([
      { arguments_json: '{"recipe":"gen_recipe_1","as":"new"}' },
      { action: 'step_complete' },
    ])
    expect(answered('leave it')?.actions).toMatchObject([{ action: 'fail' }])
  })

  test('that could not be saved are not saved again', () => {
    const request = requestOf()
    const batch = request.batch.map((one) => ({ ...one, status: 'failed' as const }))
    expect(saveFromPage({ ...request, batch })?.actions).toMatchObject([{ action: 'step_complete' }])
  })
})

describe('a step is left to the model', () => {
  test.each<[string, Given]>([
    ['that saves something generated', { contents: [{ ...recipe, source: 'generated' }] }],
    ['that saves a page and something else', { contents: [recipe, { ...recipe, notes: null }] }],
    ['that saves a recipe of a page which the person did not name', { message: 'save it' }],
    ['that has nothing to save', { contents: [] }],
    ['that generates', { stepType: 'generate' }],
    ['whose content is no recipe', { contents: [{ name: 'Cod pie' }] }],
  ])('%s', (_, given) => {
    expect(saveFromPage(requestOf(given))).toBeNull()
  })
})
