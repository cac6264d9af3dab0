import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import { defineGauge, defineReadCounter } from './define-metric.ts'

const cpuSeconds = defineReadCounter({
  name: 'process_cpu_time_seconds_total',
  help: 'Seconds of CPU that the process has taken, by state.',
  labels: { cpu_mode: ['user', 'system'] },
})
const memory = defineGauge({
  name: 'process_memory_usage_bytes',
  help: 'Memory of the process that is in RAM.',
  labels: {},
})
const heap = defineGauge({
  name: 'v8js_memory_heap_used_bytes',
  help: 'Memory that JavaScript objects take.',
  labels: {},
})
const uptime = defineGauge({
  name: 'process_uptime_seconds',
  help: 'Seconds since the process was started.',
  labels: {},
})
const loopDelay = defineGauge({
  name: 'nodejs_eventloop_delay_seconds',
  help: 'How late the event loop was since the last reading.',
  labels: { point: ['p50', 'p99', 'max'] },
})
const loopUse = defineGauge({
  name: 'nodejs_eventloop_utilization_ratio',
  help: 'The part of the time since the last reading in which the event loop was busy.',
  labels: {},
})

const RESOLUTION_MS = 20
const NANOSECONDS = 1e9

/** Tells the figures of this process for as long as it runs. */
export function observeProcess(): () => void {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delay.enable()
  let used = performance.eventLoopUtilization()
  const ends = [
    cpuSeconds.observe(() => {
      const { user, system } = process.cpuUsage()
      return [
        { value: user / 1e6, labels: { cpu_mode: 'user' } },
        { value: system / 1e6, labels: { cpu_mode: 'system' } },
      ]
    }),
    memory.observe(() => [{ value: process.memoryUsage.rss(), labels: {} }]),
    heap.observe(() => [{ value: process.memoryUsage().heapUsed, labels: {} }]),
    uptime.observe(() => [{ value: process.uptime(), labels: {} }]),
    loopDelay.observe(() => {
      const readings = [
        { value: delay.percentile(50) / NANOSECONDS, labels: { point: 'p50' } },
        { value: delay.percentile(99) / NANOSECONDS, labels: { point: 'p99' } },
        { value: delay.max / NANOSECONDS, labels: { point: 'max' } },
      ]
      delay.reset()
      return readings
    }),
    loopUse.observe(() => {
      const now = performance.eventLoopUtilization()
      const { utilization } = performance.eventLoopUtilization(now, used)
      used = now
      return [{ value: utilization, labels: {} }]
    }),
  ]
  return () => {
    delay.disable()
    for (const end of ends) end()
  }
}
