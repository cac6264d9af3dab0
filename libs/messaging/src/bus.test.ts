import { testMessaging } from './conformance.ts'
import { createMemoryWire } from './memory-wire.ts'

testMessaging('memory', async () => {
  const wire = createMemoryWire()
  return [wire, wire]
})
