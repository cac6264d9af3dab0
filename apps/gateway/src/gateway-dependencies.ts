import type { Bus } from '@alfred/messaging'
import type { Config } from './config.ts'
import type { Authenticate } from './plugins/authenticate.ts'
import type { StreamSeats } from './sse/stream-seats.ts'

/** What routes need. */
export type GatewayDependencies = {
  config: Config
  bus: Bus
  authenticate: Authenticate
  seats: StreamSeats
}
