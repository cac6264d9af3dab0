import { modeSchema, turnStatusSchema } from '@alfred/contracts'
import { defineCounter, defineGauge, defineHistogram, secondsOfWork } from '@alfred/observability'

/** The nodes of a turn, as labels. */
const nodes = [
  'receive',
  'understand',
  'keep',
  'route',
  'think',
  'act',
  'execute',
  'open_session',
  'hand_off',
  'look_back',
  'reply',
] as const

export const turnDuration = defineHistogram({
  name: 'alfred_turn_duration_seconds',
  help: 'Seconds from the request to the stored answer, by mode and by how it ended.',
  labels: { mode: modeSchema.options, status: turnStatusSchema.options },
  upTo: secondsOfWork,
})

export const nodeDuration = defineHistogram({
  name: 'alfred_turn_node_duration_seconds',
  help: 'Seconds that a node of a turn took, by what it led to.',
  labels: { node: nodes, outcome: ['done', 'gave_up', 'broken_off'] },
  upTo: secondsOfWork,
})

export const brokenTurns = defineCounter({
  name: 'alfred_turns_broken_total',
  help: 'Turns that ended because something of ours broke, by the code of the error.',
  labels: { error_type: { valuesMax: 40 } },
})

export const takenTurns = defineCounter({
  name: 'alfred_turns_taken_over_total',
  help: 'Turns that this orchestrator took: of an owner that died, of its own that it did not work on, or left in the queue.',
  labels: { reason: ['orphaned', 'lost', 'left'] },
})

export const workingTurns = defineGauge({
  name: 'alfred_turns_working',
  help: 'Turns that this orchestrator works on.',
  labels: {},
})

export const openTurns = defineGauge({
  name: 'alfred_turn_queue_depth',
  help: 'Open turns of all orchestrators: those that wait, and those that somebody alive works on.',
  labels: { state: ['waiting', 'running'] },
})

export const queueAge = defineGauge({
  name: 'alfred_turn_queue_age_seconds',
  help: 'How long the oldest turn that nobody works on has waited; 0 when none waits.',
  labels: {},
})

export const deadTurns = defineGauge({
  name: 'alfred_dead_turns',
  help: 'Turns that were given up because something broke, as npm run dead-letters lists them, up to 1000.',
  labels: {},
})

export const databaseSize = defineGauge({
  name: 'alfred_database_size_bytes',
  help: 'What the database takes on its disk.',
  labels: {},
})

export const walSize = defineGauge({
  name: 'alfred_database_wal_bytes',
  help: 'What the write-ahead log takes on its disk beside the database; nothing where the owner of the database may not look.',
  labels: {},
})

export const walHeld = defineGauge({
  name: 'alfred_database_wal_held_bytes',
  help: 'How much of the write-ahead log is kept for a replica that has not read it.',
  labels: {},
})

export const databaseRoom = defineGauge({
  name: 'alfred_database_room_bytes',
  help: 'What the database may take, as DATABASE_MEGABYTES_MAX says; nothing where it does not.',
  labels: {},
})

export const shortOfRoom = defineGauge({
  name: 'alfred_database_short_of_room',
  help: '1 while the disk of the database is so full that new requests are refused.',
  labels: {},
})
