import { defineCounter, defineHistogram, secondsOfQuestion } from '@alfred/observability'

const destination = { messaging_destination_template: { valuesMax: 80 } }
const outcome = { ...destination, error_type: { valuesMax: 40 } }

/** How long requests waited for their reply. */
export const requestDuration = defineHistogram({
  name: 'messaging_client_operation_duration_seconds',
  help: 'Seconds until a question over NATS was answered.',
  labels: outcome,
  upTo: [...secondsOfQuestion, 40, 80],
})

/** How long answering took, on the side of whoever was asked. */
export const answerDuration = defineHistogram({
  name: 'messaging_process_duration_seconds',
  help: 'Seconds that answering a question over NATS took.',
  labels: outcome,
  upTo: [...secondsOfQuestion, 40, 80],
})

export const parkedMessages = defineCounter({
  name: 'alfred_messages_parked_total',
  help: 'Messages that broke their contract and were not handed on.',
  labels: destination,
})

/** A subject without the id that it names: each turn has subjects of its own, and must not have series of its own. */
export function templateOf(subject: string): string {
  return subject.replaceAll(/[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/gi, '{id}')
}
