import {
  describeNats,
  describePglite,
  describePostgrest,
  describeRedis,
  ensureServers,
  findPostgrest,
  isPortFree,
  loadKeys,
  prepareDatabase,
  redisUrl,
  writeNatsAccess,
  writeRedisAccess,
  type InstallableServer,
  type Keys,
  type Log,
  type ProcessDescription,
  type ServerBinary,
} from '@alfred/local-stack'
import { describeEmbeddedSupabase } from './embedded.ts'
import { StackError } from './errors.ts'
import { prepareHome, rotateLog, type Home } from './home.ts'
import { given, readOutsideNats, readOutsideSupabase } from './outside.ts'
import { choosePorts } from './ports.ts'
import { identityOf } from './process-identity.ts'
import {
  findNatsUsers,
  findServices,
  natsEnvironment,
  withoutInherited,
  type NatsSettings,
  type Service,
  type StackSettings,
  type SupabaseSettings,
} from './services.ts'
import { claimHome, endLeftovers, removeState, writeState, type StackState } from './state.ts'
import { SupervisedProcess } from './supervised-process.ts'

type Options = { home: Home; log: Log }

const readyTimeoutMs = 60_000
const graceMs = 20_000

/** Everything that `npm start` runs, in one process's care. */
export class Stack {
  readonly #home: Home
  readonly #log: Log
  readonly #running: SupervisedProcess[] = []
  #state: StackState | undefined
  #ports = new Map<string, number>()
  #isStopping = false

  constructor({ home, log }: Options) {
    this.#home = home
    this.#log = log
  }

  /** Starts what is missing and waits until all of it can be used. Whoever calls it must call `stop` in the end. */
  async start(): Promise<{ gatewayUrl: string; keys: Keys | undefined }> {
    const gatewayPort = readGatewayPort()
    const gatewayHost = given('ALFRED_HOST') ?? '127.0.0.1'
    const gatewayUrl = `http://127.0.0.1:${gatewayPort}`
    prepareHome(this.#home)
    await this.#clearLeftovers()
    if (!(await isPortFree(gatewayPort))) throw portTaken(gatewayPort)
    this.#state = claimHome(this.#home, gatewayUrl)
    const services = findServices()
    const servers = ['database', 'postgrest', 'postgrest-admin', 'nats', 'redis']
    const names = [...servers, ...services.map(({ name }) => name)]
    this.#ports = await choosePorts(this.#home, names, [gatewayPort])
    const keys = given('SUPABASE_URL') === undefined ? await loadKeys(this.#home.keysFolder) : undefined
    const settings = { gatewayPort, gatewayHost, ...(await this.#startInfrastructure(keys)) }
    this.#log(`Starting ${services.map(({ name }) => name).join(', ')} ...`)
    await Promise.all(services.map((service) => this.#run(this.#describeService(service, settings))))
    this.#update({ phase: 'ready' })
    return { gatewayUrl, keys }
  }

  /** Stops everything: services first, the database last. */
  async stop(): Promise<void> {
    if (this.#isStopping) return
    this.#isStopping = true
    this.#update({ phase: 'stopping' })
    const infrastructure = new Set(['nats', 'redis', 'postgrest', 'database'])
    const stopAll = (wanted: (name: string) => boolean) =>
      Promise.all(this.#running.filter(({ name }) => wanted(name)).map((one) => one.stop(graceMs)))
    await stopAll((name) => !infrastructure.has(name))
    await stopAll((name) => infrastructure.has(name) && name !== 'database')
    await stopAll((name) => name === 'database')
    if (this.#state !== undefined) removeState(this.#home)
  }

  async #clearLeftovers(): Promise<void> {
    const ended = await endLeftovers(this.#home)
    if (ended.length > 0) this.#log(`Ended what an earlier start had left behind: ${ended.join(', ')}.`)
  }

  async #startInfrastructure(
    keys: Keys | undefined,
  ): Promise<Omit<StackSettings, 'gatewayPort' | 'gatewayHost'>> {
    const outside = readOutsideSupabase()
    const [supabase, brokers] = await Promise.all([
      outside ?? this.#startSupabase(keys),
      this.#startBrokers(),
    ])
    const promptLogDirectory = given('PROMPT_LOG_DIR') ?? this.#home.promptLogFolder
    return { supabase, ...brokers, promptLogDirectory }
  }

  async #startSupabase(keys: Keys | undefined): Promise<SupabaseSettings> {
    if (keys === undefined) throw new StackError('The embedded Supabase needs its keys.')
    const port = this.#port('database')
    const postgrest = await findPostgrest()
    this.#log('Starting the database (PGlite) ...')
    await this.#run(describePglite({ port, dataFolder: this.#home.databaseFolder }))
    const databaseUrl = `postgres://postgres@127.0.0.1:${port}/postgres?sslmode=disable`
    await prepareDatabase(databaseUrl, { log: this.#log })
    const settings = {
      port: this.#port('postgrest'),
      adminPort: this.#port('postgrest-admin'),
      databaseUrl: databaseUrl.replace('postgres@', 'authenticator@'),
      jwks: keys.postgrestJwks,
      poolSize: 1,
    }
    await this.#run(describePostgrest(postgrest, settings))
    return describeEmbeddedSupabase(keys, `http://127.0.0.1:${settings.port}`)
  }

  async #startBrokers(): Promise<Pick<StackSettings, 'nats' | 'redisUrl'>> {
    const outside = { nats: await readOutsideNats(), redisUrl: given('REDIS_URL') }
    const wanted: InstallableServer[] = []
    if (outside.nats === undefined) wanted.push('nats-server')
    if (outside.redisUrl === undefined) wanted.push('redis-server')
    const binaries =
      wanted.length === 0
        ? new Map<InstallableServer, ServerBinary>()
        : await ensureServers(wanted, this.#log)
    const [nats, redisAddress] = await Promise.all([
      outside.nats ?? this.#startNats(required(binaries, 'nats-server')),
      outside.redisUrl ?? this.#startRedis(required(binaries, 'redis-server')),
    ])
    return { nats, redisUrl: redisAddress }
  }

  async #startNats(binary: ServerBinary): Promise<NatsSettings> {
    const { configFile, keys } = await writeNatsAccess(this.#home.keysFolder, findNatsUsers())
    const port = this.#port('nats')
    await this.#run(describeNats(binary, port, configFile))
    return {
      url: `nats://127.0.0.1:${port}`,
      seeds: new Map(keys.map(({ service, seed }) => [service, seed])),
    }
  }

  async #startRedis(binary: ServerBinary): Promise<string> {
    const { usersFile, password } = await writeRedisAccess(this.#home.keysFolder)
    const port = this.#port('redis')
    await this.#run(describeRedis(binary, { port, dataFolder: this.#home.redisFolder, usersFile }))
    return redisUrl(port, password)
  }

  #describeService(service: Service, settings: StackSettings): ProcessDescription {
    const healthPort = this.#port(service.name)
    const port = service.answersOn === 'gateway' ? settings.gatewayPort : healthPort
    return {
      name: service.name,
      command: process.execPath,
      arguments: [service.entry],
      environment: {
        ...withoutInherited(),
        NODE_NO_WARNINGS: '1',
        NODE_COMPILE_CACHE: this.#home.cacheFolder,
        LOG_LEVEL: given('LOG_LEVEL') ?? 'info',
        INSTANCE_NAME: given('INSTANCE_NAME') ?? service.name,
        ...natsEnvironment(service.name, settings.nats),
        HEALTH_PORT: service.answersOn === 'gateway' ? undefined : String(healthPort),
        ...service.environment(settings),
      },
      readiness: { kind: 'http', url: `http://127.0.0.1:${port}/readyz` },
    }
  }

  async #run(description: ProcessDescription): Promise<void> {
    // A stop that comes while the start is under way must not be overtaken by it.
    if (this.#isStopping) throw new StackError('Stopped while starting.')
    const logFile = this.#home.logFile(description.name)
    rotateLog(logFile)
    const supervised = new SupervisedProcess({
      description,
      logFile,
      log: this.#log,
      onStarted: (pid) => this.#record(description, pid),
    })
    this.#running.push(supervised)
    await supervised.waitUntilReady(readyTimeoutMs)
  }

  #record({ name, readiness }: ProcessDescription, pid: number): void {
    const others = this.#state?.processes.filter((one) => one.name !== name) ?? []
    this.#update({ processes: [...others, { name, pid, identity: identityOf(pid) ?? '', readiness }] })
  }

  #update(change: Partial<StackState>): void {
    if (this.#state === undefined) return
    this.#state = { ...this.#state, ...change }
    writeState(this.#home, this.#state)
  }

  #port(name: string): number {
    const port = this.#ports.get(name)
    if (port === undefined) throw new StackError(`No port was chosen for ${name}.`)
    return port
  }
}

function required(binaries: ReadonlyMap<InstallableServer, ServerBinary>, name: InstallableServer) {
  const binary = binaries.get(name)
  if (binary === undefined) throw new StackError(`${name} is not here.`)
  return binary
}

/** The port that clients use. */
export function readGatewayPort(): number {
  const port = Number(given('ALFRED_PORT') ?? '3000')
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new StackError(`ALFRED_PORT must be a port number, and "${given('ALFRED_PORT')}" is none.`)
}

function portTaken(port: number): StackError {
  return new StackError(
    `Port ${port} is taken by another program. Choose another one: ALFRED_PORT=${port + 1} npm start`,
  )
}
