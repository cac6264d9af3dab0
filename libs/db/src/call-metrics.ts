import { defineCounter, defineHistogram, secondsOfQuestion } from '@alfred/observability'

const operation = { db_operation_name: { valuesMax: 100 } }

/** How long calls took until their last answer, by function of the database. */
export const callDuration = defineHistogram({
  name: 'db_client_operation_duration_seconds',
  help: 'Seconds that a call of a function of the database took, repeats included.',
  labels: { ...operation, error_type: { valuesMax: 40 } },
  upTo: secondsOfQuestion,
})

/** How often a call was made again, since it was not known what became of it. */
export const callRepeats = defineCounter({
  name: 'alfred_database_repeats_total',
  help: 'Calls of the database that were made again, since their outcome was not known.',
  labels: operation,
})
