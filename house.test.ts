// The rules of this repository that no linter knows. Each also counts what it looked at, since a rule that looks
// at nothing always holds.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import { describe, expect, test } from '@jest/globals'

const root = import.meta.dirname
const skipped = new Set([
  'node_modules',
  '.git',
  '.servers',
  '.alfred',
  '.alfred-chaos',
  '.nx',
  'coverage',
  'dist',
])

function walk(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (skipped.has(entry.name)) return []
    return entry.isDirectory() ? walk(path) : [path]
  })
}

const files = walk('')
const sources = files.filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
const production = sources.filter(
  (file) => /^(apps|libs)\/[^/]+\/src\/(?!testing\/)/.test(file) && !/\.test\.tsx?$/.test(file),
)
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const foldersIn = (parent: string) =>
  readdirSync(join(root, parent)).filter((name) => existsSync(join(root, parent, name, 'package.json')))
const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name ?? '')

/** Rooms that have code; a folder that only holds its place is no room yet. */
const rooms = ['apps', 'libs']
  .flatMap((parent) => foldersIn(parent).map((name) => `${parent}/${name}`))
  .filter((room) => sources.some((file) => file.startsWith(`${room}/`)))

describe('rooms', () => {
  test('each have a README of at most 30 lines that begins with its question', () => {
    expect(rooms.length).toBeGreaterThan(5)
    const wrong = rooms.filter((room) => {
      const readme = existsSync(join(root, room, 'README.md')) ? read(`${room}/README.md`) : ''
      const opening = readme.split('\n').slice(0, 6).join(' ')
      return !opening.includes('?') || readme.trimEnd().split('\n').length > 30
    })
    expect(wrong).toEqual([])
  })

  test('that are agents have the same files at the top', () => {
    const agents = rooms.filter((room) => room.startsWith('apps/agents-'))
    expect(agents.length).toBeGreaterThan(0)
    const shape = (room: string) =>
      readdirSync(join(root, room, 'src'), { withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
        .map(({ name }) => name)
        .toSorted()
    for (const agent of agents) expect(shape(agent)).toEqual(shape(agents[0] ?? ''))
  })

  test('hold no folder whose name says nothing', () => {
    const banned = ['utils', 'common', 'shared', 'helpers', 'types', 'interfaces', 'misc']
    const folders = new Set(sources.flatMap((file) => dirname(file).split('/')))
    expect(folders.size).toBeGreaterThan(10)
    expect(banned.filter((name) => folders.has(name))).toEqual([])
  })
})

describe('settings', () => {
  const example = new Set(namesIn(read('.env.example'), /^([A-Z][A-Z0-9_]*)=/gm))
  const setting = /^ +([A-Z][A-Z0-9]*_[A-Z0-9_]+): (?:z\.|[a-z]+Setting)/gm
  const configured = new Set(production.flatMap((file) => namesIn(read(file), setting)))
  const importSettings = ['OFF_URL', 'FDC_URL', 'FDC_API_KEY', 'SPOONACULAR_URL', 'SPOONACULAR_API_KEY']
  const edamamSettings = ['EDAMAM_URL', 'EDAMAM_APP_ID', 'EDAMAM_APP_KEY']
  const toolSettings = [
    'ALFRED_HOME',
    'AUTHENTICATOR_PASSWORD',
    'DATABASE_URL',
    'NATS_KEYS_FOLDER',
    ...importSettings,
    ...edamamSettings,
  ]

  test('of the apps all stand in .env.example, and nothing else does', () => {
    expect(configured.size).toBeGreaterThan(10)
    expect([...configured].filter((name) => !example.has(name))).toEqual([])
    expect([...example].filter((name) => !configured.has(name) && !toolSettings.includes(name))).toEqual([])
  })
})

describe('prompts', () => {
  const existing = files.flatMap((file) => {
    const [, room, name] = /^apps\/([^/]+)\/prompts\/([a-z-]+)\.md$/.exec(file) ?? []
    return room === undefined ? [] : [`${room}/${name}`]
  })
  const promptRooms = [...new Set(existing.map((name) => name.split('/')[0]))].join('|')

  test('that are used exist, and those that exist are used', () => {
    expect(existing.length).toBeGreaterThan(0)
    const named = new RegExp(`'((?:${promptRooms})/[a-z-]+)'`, 'g')
    const used = new Set(production.flatMap((file) => namesIn(read(file), named)))
    expect([...used].toSorted()).toEqual(existing.toSorted())
  })
})

describe('sources', () => {
  test('spell a NATS subject in one file only', () => {
    const subject =
      /'(?:chat\.(?!completion)[^']*|conversations\.[^']*|turns\.[^']*|agents\.[^']*|pages\.[^']*)'/
    const spelled = production.filter((file) => subject.test(read(file)))
    expect(spelled).toEqual(['libs/contracts/src/subjects.ts'])
  })

  test('that run in browsers too use nothing that only Node has', () => {
    const shared = production.filter((file) => /^libs\/(client|contracts)\//.test(file))
    expect(shared.length).toBeGreaterThan(30)
    const nodeOnly = /from 'node:|\b(?:process|Buffer|require|__dirname)\b[.(]/
    expect(shared.filter((file) => nodeOnly.test(read(file)))).toEqual([])
  })

  test('carry no note to do something later', () => {
    expect(sources.length).toBeGreaterThan(50)
    const note = new RegExp(`\\b(${['FIX', 'ME'].join('')}|${['TO', 'DO'].join('')}|XX${'X'})\\b`)
    expect(sources.filter((file) => note.test(read(file)))).toEqual([])
  })

  test('of tools, jobs, routes and nodes have a test beside them', () => {
    const tested = production.filter(
      (file) =>
        /^apps\/[^/]+\/src\/(tools|jobs|routes|nodes)\//.test(file) && !basename(file).startsWith('index'),
    )
    expect(tested.length).toBeGreaterThan(0)
    const hasTest = (file: string) =>
      ['.test.ts', '.integration.test.ts'].some((ending) => files.includes(file.replace(/\.ts$/, ending)))
    expect(tested.filter((file) => !hasTest(file))).toEqual([])
  })
})

describe('documents', () => {
  const documents = files.filter((file) => file.endsWith('.md') && !/^apps\/[^/]+\/prompts\//.test(file))
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const codeIn = (text: string) => namesIn(text, /`([^`\n]+)`/g)

  test('name only scripts that exist', () => {
    const named = documents.flatMap((file) =>
      namesIn(read(file), /npm (?:run ([a-z:]+(?:-[a-z]+)*)|(?:start|stop|test))\b/g).filter(
        (name) => name !== '',
      ),
    )
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter((name) => !(name in scripts))).toEqual([])
  })

  test('name only paths that exist', () => {
    const parents = readdirSync(root).filter((name) => !name.includes('.') && !skipped.has(name))
    const wrong = documents.flatMap((file) =>
      codeIn(read(file))
        .filter(
          (code) =>
            parents.includes(code.split('/')[0] ?? '') && /^[\w./-]+$/.test(code) && code.includes('/'),
        )
        .filter((path) => !existsSync(join(root, path)))
        .map((path) => `${file}: ${path}`),
    )
    expect(documents.length).toBeGreaterThan(3)
    expect(wrong).toEqual([])
  })
})

describe('citations', () => {
  const spec = read('docs/spec.md')
  const promised = new Set([
    ...namesIn(spec, /\*\*(S\d+\.\d+|R\d+)\b/g),
    ...namesIn(spec, /^## (S\d+) /gm),
    // What sets it apart is a numbered list.
    ...namesIn(spec.slice(spec.indexOf('## S14')), /^(\d)\. /gm).map((number) => `S14.${number}`),
  ])
  const citing = files.filter(
    (file) => /\.(?:ts|sql|md)$/.test(file) && !file.startsWith('data/') && file !== 'house.test.ts',
  )
  const cited = citing.flatMap((file) =>
    namesIn(read(file), /\b(?:spec|ruling) ([SR]\d+(?:\.\d+)?)\b/g).map((name) => ({ file, name })),
  )

  test('of the specification and its rulings lead to what docs/spec.md says', () => {
    expect([promised.size > 60, cited.length > 100]).toEqual([true, true])
    expect(cited.filter(({ name }) => !promised.has(name))).toEqual([])
  })
})

describe('imports', () => {
  const importsOf = (file: string): string[] =>
    namesIn(read(file), /^(?:import|export)\s[^'"]*?from '(\.[^']+)'/gm).map((path) =>
      normalize(join(dirname(file), path)),
    )
  const graph = new Map(sources.map((file) => [file, importsOf(file)]))

  /** A way from a file back to itself; undefined where there is none. */
  function circleFrom(start: string): string[] | undefined {
    const waysOn: string[][] = [[start]]
    const seen = new Set<string>()
    for (let way = waysOn.pop(); way !== undefined; way = waysOn.pop()) {
      for (const next of graph.get(way.at(-1) ?? '') ?? []) {
        if (next === start) return way
        if (!seen.has(next)) waysOn.push([...way, next])
        seen.add(next)
      }
    }
    return undefined
  }

  test('lead from no file back to itself, types included', () => {
    expect([...graph.values()].flat().length).toBeGreaterThan(1_000)
    expect(sources.map(circleFrom).filter((circle) => circle !== undefined)).toEqual([])
  })
})

describe('the schema of the database', () => {
  const withoutComments = (sql: string) =>
    sql
      .split('\n')
      .map((line) => line.split('--', 1)[0])
      .join('\n')
  /** Files of the house, then those that agents have in folders of their own. */
  const sqlIn = (folder: string) =>
    files
      .filter((file) => new RegExp(`^(?:infra/supabase|apps/agents-[a-z0-9]+/sql)/${folder}`).test(file))
      .filter((file) => file.endsWith('.sql'))
      .map((file) => ({ file, sql: withoutComments(read(file)) }))
  const agentOf = (file: string) => /^apps\/agents-([a-z0-9]+)\//.exec(file)?.[1]
  const layers = {
    functions: sqlIn('functions/'),
    bindings: sqlIn('bindings/'),
    tables: sqlIn('migrations/'),
  }
  const definition = /create (?:or replace )?function ([a-z_.]+\([^$]*?\))\s*returns/g
  /** Name and types of arguments: two functions of one name may take different ones. */
  const signatureOf = (head: string) => head.replaceAll(/ default [^,)]+/g, '').replaceAll(/\s+/g, ' ')
  const definitionsIn = ({ sql }: { sql: string }) => namesIn(sql, definition).map(signatureOf)
  const defined = layers.functions.flatMap(definitionsIn)
  const names = new Set(defined.map((signature) => signature.slice(0, signature.indexOf('('))))

  test('has each function once, in a file of functions that can be applied again', () => {
    expect(names.size).toBeGreaterThan(300)
    expect(defined.filter((signature, index) => defined.indexOf(signature) !== index)).toEqual([])
    const { functions, bindings, tables } = layers
    expect([...bindings, ...tables].flatMap(definitionsIn)).toEqual([])
    expect(functions.filter(({ sql }) => /create function/i.test(sql)).map(({ file }) => file)).toEqual([])
  })

  test('refuses calls with codes that have words, and requests with those of the contracts', () => {
    const all = layers.functions.map(({ sql }) => sql).join('\n')
    const codesIn = (sql: string) =>
      namesIn(sql, /private\.(?:refuse_call|ask_which|refused)\(\s*'([A-Z_]+)'/g)
    const codes = layers.functions.flatMap(({ file, sql }) =>
      codesIn(sql).filter((code) => !code.startsWith(`${(agentOf(file) ?? '').toUpperCase()}_`)),
    )
    const worded = namesIn(
      read('libs/language/src/wording/refusal-details.ts'),
      /^ {2}([A-Z][A-Z_]+): [a-z]/gm,
    )
    expect(worded.length).toBeGreaterThan(60)
    expect([...new Set(codes)].toSorted()).toEqual(worded.toSorted())
    // An agent says itself what its own codes mean, which begin with its name.
    const untold = layers.functions.flatMap(({ file, sql }) => {
      const agent = agentOf(file)
      if (agent === undefined) return []
      const words = files.filter((path) => path.startsWith(`apps/agents-${agent}/src/words/`))
      const text = words.map(read).join('\n')
      return codesIn(sql).filter(
        (code) => code.startsWith(`${agent.toUpperCase()}_`) && !new RegExp(`\\b${code}\\b`).test(text),
      )
    })
    expect(untold).toEqual([])
    // What it is about is data: words in SQL would be English to everybody.
    const details = namesIn(all, /private\.(?:refuse_call|ask_which|refused)\(\s*'[A-Z_]+',\s*('?[a-z{\[]*)/g)
    expect(details.length).toBeGreaterThan(30)
    expect(details.filter((text) => !/^(?:jsonb|v|'\{)/.test(text))).toEqual([])
    // None goes without a code that is spelled where it is refused.
    const calls = namesIn(all, /private\.(refuse_call|ask_which|refused|refuse)\(/g).length
    const spelled = namesIn(
      all,
      /private\.(?:refuse_call|ask_which|refused|refuse)\((?:\d+, )?\s*'([A-Z_]+)'/g,
    )
    const declared = namesIn(
      all,
      /(?:function|on function) private\.(refuse_call|ask_which|refused|refuse)\(/g,
    )
    const passedOn = namesIn(
      all,
      /private\.(refuse_call|refused)\((?:p_code, p_details|v_message, v_detail)\b/g,
    )
    expect(spelled.length).toBe(calls - declared.length - passedOn.length)
    const requests = namesIn(all, /private\.refuse\(\d+, '([A-Z_]+)'/g)
    const catalog = new Set(namesIn(read('libs/contracts/src/errors.ts'), /^ {2}([A-Z_]+): \{ status/gm))
    expect(requests.length).toBeGreaterThan(20)
    expect(requests.filter((code) => !catalog.has(code))).toEqual([])
  })

  test('tells beside an answer only what has words', () => {
    const all = layers.functions.map(({ sql }) => sql).join('\n')
    const codes = namesIn(all, /private\.notice\(\s*'([A-Z_]+)'/g)
    const worded = namesIn(read('libs/language/src/wording/word-notices.ts'), /^ {2}([A-Z][A-Z_]+): [a-z]/gm)
    expect(worded.length).toBeGreaterThan(1)
    expect([...new Set(codes)].toSorted()).toEqual(worded.toSorted())
    // The definition and its grant spell none.
    expect(namesIn(all, /private\.(notice)\(/g).length).toBe(codes.length + 2)
  })

  test('has files of functions and bindings that can be read in one go', () => {
    const long = [...layers.functions, ...layers.bindings].filter(
      ({ file }) => read(file).split('\n').length > 250,
    )
    expect(long.map(({ file }) => file)).toEqual([])
  })

  test('lets an agent read and change its own tables and no other room’s, but through functions of that room', () => {
    const rooms = [
      { room: 'the kitchen', bindings: /^infra\/supabase\/bindings\/(?:kitchen|people|memories)\.sql$/ },
      ...[...new Set(files.flatMap((file) => agentOf(file) ?? []))].map((agent) => ({
        room: agent,
        bindings: new RegExp(`^apps/agents-${agent}/sql/bindings/`),
      })),
    ]
    const ownerOf = new Map(
      rooms.flatMap(({ room, bindings }) =>
        layers.bindings
          .filter(({ file }) => bindings.test(file))
          .flatMap(({ sql }) => [
            ...namesIn(namesIn(sql, /private\.unbind\(([^)]*)\)/g).join(','), /'public\.([a-z_]+)'/g),
            ...namesIn(sql, /private\.bind_agent_table\('[a-z0-9]+', '([a-z0-9_]+)'/g),
          ])
          .map((table) => [table, room] as const),
      ),
    )
    const uses = layers.functions.flatMap(({ file, sql }) => {
      const agent = agentOf(file)
      if (agent === undefined) return []
      const named = namesIn(sql, /\b(?:from|join|into|update|only)\s+public\.([a-z_]+)/g)
      return named.map((table) => ({ file, table, owner: ownerOf.get(table), agent }))
    })
    expect([ownerOf.get('recipes'), ownerOf.get('preferences'), ownerOf.get('food_log')]).toEqual([
      'the kitchen',
      'the kitchen',
      'coach',
    ])
    expect(uses.filter(({ owner, agent }) => owner === agent).length).toBeGreaterThan(20)
    expect(uses.filter(({ owner, agent }) => owner !== undefined && owner !== agent)).toEqual([])
  })

  test('has migrations that call no function which may be another one tomorrow', () => {
    const called = layers.tables.flatMap(({ file, sql }) =>
      namesIn(sql, /\b((?:private|public|door)\.[a-z_]+)\s*\(/g)
        .filter((name) => names.has(name))
        .map((name) => `${file} calls ${name}`),
    )
    expect(layers.tables.length).toBeGreaterThan(5)
    expect(called).toEqual([])
  })

  test('has triggers and policies only on tables that their file frees of former ones', () => {
    const bound = layers.bindings.flatMap(({ file, sql }) => {
      const freed = namesIn(namesIn(sql, /private\.unbind\(([^)]*)\)/g).join(','), /'([a-z_.]+)'/g)
      const places = [
        ...namesIn(sql, /create policy "[^"]+" on ([a-z_.]+)/g),
        ...namesIn(sql, /create trigger [a-z_]+ [^;]*? on ((?:public|private)\.[a-z_]+)/g),
        ...namesIn(sql, /array '\{([a-z_.,]+)\}'::regclass/g).flatMap((list) => list.split(',')),
      ]
      return places.map((place) => ({ file, place, isFreed: freed.includes(place) }))
    })
    expect(bound.length).toBeGreaterThan(60)
    expect(bound.filter(({ isFreed }) => !isFreed)).toEqual([])
  })

  test('drops what is gone whether it is there or not, and nothing that is there', () => {
    const dropped = withoutComments(read('infra/supabase/dropped.sql'))
    const statements = dropped.split(';').filter((text) => text.trim() !== '')
    expect(statements.filter((text) => !/^\s*drop function if exists /.test(text))).toEqual([])
    const gone = namesIn(dropped, /if exists ([a-z_.]+\([^)]*\))/g)
    const there = new Set(defined.map((signature) => signature.replaceAll(/([(,] ?)\w+ /g, '$1')))
    expect(there).toContain('private.refuse(int, text, text)')
    expect(gone.length).toBe(statements.length)
    expect(gone.filter((signature) => there.has(signature))).toEqual([])
  })

  test('names only files that exist where a change of one has another applied again', () => {
    const named = files
      .filter(
        (file) => /^(?:infra\/supabase|apps\/agents-[a-z0-9]+\/sql)\//.test(file) && file.endsWith('.sql'),
      )
      .flatMap((file) => namesIn(read(file), /^-- again with: (.+)$/gm).flatMap((list) => list.split(', ')))
    expect(named.length).toBeGreaterThan(0)
    const pathOf = (file: string) =>
      file.startsWith('agents-') ? `apps/${file.replace('/', '/sql/')}` : `infra/supabase/${file}`
    expect(named.filter((file) => !existsSync(join(root, pathOf(file))))).toEqual([])
  })
})
