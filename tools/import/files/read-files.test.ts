import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { collect } from '../testing/collect.ts'
import { inspectFile } from './open-input.ts'
import { inspectFolder } from './read-folder.ts'
import { readJsonFile } from './read-json-file.ts'
import { readJsonList } from './read-json-list.ts'
import { readJsonLines, readTable } from './read-lines.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alfred-test-import-'))
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
})

async function write(name: string, content: string | Uint8Array): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, content)
  return path
}

const lines = async (path: string, after = 0) => collect(path, (file) => readJsonLines(file, after))
const table = async (path: string, after = 0) => collect(path, (file) => readTable(file, after, 'code'))
const list = async (path: string, after = 0) => collect(path, (file) => readJsonList(file, after, ['Foods']))

describe('lines of JSON', () => {
  test('are read one by one with any line ending, and empty lines are skipped', async () => {
    const path = await write('ends.jsonl', '\uFEFF{"a":1}\r\n\n{"a":"b\u2028c"}\n{"a":3}')
    expect(await lines(path)).toEqual([
      { where: 'ends.jsonl, line 1', value: { a: 1 } },
      { where: 'ends.jsonl, line 3', value: { a: 'b\u2028c' } },
      { where: 'ends.jsonl, line 4', value: { a: 3 } },
    ])
  })

  test('are read from a compressed file too, even when they are longer than an unpacked chunk', async () => {
    const long = 'x'.repeat(700_000)
    const path = await write('long.jsonl.gz', gzipSync(`{"a":"${long}"}\n{"a":2}\n`))
    expect((await lines(path)).map(({ value }) => value)).toEqual([{ a: long }, { a: 2 }])
  })

  test('can be read from a position on', async () => {
    const path = await write('more.jsonl', '{"a":1}\n{"a":2}\n{"a":3}\n')
    expect((await lines(path, 2)).map(({ value }) => value)).toEqual([{ a: 3 }])
    expect(await lines(path, 3)).toEqual([])
  })

  test('in another encoding are broken, and the others are read', async () => {
    const latin = Buffer.from('{"name":"cr\u00e8me"}\n', 'latin1')
    const path = await write(
      'latin.jsonl',
      Buffer.concat([Buffer.from('{"a":1}\n'), latin, Buffer.from('{"a":3}\n')]),
    )
    expect(await lines(path)).toEqual([
      { where: 'latin.jsonl, line 1', value: { a: 1 } },
      { where: 'latin.jsonl, line 2', broken: 'is not UTF-8' },
      { where: 'latin.jsonl, line 3', value: { a: 3 } },
    ])
  })
})

describe('a table', () => {
  test('has a record for each line after the first, without empty cells', async () => {
    const path = await write('small.csv', 'code\tname\tfat\n1\t"a"\t\n2\t\t3\n')
    expect((await table(path)).map(({ value }) => value)).toEqual([
      { code: '1', name: '"a"' },
      { code: '2', fat: '3' },
    ])
  })

  test('may have lines of the wrong length, which are broken', async () => {
    const path = await write('ragged.csv', 'code\tname\n1\n2\tb\tc\n3\td\n')
    expect(await table(path)).toEqual([
      { where: 'ragged.csv, line 2', broken: 'has 1 cells where the first line has 2' },
      { where: 'ragged.csv, line 3', broken: 'has 3 cells where the first line has 2' },
      { where: 'ragged.csv, line 4', value: { code: '3', name: 'd' } },
    ])
  })

  test('knows its columns also when it is read from a position on', async () => {
    const path = await write('resumed.csv', 'code\tname\n1\ta\n2\tb\n')
    expect(await table(path, 2)).toEqual([{ where: 'resumed.csv, line 3', value: { code: '2', name: 'b' } }])
  })

  test('without the expected column is refused', async () => {
    await expect(table(await write('commas.csv', 'code,name\n1,a\n'))).rejects.toThrow(
      'commas.csv is not the table that was expected: its first line has no column "code" between tabs.',
    )
  })
})

describe('a list in JSON', () => {
  const foods = [{ a: 1, deep: { list: [{ b: '}]"\\' }] } }, { a: '\u00e9[{' }, { a: 3 }]

  test.each([
    ['on one line', JSON.stringify({ Foods: foods })],
    ['on many lines', JSON.stringify({ Foods: foods }, null, 2)],
    ['by itself', JSON.stringify(foods)],
    [
      'beside other things',
      JSON.stringify({ inputs: [{ a: 0 }], note: 'Foods', Foods: foods, others: [{ a: 4 }] }),
    ],
    [
      'with holes',
      `{"Foods":[null,${foods.map((food) => JSON.stringify(food)).join(',[{"no":1}],\n')},"x"]}`,
    ],
  ])('is found %s', async (_, text) => {
    const path = await write('list.json', text)
    expect((await list(path)).map(({ value }) => value)).toEqual(foods)
  })

  test('can be read from a position on, and gives the line of each record', async () => {
    const path = await write('list.json', '{"Foods": [\n{"a":1},\n{"a":2},\n{"a":3}\n]}')
    expect(await list(path, 1)).toEqual([
      { where: 'list.json, record 2 (line 3)', value: { a: 2 } },
      { where: 'list.json, record 3 (line 4)', value: { a: 3 } },
    ])
  })

  test('may have broken records, which do not hide the others', async () => {
    const path = await write('list.json', '[{"a":1},{"a":},{"a":3}]')
    expect((await list(path)).map(({ value, broken }) => value ?? broken)).toEqual([
      { a: 1 },
      'is not JSON',
      { a: 3 },
    ])
  })

  test('that is truncated or missing is reported', async () => {
    await expect(list(await write('cut.json', '{"Foods":[{"a":1},{"a"'))).rejects.toThrow(
      'cut.json cannot be read: it ends too early: fetch it again.',
    )
    await expect(list(await write('other.json', '{"fdcId":1,"inputs":[{"a":1}]}'))).rejects.toThrow(
      'other.json cannot be read: it holds no list named Foods.',
    )
  })
})

describe('a saved answer', () => {
  const whole = (path: string) => collect(path, (file) => readJsonFile(file, 0, (value) => [value]))

  test('is read as a whole', async () => {
    expect(await whole(await write('answer.json', '{"a":1}'))).toEqual([
      { where: 'answer.json', value: { a: 1 } },
    ])
  })

  test('that is not JSON is reported', async () => {
    await expect(whole(await write('page.json', '<html>'))).rejects.toThrow('page.json is not JSON.')
  })
})

describe('an input file', () => {
  test('that is missing, empty, compressed in another way or damaged is reported', async () => {
    await expect(inspectFile(join(folder, 'none.jsonl'))).rejects.toThrow(
      'none.jsonl cannot be read: there is no such file.',
    )
    await expect(inspectFile(await write('empty.jsonl', ''))).rejects.toThrow('empty.jsonl is empty.')
    await expect(inspectFile(join(folder, 'foods.zip'))).rejects.toThrow('foods.zip is packed: unpack it')
    await expect(lines(await write('plain.jsonl.gz', '{"a":1}\n'))).rejects.toThrow(
      'plain.jsonl.gz cannot be read: it is not packed',
    )
    const cut = gzipSync('{"a":1}\n'.repeat(1_000)).subarray(0, -12)
    await expect(lines(await write('cut.jsonl.gz', cut))).rejects.toThrow(
      'cut.jsonl.gz cannot be read: it ends too early',
    )
  })

  test('has another fingerprint when its content changes', async () => {
    const prints = await Promise.all(
      [
        ['a.jsonl', '{"a":1}'],
        ['b.jsonl', '{"a":1}'],
        ['c.jsonl', '{"a":2}'],
      ].map(async ([name = '', text = '']) => {
        const { fingerprint } = await inspectFile(await write(name, text))
        return fingerprint
      }),
    )
    expect(prints[0]).toBe(prints[1])
    expect(prints[0]).not.toBe(prints[2])
  })

  test('of a folder is needed for each entity', async () => {
    await expect(inspectFolder(join(folder, 'nowhere'))).rejects.toThrow(
      'nowhere cannot be read as a folder.',
    )
  })
})
