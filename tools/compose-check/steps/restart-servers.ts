import { TURNS_BETWEEN, type Step } from './step.ts'

/** The servers are stopped in order and started again while people talk. */
export const restartServers: Step = {
  title: 'NATS, Redis and PostgreSQL are restarted',
  run: async ({ project, load, say }) => {
    for (const server of ['nats', 'redis', 'postgres']) {
      await load.untilMore(TURNS_BETWEEN)
      const startedAt = Date.now()
      await project.compose('restart', '--no-deps', server)
      await project.untilHealthy(server)
      say(`${server}: ${((Date.now() - startedAt) / 1_000).toFixed(1)} s`)
    }
    await load.untilMore(TURNS_BETWEEN)
  },
}
