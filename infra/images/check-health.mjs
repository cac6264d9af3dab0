// Ends with 0 when the service in this container can do its work, else with 1.
// The gateway tells its health on the port that it serves.
const port = process.env.ALFRED_PORT || process.env.HEALTH_PORT
const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(4_000) }).catch(
  () => undefined,
)
process.exit(answer?.ok === true ? 0 : 1)
