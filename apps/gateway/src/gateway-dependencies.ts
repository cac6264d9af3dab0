import type { Bus } from '@alfred/messaging'
import type { Config } from './config.ts'
import type { CallerLimits } from './limits/limit-callers.ts'
import type { StreamSeats } from './sse/stream-seats.ts'

/** What routes need. */
export type GatewayDependencies = {
  config: Config
  bus: Bus
  verify: CallerLimits['verify']
  seats: StreamSeats
}
