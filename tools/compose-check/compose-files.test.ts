import { readFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import { subjectPermissionsOf } from '@alfred/contracts'
import { inRepository } from '@alfred/local-stack'
import { appNames, joiningAgents, readServices } from './read-files.ts'

const services = readServices('compose.yaml')
const lasting = services.filter(([name]) => !['keys', 'migrate'].includes(name))
const serviceNames = services.map(([name]) => name)
const overrides = ['compose.supabase.yaml', 'compose.brokers.yaml', 'compose.tls.yaml']
const namesOf = (holds: (part: (typeof services)[0][1]) => boolean): string[] =>
  services.filter(([, part]) => holds(part)).map(([name]) => name)

describe('compose.yaml', () => {
  test('has every service of apps, built from a target of its own', () => {
    expect(appNames().length).toBeGreaterThan(4)
    for (const name of appNames())
      expect(services.find(([each]) => each === name)?.[1]).toMatchObject({ build: { target: name } })
  })

  test('publishes the gateway and MCP and nothing else, to the loopback interface unless said otherwise', () => {
    expect(namesOf((part) => part['ports'] !== undefined)).toEqual(['gateway', 'mcp'])
    for (const host of ['ALFRED_HOST', 'MCP_HOST'])
      expect(JSON.stringify(services)).toContain(`\${${host}:-127.0.0.1}:`)
  })

  test('lets no container write to its root, gain rights or take all of the machine', () => {
    expect(lasting.length).toBeGreaterThan(8)
    for (const [name, part] of lasting) {
      expect([name, part['read_only'], part['cap_drop'], part['cap_add']]).toEqual([
        name,
        true,
        ['ALL'],
        undefined,
      ])
      expect([name, part['security_opt']]).toEqual([name, ['no-new-privileges:true']])
      expect(part['deploy']).toMatchObject({
        resources: {
          limits: { cpus: expect.any(String), memory: expect.any(String), pids: expect.any(Number) },
        },
      })
    }
  })

  test('gives each container its own folder of keys, and all of them to nobody but the one that makes them', () => {
    for (const [name, part] of services.filter(([each]) => each !== 'keys')) {
      const mounted = [...(part['volumes'] ?? [])].filter((volume) => volume['source'] !== undefined)
      expect(mounted).toMatchObject([
        { source: 'keys', read_only: true, volume: { subpath: `containers/${name}` } },
      ])
    }
    expect(namesOf((part) => JSON.stringify(part['volumes'] ?? []).includes('keys:/'))).toEqual(['keys'])
  })

  test('puts on the network of NATS who may speak there, and on that of the database who may ask it', () => {
    const on = (network: string): string[] =>
      namesOf((part) => [...(part['networks'] ?? [])].map(String).includes(network)).toSorted()
    const speaking = appNames().filter((name) => subjectPermissionsOf(name) !== undefined)
    expect(on('messages')).toEqual([...speaking, 'nats'].toSorted())
    expect(on('database')).toEqual(['migrate', 'postgres', 'postgrest'])
    const reading = appNames().filter((name) => !['page-fetcher', 'mcp'].includes(name))
    expect(on('rows')).toEqual([...reading, 'postgrest'].toSorted())
    expect(on('clock')).toEqual(['gateway', 'proactive-worker', 'redis'])
  })

  test('passes on only settings that .env.example knows', () => {
    const known = readFileSync(inRepository('.env.example'), 'utf8')
    const own = /^(?:ALFRED_(?:PROJECT|IMAGES|VERSION)|(?:NODE|POSTGRES|POSTGREST|NATS|REDIS)_IMAGE)$/
    const text = readFileSync(inRepository('infra', 'compose.yaml'), 'utf8')
    const used = [...text.matchAll(/\$\{([A-Z_]+)/g)].map(([, name = '']) => name)
    expect(used.length).toBeGreaterThan(20)
    expect(used.filter((name) => !own.test(name) && !new RegExp(`^${name}=`, 'm').test(known))).toEqual([])
  })
})

describe('the files beside it', () => {
  test.each(overrides)('%s changes only services that there are, and adds none but the proxy', (file) => {
    const names = readServices(file).map(([name]) => name)
    expect(names.length).toBeGreaterThan(2)
    expect(names.filter((name) => !serviceNames.includes(name) && name !== 'proxy')).toEqual([])
  })

  test('with TLS the proxy is published in the place of the gateway, and closed like the others', () => {
    const [gateway, mcp, proxy] = ['gateway', 'mcp', 'proxy'].map((name) =>
      readServices('compose.tls.yaml').find(([each]) => each === name),
    )
    for (const published of [gateway, mcp]) expect(published?.[1]).toMatchObject({ ports: [] })
    expect(proxy?.[1]).toMatchObject({ read_only: true, cap_drop: ['ALL'], user: '1000:1000' })
  })

  test('an agent that joins gets its own key and touches no other service', () => {
    const joining = readServices('compose.agent.yaml')
    expect(joining.map(([name]) => name).filter((name) => serviceNames.includes(name))).toEqual([])
    expect(joining.find(([name]) => name === 'agents-garden')?.[1]).toMatchObject({
      volumes: [{ source: 'keys', volume: { subpath: 'containers/agents-garden' } }],
    })
  })
})

test('the file of an agent that joins is about that agent alone, with its own keys, built like any agent', () => {
  const files = joiningAgents().map((name) => [name, `apps/${name}/compose.yaml`] as const)
  // What the generator makes such files of.
  const template = ['agents-jotter', '../tools/new-agent/template/compose.yaml'] as const
  for (const [name, file] of [template, ...files]) {
    expect(readServices(file)).toMatchObject([
      [
        name,
        {
          extends: { file: 'compose.yaml', service: 'agents-pantry' },
          build: { target: 'agent', args: { AGENT: name } },
          volumes: [{ source: 'keys', read_only: true, volume: { subpath: `containers/${name}` } }],
        },
      ],
    ])
  }
})

describe('the images', () => {
  const dockerfile = readFileSync(inRepository('infra', 'Dockerfile'), 'utf8')
  const ignored = readFileSync(inRepository('.dockerignore'), 'utf8').split('\n')

  test('have a target for each service, which starts its main file without a shell', () => {
    for (const name of appNames()) {
      expect(dockerfile).toContain(`FROM runtime AS ${name}\n`)
      expect(dockerfile).toContain(`service.env", "apps/${name}/src/main.ts"]\n`)
    }
  })

  test('of the gateway have the files of the web client, which are built in a stage that no service is made of', () => {
    const [, gateway = ''] = /^FROM runtime AS gateway\n([^]*?)^FROM/m.exec(dockerfile) ?? []
    const [, place] = /^COPY --from=web \/alfred\/apps\/web\/dist \.\/(\w+)$/m.exec(gateway) ?? []
    expect(gateway).toContain(`WEB_FILES=/alfred/${place}`)
    expect(dockerfile.match(/--from=web /g)).toHaveLength(1)
    expect(dockerfile).not.toContain('FROM web AS')
    expect(ignored).toContain('apps/web/dist')
  })

  test('run as nobody who owns a file, say how they are, and know no secret', () => {
    expect(dockerfile).toMatch(/^USER 1000:1000$/m)
    expect(dockerfile).toMatch(/^HEALTHCHECK --interval/m)
    expect(dockerfile).not.toMatch(/^(?:ARG|ENV).*(?:SECRET|TOKEN|PASSWORD|SEED|API_KEY)/m)
  })

  test('are made of what is named, so that keys and data of an installation stay outside', () => {
    expect(ignored.filter((line) => line !== '' && !line.startsWith('#'))[0]).toBe('*')
    expect(ignored).toEqual(
      expect.arrayContaining(['**/.alfred', '**/*.env', '**/*.key', '**/*.pem', '**/*.test.ts']),
    )
    expect(ignored).toContain('infra/kubernetes/overlays/*/keys')
  })
})
