import { cp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { describeAtLength } from '@alfred/testing/at-length'
import { readSample, samples } from './testing/read-sample.ts'
import { connected, keys, startImport, type TestImport } from './testing/start-import.ts'

const person = 'a0000000-0000-4000-8000-000000000001'
let started: TestImport
beforeAll(async () => {
  started = await startImport()
})

afterAll(async () => {
  await started.stop()
  expect(started.told.length).toBeGreaterThan(0)
  expect(started.told.join('\n')).not.toMatch(/s3cret/)
})

const sample = (name: string) => join(samples, name)

describeAtLength('recipes', () => {
  const recipeOf = async (slug: string) => {
    const [recipe] = await started.postgres.query<Record<string, unknown>>(
      'select * from public.recipes where slug = $1',
      [slug],
    )
    const lines = await started.postgres.query(
      `select l.food, l.food_key, l.quantity::float as quantity, l.unit, i.food_key as known
       from public.recipe_ingredients l join public.recipes r on r.id = l.recipe_id left join public.ingredients i on i.id = l.ingredient_id
       where r.slug = $1 order by l.position`,
      [slug],
    )
    return { recipe, lines }
  }

  test('of Spoonacular are in the cookbook, and an unknown food keeps its words and satisfies no diet', async () => {
    const body = readSample('spoonacular-recipe.json')
    const { api, environment } = await started.play({ '/recipes/900716/information': [{ body }] })
    for (let time = 0; time < 2; time++) {
      expect(await started.run('spoonacular --recipe 900716', { environment })).toMatchObject({
        imported: 1,
        skipped: 0,
      })
    }
    expect(api.asked[0]?.headers['x-api-key']).toBe(keys.SPOONACULAR_API_KEY)
    const { recipe, lines } = await recipeOf('spoonacular-900716')
    expect(recipe).toMatchObject({
      ...{ user_id: null, source: 'cookbook', name: 'Tomato & bean skillet', servings: '4', diets: [] },
      origin: { source: 'Spoonacular', id: '900716', licence: 'CC BY 3.0', fetched_at: expect.any(String) },
    })
    expect(lines).toEqual([
      { food: 'garlic', food_key: 'garlic', quantity: 2, unit: 'clove', known: 'garlic' },
      { food: 'olive oil', food_key: 'olive oil', quantity: 2, unit: 'tbsp', known: 'olive oil' },
      { food: 'tomato', food_key: 'tomato', quantity: 1, unit: 'us_pint', known: 'tomato' },
      { food: 'salt', food_key: 'salt', quantity: null, unit: null, known: 'salt' },
      expect.objectContaining({ food: 'gloopwort leaves', quantity: 3, unit: null, known: null }),
    ])
    // Derives the rest, as loading the baseline does.
    await started.postgres.query(
      `update public.recipes set diets = '{vegan}' where slug = 'spoonacular-900716'`,
    )
    expect((await recipeOf('spoonacular-900716')).recipe?.['diets']).toEqual([])
  })

  test('of Edamam link to their steps, and have the data derived from their foods', async () => {
    const hash = '0123456789abcdef0123456789abcdef'
    const body = readSample('edamam-recipe.json')
    const { api, environment } = await started.play({ [`/api/recipes/v2/${hash}`]: [{ body }] })
    const uri = `http://www.edamam.com/ontologies/edamam.owl#recipe_${hash}`
    expect(await started.run(`edamam --recipe ${uri}`, { environment })).toMatchObject({ imported: 1 })
    expect(Object.fromEntries(api.asked[0]?.query ?? [])).toEqual({
      type: 'public',
      app_id: keys.EDAMAM_APP_ID,
      app_key: keys.EDAMAM_APP_KEY,
    })
    const { recipe } = await recipeOf(`edamam-${hash}`)
    expect(recipe).toMatchObject({
      steps: [],
      notes: expect.stringMatching(/tells no steps .*supper\.example/),
    })
    expect(recipe?.['allergens']).toEqual(['gluten', 'milk'])
    expect(recipe?.['diets']).toContain('vegetarian')
    expect(recipe?.['diets']).not.toContain('vegan')
  })

  test('can come from saved answers too, and survive a reload of the cookbook', async () => {
    await started.run(`edamam --file ${sample('edamam-recipe.json')}`)
    await started.postgres.query(`select private.load_recipes('[]')`)
    expect(await started.count(`public.recipes where origin is not null`)).toBe(2)
    expect(
      await started.count(
        `public.recipes where slug like 'edamam-%' and search @@ to_tsquery('english', 'spaghetti')`,
      ),
    ).toBe(1)
  })

  test('need their keys, and the error names each missing one', async () => {
    const environment = { SPOONACULAR_API_KEY: '' }
    await expect(started.run('spoonacular --recipe 1', { environment })).rejects.toThrow(
      /^Set SPOONACULAR_API_KEY to your key/,
    )
    await expect(
      started.run('edamam --recipe 0123456789', { environment: { EDAMAM_APP_KEY: '' } }),
    ).rejects.toThrow(/^Set EDAMAM_APP_KEY to/)
  })
})

describeAtLength('entities of FlavorDB', () => {
  const pairs = () =>
    started.postgres.query<{ pair: string; source: string; licence: string | null }>(
      `select a.food_key || ' ' || b.food_key as pair, p.source, p.origin ->> 'licence' as licence
       from public.food_pairings p join public.ingredients a on a.id = p.ingredient_id join public.ingredients b on b.id = p.with_id
       order by 1`,
    )
  const known = { food: 'basil', with: 'tomato', score: 0.9, shared: ['floral'], together: 12 }
  const load = (rows: object[]) =>
    started.postgres.query('select private.load_pairings($1::jsonb)', [JSON.stringify(rows)])
  const flavordb = { source: 'FlavorDB', licence: 'CC BY-NC-SA 3.0 (not for commercial use)' }

  test('become pairings in addition to those of the baseline', async () => {
    await load([known])
    expect(await started.run(`flavordb --folder ${sample('flavordb')}`)).toMatchObject({
      imported: 3,
      skipped: 1,
    })
    expect(await pairs()).toEqual([
      { pair: 'basil garlic', ...flavordb },
      { pair: 'basil tomato', source: 'baseline', licence: null },
      { pair: 'garlic basil', ...flavordb },
      { pair: 'tomato basil', ...flavordb },
    ])
  })

  test('that have changed replace their earlier pairings', async () => {
    const changed = join(started.folder, 'entities')
    await cp(sample('flavordb'), changed, { recursive: true })
    await rm(join(changed, '3.json'))
    await writeFile(join(changed, '9.json'), 'not JSON')
    const report = await started.run(`flavordb --folder ${changed}`)
    expect(report.lines).toContain('9.json: is not JSON; skipped.')
    // What both of the remaining foods contain says nothing about them.
    expect((await pairs()).map(({ pair }) => pair)).toEqual(['basil tomato'])
    const empty = join(started.folder, 'strangers')
    await cp(changed, empty, { recursive: true, filter: (path) => !/[1-8]\.json$/.test(path) })
    await expect(started.run(`flavordb --folder ${empty}`)).rejects.toThrow(
      'strangers holds no entity of FlavorDB.',
    )
  })

  test('are overridden by a pair of the baseline', async () => {
    await started.run(`flavordb --folder ${sample('flavordb')} --again`)
    await load([known, { ...known, food: 'tomato', with: 'basil' }])
    expect((await pairs()).find(({ pair }) => pair === 'tomato basil')).toMatchObject({
      source: 'baseline',
      licence: null,
    })
  })
})

describeAtLength('a signed-in person', () => {
  /** Runs SQL as a signed-in person who edits by hand, and rolls it back. */
  const asPerson = (sql: string) =>
    connected(started.postgres.url, async (client) => {
      await client.query('begin')
      await client.query('set local role authenticated')
      await client.query(`select set_config('request.jwt.claims', $1, true)`, [
        JSON.stringify({ sub: person }),
      ])
      await client.query(`select set_config('alfred.client_key', $1, true)`, [person])
      return (await client.query<Record<string, unknown>>(sql)).rows
    })

  beforeAll(async () => {
    await started.run(`open-food-facts ${sample('open-food-facts.jsonl')}`)
    await started.run(`fooddata-central ${sample('fooddata-central-foundation.json')}`)
  })

  test.each([
    [`select name from public.products where source = 'Open Food Facts' limit 1`],
    [`select f.source from public.ingredient_figures f where f.origin is not null limit 1`],
    [`select source from public.food_pairings where source = 'FlavorDB' limit 1`],
    [`select name from public.recipes where slug = 'spoonacular-900716'`],
    [
      `select l.food from public.recipe_ingredients l join public.recipes r on r.id = l.recipe_id where r.slug = 'spoonacular-900716' limit 1`,
    ],
  ])('can read what was imported: %s', async (sql) => {
    expect(await asPerson(sql)).toHaveLength(1)
  })

  test.each([
    [`update public.products set name = 'x'`],
    [`delete from public.ingredient_figures`],
    [`update public.food_pairings set score = 0`],
    [`select * from private.import_runs`],
    [`select private.import_products('[]')`],
    [`select private.import_recipes('[]')`],
    [`select private.clear_pairings('FlavorDB')`],
  ])('cannot write it or see how it was imported: %s', async (sql) => {
    await expect(asPerson(sql)).rejects.toThrow(/permission denied/)
  })

  test('cannot change an imported recipe', async () => {
    expect(
      await asPerson(`update public.recipes set name = 'x' where slug = 'spoonacular-900716' returning id`),
    ).toEqual([])
    expect(
      await asPerson(`delete from public.recipes where slug = 'spoonacular-900716' returning id`),
    ).toEqual([])
  })
})
