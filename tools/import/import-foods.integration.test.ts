import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { ImportJob } from './import-job.ts'
import { createStore } from './store.ts'
import { createFakeClock } from './testing/fake-clock.ts'
import { readSample, samples } from './testing/read-sample.ts'
import { connected, keys, startImport, type TestImport } from './testing/start-import.ts'

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

describe('a dump of Open Food Facts', () => {
  test('is imported with its broken records reported, and again without duplicates', async () => {
    const path = sample('open-food-facts.jsonl')
    const first = await started.run(`open-food-facts --file ${path}`)
    expect(first).toMatchObject({ outcome: 'finished', imported: 3, skipped: 1 })
    expect(first.lines).toEqual([
      'open-food-facts.jsonl, line 3: is not JSON; skipped.',
      'Done: 3 rows imported, 1 skipped of open-food-facts.jsonl.',
      '  1: is not JSON',
    ])
    const [row] = await started.postgres.query(
      `select * from public.products where barcode = '0012345678905'`,
    )
    expect(row).toMatchObject({
      ...{
        name: 'Hazelnut crunch',
        brand: 'Little Mill',
        serving_grams: '45',
        allergens: ['gluten', 'milk', 'nut'],
      },
      ...{ source: 'Open Food Facts', source_id: '0012345678905', licence: 'ODbL 1.0', ingredient_id: null },
      per_100g: expect.objectContaining({ calories: 454, sodium_mg: 120 }),
    })
    expect(
      await started.one(`select allergens from public.products where barcode = '4099999000020'`),
    ).toEqual([])

    const repeated = await started.run(`open-food-facts ${path}`)
    expect(repeated.outcome).toBe('was-finished')
    expect(repeated.lines[0]).toMatch(/imported to its end already .* With --again/)
    expect(await started.run(`open-food-facts ${path} --again`)).toMatchObject({
      outcome: 'finished',
      imported: 3,
    })
    expect(await started.count('public.products')).toBe(3)
  })

  test('may be a table', async () => {
    const report = await started.run(`open-food-facts ${sample('open-food-facts.csv')}`)
    expect(report).toMatchObject({ imported: 2, skipped: 1 })
    expect(report.lines.at(-1)).toBe('  1: has no name')
    expect(
      await started.one(`select allergens from public.products where barcode = '4099999000044'`),
    ).toBeNull()
  })

  test('with a repeated barcode keeps the later product, and a line in another encoding is skipped', async () => {
    const line = (code: string, name: string) => `{"code":"${code}","product_name":"${name}"}\n`
    const latin = Buffer.from(line('4012345000030', 'Cr\u00e8me'), 'latin1')
    const text = line('4012345000016', 'Early') + line('04012345000016', 'Late')
    const path = join(started.folder, 'twice.jsonl')
    await writeFile(path, Buffer.concat([latin, Buffer.from(text)]))
    const report = await started.run(`open-food-facts ${path}`)
    expect(report).toMatchObject({ imported: 1, skipped: 2 })
    expect(report.lines).toContain('twice.jsonl, line 1: is not UTF-8; skipped.')
    expect(report.lines).toContain('  1: came twice, or Alfred knows it already')
    expect(await started.one(`select name from public.products where barcode = '4012345000016'`)).toBe('Late')
  })

  test('is resumed where it was stopped', async () => {
    const path = join(started.folder, 'long.jsonl')
    const line = (at: number) => `{"code":"${5_000_000_000_000 + at}","product_name":"Thing ${at}"}\n`
    await writeFile(path, Array.from({ length: 1_300 }, (_, at) => line(at)).join(''))
    let time = 0
    const clock = { ...createFakeClock(), now: () => (time += 10) }
    const stop = new AbortController()
    const shown: number[] = []
    // Progress is first printed after a second, which is some hundred records here.
    const first = await started.run(`open-food-facts ${path}`, {
      clock,
      stop,
      onShow: () => shown.push(1) && stop.abort(),
    })
    expect(first.outcome).toBe('stopped')
    expect(shown).toHaveLength(1)
    expect(first.imported).toBeGreaterThan(0)
    expect(first.imported).toBeLessThan(1_300)
    expect(await started.count(`public.products where barcode like '5%'`)).toBe(first.imported)
    expect(first.lines.at(-1)).toMatch(/^Stopped: .* Start it again and it goes on from here\.$/)

    const second = await started.run(`open-food-facts ${path}`)
    expect(second).toMatchObject({
      outcome: 'finished',
      resumedFrom: first.position,
      imported: 1_300,
      skipped: 0,
    })
    expect(await started.count(`public.products where barcode like '5%'`)).toBe(1_300)
  })

  test('that is truncated keeps what was read, and the message says so', async () => {
    const path = join(started.folder, 'cut.json')
    const [food] = (readSample('fooddata-central-branded.json') as { BrandedFoods: unknown[] }).BrandedFoods
    await writeFile(path, `{"BrandedFoods":[${JSON.stringify(food)},{"fdc`)
    await expect(started.run(`fooddata-central ${path}`)).rejects.toThrow(
      'cut.json cannot be read: it ends too early',
    )
    expect(await started.count(`public.products where source_id = '9000021'`)).toBe(1)
  })
})

describe('the product API', () => {
  const path = (barcode: string) => `/api/v2/product/${barcode}.json`

  test('is asked for the needed fields only, and again in each import', async () => {
    const body = readSample('open-food-facts-answer.json')
    const { api, environment } = await started.play({ [path('737628064502')]: [{ body }] })
    for (let time = 0; time < 2; time++) {
      const report = await started.run('open-food-facts --barcode 737628064502', { environment })
      expect(report).toMatchObject({ outcome: 'finished', imported: 1, skipped: 0 })
    }
    expect(api.asked).toHaveLength(2)
    expect(api.asked[0]?.query.get('fields')).toContain('nutriments')
    expect(await started.count(`public.products where barcode = '0737628064502'`)).toBe(1)
    expect(await started.count(`private.import_runs where input like '%asked for%'`)).toBe(0)
  })

  test('is not asked faster than its limit', async () => {
    const barcodes = Array.from({ length: 17 }, (_, at) => String(60_000_000 + at))
    const { clock, environment } = await started.play({})
    await started.run(`open-food-facts ${barcodes.map((code) => `--barcode ${code}`).join(' ')}`, {
      clock,
      environment,
    })
    const asked = barcodes.map(path)
    expect(clock.log).toEqual([...asked.slice(0, 15), 'wait 60000', ...asked.slice(15)])
  })
})

describe('FoodData Central', () => {
  test('provides reference foods with figures', async () => {
    expect(await started.run(`fooddata-central ${sample('fooddata-central-foundation.json')}`)).toMatchObject(
      {
        imported: 2,
      },
    )
    const legacy = await started.run(`fooddata-central ${sample('fooddata-central-legacy.json')}`)
    expect(legacy).toMatchObject({ imported: 2, skipped: 0 })
    const [food] = await started.postgres.query(
      `select i.kind, i.category, i.allergens, f.source, f.origin ->> 'licence' as licence, f.origin ->> 'id' as id,
         (select jsonb_object_agg(unit, grams) from public.ingredient_portions p where p.ingredient_id = i.id) as portions
       from public.ingredients i join public.ingredient_figures f on f.ingredient_id = i.id where i.name = 'Carrots, heirloom, raw'`,
    )
    expect(food).toEqual({
      ...{
        kind: 'reference',
        category: 'vegetable',
        allergens: [],
        source: 'USDA FDC 9000001',
        id: '9000001',
      },
      ...{ licence: 'CC0 1.0 (public domain)', portions: { cup: 128.4, tbsp: 8 } },
    })
    expect(await started.one(`select (private.food_with_figures('poppy seeds toasted')).name`)).toBe(
      'Seeds, poppy, toasted',
    )
    const before = await started.count('public.ingredients')
    await started.run(`fooddata-central ${sample('fooddata-central-foundation.json')} --again`)
    expect(await started.count('public.ingredients')).toBe(before)
  })

  test('does not change foods that Alfred knows already', async () => {
    const foundation = readSample('fooddata-central-foundation.json') as { FoundationFoods: object[] }
    const path = join(started.folder, 'known.json')
    const food = { ...foundation.FoundationFoods[0], description: 'Butter' }
    await writeFile(path, JSON.stringify({ FoundationFoods: [food] }))
    const before = await started.one(`select to_jsonb(i) from public.ingredients i where food_key = 'butter'`)
    expect(await started.run(`fooddata-central ${path}`)).toMatchObject({ imported: 0, skipped: 1 })
    expect(
      await started.one(`select to_jsonb(i) from public.ingredients i where food_key = 'butter'`),
    ).toEqual(before)
  })

  test('is asked again when it is busy or failing, and missing or malformed foods are skipped', async () => {
    const answer = readSample('fooddata-central-answer.json') as object
    const food = (fdcId: number) => ({ ...answer, fdcId, description: `Bread, sort ${fdcId}` })
    const { clock, environment, api } = await started.play({
      '/v1/food/1': [{ body: food(1) }],
      '/v1/food/3': [{ status: 429, headers: { 'retry-after': '3' }, body: '' }, { body: food(3) }],
      '/v1/food/4': [{ status: 500, body: 'oops' }, { body: food(4) }],
      '/v1/food/5': [{ body: '<html>garbage' }],
    })
    const ids = [1, 2, 3, 4, 5].map((id) => `--food ${id}`).join(' ')
    const report = await started.run(`fooddata-central ${ids}`, { clock, environment })
    expect(report).toMatchObject({ outcome: 'finished', imported: 3, skipped: 2 })
    expect(report.lines).toContain('food 2: FoodData Central does not have it; skipped.')
    expect(report.lines).toContain('food 5: the answer of FoodData Central is not JSON; skipped.')
    const asked = ['1', '2', '3', 'wait 3000', '3', '4', 'wait 1000', '4', '5']
    expect(clock.log).toEqual(asked.map((step) => (step.startsWith('wait') ? step : `/v1/food/${step}`)))
    expect(api.asked[0]?.headers['x-api-key']).toBe(keys.FDC_API_KEY)
  })

  test('that is down ends the import, which can be resumed', async () => {
    const answer = readSample('fooddata-central-answer.json') as object
    const down = { status: 503, body: '' }
    const { clock, environment } = await started.play({
      '/v1/food/7': [{ body: { ...answer, description: 'Bread, sort 7' } }],
      '/v1/food/8': [down, down, down, down, down, { body: { ...answer, description: 'Bread, sort 8' } }],
    })
    const line = 'fooddata-central --food 7 --food 8'
    await expect(started.run(line, { clock, environment })).rejects.toThrow(
      'FoodData Central answers with status 503.',
    )
    expect(await started.count(`public.ingredients where name = 'Bread, sort 7'`)).toBe(1)
    expect(await started.run(line, { clock, environment })).toMatchObject({
      outcome: 'finished',
      resumedFrom: 1,
      imported: 2,
    })
    expect(clock.log.filter((step) => step === '/v1/food/7')).toHaveLength(1)
  })
})

describe('the store of an import', () => {
  const job = {
    source: 'test',
    input: 'one',
    title: 'one',
    isFile: true,
    replacesPairings: false,
  } as ImportJob
  const row = (barcode: string) => ({
    family: 'products' as const,
    where: `line ${barcode}`,
    json: JSON.stringify({
      barcode,
      name: 'x',
      per_100g: {},
      source: 's',
      source_id: '1',
      licence: 'l',
      fetched_at: '2026-11-25',
    }),
  })
  const batch = (from: number, barcodes: string[]) => ({
    ...{ from, position: from + barcodes.length, rows: barcodes.map(row), characters: 0, skipped: 0 },
  })

  test('stores the other rows of a batch when the database refuses one', async () => {
    const saved = await connected(started.postgres.url, async (client) => {
      const store = createStore(client)
      await store.begin(job, false)
      return store.save(job, batch(0, ['70000001', 'bad', '70000002']))
    })
    expect(saved).toMatchObject({ imported: 2, known: 0, refused: [{ where: 'line bad' }] })
    expect(
      await started.one(
        `select position || ' ' || imported || ' ' || skipped from private.import_runs where source = 'test'`,
      ),
    ).toBe('3 2 1')
  })

  test('stops one of two concurrent imports of an input, and rolls back its batch', async () => {
    const save = connected(started.postgres.url, (client) =>
      createStore(client).save(job, batch(0, ['70000003'])),
    )
    await expect(save).rejects.toThrow('one is being imported by another command too')
    expect(await started.count(`public.products where barcode = '70000003'`)).toBe(0)
  })

  test('reports a database without its tables', async () => {
    await started.postgres.query('create database bare')
    const url = started.postgres.url.replace(/postgres(?=\?|$)/, 'bare')
    const begin = connected(url, (client) => createStore(client).begin(job, false))
    await expect(begin).rejects.toThrow('run `npm run migrate`')
  })
})
