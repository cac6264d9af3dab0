import type { Job, Pending, TurnEventData, TurnStatus } from '@alfred/contracts'
import { Role, TaskState } from '@a2a-js/sdk'
import type { Artifact, Message, StreamResponse, Task, TaskStatus } from '@a2a-js/sdk'

/** A turn is a task: its job id is the task's, its conversation is the context. */
type Place = { taskId: string; contextId: string }
const REPLY = 'reply'

const states: Readonly<Record<TurnStatus, TaskState>> = {
  queued: TaskState.TASK_STATE_SUBMITTED,
  running: TaskState.TASK_STATE_WORKING,
  done: TaskState.TASK_STATE_COMPLETED,
  partial: TaskState.TASK_STATE_COMPLETED,
  // What Alfred asked is answered by the next message of the same context.
  blocked: TaskState.TASK_STATE_INPUT_REQUIRED,
  cancelled: TaskState.TASK_STATE_CANCELED,
  failed: TaskState.TASK_STATE_FAILED,
}

/** What a task is at. */
export function statusOf(
  { taskId, contextId }: Place,
  status: TurnStatus,
  told?: { text?: string; pending?: Pending | null },
): TaskStatus {
  const { text = '', pending } = told ?? {}
  const parts = [
    ...(text === '' ? [] : [part({ $case: 'text', value: text })]),
    ...(pending ? [part({ $case: 'data', value: { pending: asksOf(pending) } })] : []),
  ]
  const message: Message | undefined =
    parts.length === 0
      ? undefined
      : {
          messageId: `${taskId}-${status}`,
          contextId,
          taskId,
          role: Role.ROLE_AGENT,
          parts,
          metadata: undefined,
          extensions: [],
          referenceTaskIds: [],
        }
  return { state: states[status], message, timestamp: new Date().toISOString() }
}

/** The person decides by the words and the options of what waits; its data are a client's. */
function asksOf({ id, version, kind, summary, options }: Pending): object {
  return { pending_id: id, version, kind, summary, options }
}

export function taskOf(place: Place, status: TaskStatus, reply: string | null): Task {
  const artifacts = reply === null || reply === '' ? [] : [replyOf(reply)]
  return { id: place.taskId, contextId: place.contextId, status, artifacts, history: [], metadata: undefined }
}

/** A task that has ended, with the reply. */
export function endedTask(done: TurnEventData<'done'>): Task {
  const place = { taskId: done.job_id, contextId: done.conversation_id }
  const { status, response, pending } = done
  return taskOf(place, statusOf(place, status, { text: response, pending }), response)
}

/** A task as it is kept. */
export function taskOfJob({ job_id, conversation_id, status, response, error, pending }: Job): Task {
  const place = { taskId: job_id, contextId: conversation_id }
  const text = error?.message ?? response ?? ''
  return taskOf(place, statusOf(place, status, { text, pending }), response)
}

/** A part of the reply as it grows. */
export function replyPart(place: Place, text: string, lastChunk: boolean): StreamResponse {
  return {
    payload: {
      $case: 'artifactUpdate',
      value: { ...place, artifact: replyOf(text), append: true, lastChunk, metadata: undefined },
    },
  }
}

export function statusUpdate(place: Place, status: TaskStatus): StreamResponse {
  return { payload: { $case: 'statusUpdate', value: { ...place, status, metadata: undefined } } }
}

function replyOf(text: string): Artifact {
  return {
    artifactId: REPLY,
    name: REPLY,
    description: '',
    parts: [part({ $case: 'text', value: text })],
    metadata: undefined,
    extensions: [],
  }
}

function part(content: NonNullable<Message['parts'][number]['content']>): Message['parts'][number] {
  return {
    content,
    metadata: undefined,
    filename: '',
    mediaType: content.$case === 'text' ? 'text/plain' : 'application/json',
  }
}
