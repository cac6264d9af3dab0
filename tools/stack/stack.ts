import {
  describeNats,
  describePostgrest,
  describeRedis,
  ensureServers,
  findPostgrest,
  isPortFree,
  loadKeys,
  postgrestAddress,
  redisUrl,
  writeNatsAccess,
  writeRedisAccess,
  type InstallableServer,
  type Keys,
  type Log,
  type PostgrestListener,
  type ProcessDescription,
  type ServerBinary,
} from '@alfred/local-stack'
import { acquireHome } from './acquire-home.ts'
import { openEmbeddedDatabase } from './embedded-database.ts'
import { describeEmbeddedSupabase } from './embedded.ts'
import { StackError } from './errors.ts'
import type { HomeLock } from './home-lock.ts'
import { prepareHome, type Home } from './home.ts'
import { keepLogs } from './log-keeper.ts'
import { makeNewKeys } from './new-keys.ts'
import { given, readOutsideNats, readOutsideSupabase } from './outside.ts'
import { choosePorts } from './ports.ts'
import { choosePostgrestListener, leavePostgrestListener, postgrestPorts } from './postgrest-listener.ts'
import { serveLocalSignIn, type ServedSignIn } from './local-sign-in.ts'
import { identityOf } from './process-identity.ts'
import { readModelSettings } from './read-model-settings.ts'
import { describeService } from './describe-service.ts'
import {
  findNatsUsers,
  findServicesToStart,
  type NatsSettings,
  type Service,
  type StackSettings,
} from './services.ts'
import { setBrokenRedisAside } from './redis-files.ts'
import { keepRoom } from './room-keeper.ts'
import { requireRoom } from './room.ts'
import { beginState, removeState, writeState, type StackState } from './state.ts'
import { prepareWebFiles } from './web-files.ts'
import { SupervisedProcess } from './supervised-process.ts'

type Options = {
  home: Home
  log: Log
  /** True moves the keys aside and creates new ones. */
  hasNewKeys?: boolean
}

type Infrastructure = Omit<StackSettings, 'gatewayPort' | 'gatewayHost' | 'webFiles'> & {
  /** The keys of the embedded Supabase; an external one keeps its own. */
  keys: Keys | undefined
}

/** A machine that does other work takes its time; a process that ends meanwhile is told of at once. */
const readyTimeoutMs = 120_000
const graceMs = 20_000
// Fewer than the database allows, so that the owner's tools can still connect.
const POSTGREST_POOL = 10

/** Everything that `npm start` runs, managed by one process. */
export class Stack {
  readonly #home: Home
  readonly #log: Log
  readonly #running: SupervisedProcess[] = []
  readonly #hasNewKeys: boolean
  #lock: HomeLock | undefined
  #logs: { stop(): void } | undefined
  #room: { stop(): Promise<void> } | undefined
  #state: StackState | undefined
  #ports = new Map<string, number>()
  #postgrest: PostgrestListener | undefined
  #signIn: ServedSignIn | undefined
  #isStopping = false

  constructor({ home, log, hasNewKeys = false }: Options) {
    this.#home = home
    this.#log = log
    this.#hasNewKeys = hasNewKeys
  }

  /** Starts what is missing and waits until everything is ready. The caller must call `stop` in the end. */
  async start(): Promise<{ gatewayUrl: string; keys: Keys | undefined; hasPages: boolean }> {
    readModelSettings(process.env)
    const gatewayPort = readGatewayPort()
    const gatewayHost = given('ALFRED_HOST') ?? '127.0.0.1'
    const gatewayUrl = `http://127.0.0.1:${gatewayPort}`
    prepareHome(this.#home)
    this.#lock = await acquireHome(this.#home, this.#log)
    if (!(await isPortFree(gatewayPort))) throw portTaken(gatewayPort)
    requireRoom(this.#home.folder, 'existing')
    this.#state = beginState(this.#home, gatewayUrl)
    this.#logs = keepLogs(this.#home.logFolder)
    if (this.#hasNewKeys) await makeNewKeys(this.#home, this.#log)
    const services = findServicesToStart()
    const servers = ['database', ...postgrestPorts, 'nats', 'redis']
    const names = [...servers, ...services.map(({ name }) => name)]
    this.#ports = await choosePorts(this.#home, names, { spokenFor: [gatewayPort], log: this.#log })
    const [{ keys, ...infrastructure }, webFiles] = await Promise.all([
      this.#startInfrastructure(),
      prepareWebFiles(this.#log),
    ])
    const settings = { gatewayPort, gatewayHost, webFiles, ...infrastructure }
    this.#log(`Starting ${services.map(({ name }) => name).join(', ')} ...`)
    await Promise.all(services.map((service) => this.#run(this.#describeService(service, settings))))
    this.#update({ phase: 'ready' })
    return { gatewayUrl, keys, hasPages: webFiles !== undefined }
  }

  /** Stops everything: services first, the database last. */
  async stop(): Promise<void> {
    if (this.#isStopping) return
    this.#isStopping = true
    await this.#room?.stop()
    this.#update({ phase: 'stopping' })
    const infrastructure = new Set(['nats', 'redis', 'postgrest', 'database'])
    const stopAll = (wanted: (name: string) => boolean) =>
      Promise.all(this.#running.filter(({ name }) => wanted(name)).map((one) => one.stop(graceMs)))
    await stopAll((name) => !infrastructure.has(name))
    await this.#signIn?.stop()
    await stopAll((name) => infrastructure.has(name) && name !== 'database')
    await stopAll((name) => name === 'database')
    if (this.#postgrest !== undefined) leavePostgrestListener(this.#home, this.#postgrest)
    this.#logs?.stop()
    if (this.#state !== undefined) removeState(this.#home)
    this.#lock?.release()
  }

  async #startInfrastructure(): Promise<Infrastructure> {
    const outside = readOutsideSupabase()
    const [database, brokers] = await Promise.all([
      outside === undefined ? this.#startSupabase() : { supabase: outside, keys: undefined },
      this.#startBrokers(),
    ])
    const promptLogDirectory = given('PROMPT_LOG_DIR') ?? this.#home.promptLogFolder
    return { ...database, ...brokers, promptLogDirectory }
  }

  async #startSupabase(): Promise<Pick<Infrastructure, 'supabase' | 'keys'>> {
    const postgrest = await findPostgrest()
    const port = this.#port('database')
    const database = await openEmbeddedDatabase({ home: this.#home, port, log: this.#log })
    const keys = await loadKeys(this.#home.keysFolder)
    this.#log('Starting the database ...')
    await this.#run(database.description)
    await database.prepare()
    const { folder, reserveFile } = this.#home
    this.#room = keepRoom({ folder, reserveFile, tell: database.tellRoom, log: this.#log })
    const listener = await choosePostgrestListener(this.#home, (name) => this.#port(name))
    this.#postgrest = listener
    const settings = {
      listener,
      databaseUrl: database.authenticatorUrl,
      jwks: keys.postgrestJwks,
      poolSize: POSTGREST_POOL,
    }
    await this.#run(describePostgrest(postgrest, settings))
    this.#signIn = await serveLocalSignIn(this.#home, keys)
    const supabase = await describeEmbeddedSupabase(keys, postgrestAddress(listener))
    return { keys, supabase: { ...supabase, signIn: this.#signIn.settings } }
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
    const { usersFile, passwords } = await writeRedisAccess(this.#home.keysFolder)
    const port = this.#port('redis')
    const description = describeRedis(binary, { port, dataFolder: this.#home.redisFolder, usersFile })
    try {
      await this.#run(description)
    } catch (error) {
      if (!setBrokenRedisAside(this.#home, error, this.#log)) throw error
      await this.#run(description)
    }
    return redisUrl('proactive-worker', port, passwords)
  }

  #describeService(service: Service, settings: StackSettings): ProcessDescription {
    return describeService(service, {
      settings,
      healthPort: this.#port(service.name),
      environment: {
        NODE_COMPILE_CACHE: given('NODE_COMPILE_CACHE') ?? this.#home.cacheFolder,
        LOG_LEVEL: given('LOG_LEVEL') ?? 'info',
        INSTANCE_NAME: given('INSTANCE_NAME') ?? service.name,
      },
    })
  }

  async #run(description: ProcessDescription): Promise<void> {
    // A stop during the start must wait until the start has noticed it.
    if (this.#isStopping) throw new StackError('Stopped while starting.')
    const logFile = this.#home.logFile(description.name)
    const supervised = new SupervisedProcess({
      description,
      logFile,
      ...(this.#lock !== undefined && { heldFile: this.#lock.file }),
      log: this.#log,
      onStarted: (pid) => this.#record(description, pid),
    })
    this.#running.push(supervised)
    await supervised.waitUntilReady(readyTimeoutMs)
  }

  #record({ name, readiness, stopSignal }: ProcessDescription, pid: number): void {
    const others = this.#state?.processes.filter((one) => one.name !== name) ?? []
    this.#update({
      processes: [...others, { name, pid, identity: identityOf(pid) ?? '', readiness, stopSignal }],
    })
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

/** The port that clients use. Throws a StackError for an invalid ALFRED_PORT. */
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
