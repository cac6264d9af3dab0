import type { HandArguments, HandTool } from '@alfred/contracts'
import { toasts } from '../shell/toasts.ts'
import { today } from './days.ts'
import { outbox } from './outbox.ts'
import { isAway, tellEditProblem, tellRefusal } from './problems.ts'
import { editByHand } from './send-outbox.ts'

type EditSettings = {
  /** What was done, once it is: "Used up the milk". */
  label: string
  /** Does not tell that it is done where the page shows it itself. */
  isQuiet?: boolean
  /** By what it is undone; one of its own where it is left out. */
  key?: string
}

/**
 * Makes a change by hand, and offers to undo it; gives whether it was made. What is refused is told in the words that came with the refusal.
 */
export async function makeEdit<Tool extends HandTool>(
  tool: Tool,
  given: HandArguments<Tool>,
  { label, isQuiet = false, key = crypto.randomUUID() }: EditSettings,
): Promise<boolean> {
  try {
    const outcome = await editByHand({ key, tool, given: { today: today(), ...given } })
    if (!outcome.ok) {
      toasts.tell(tellRefusal(outcome.error), { tone: 'danger' })
      return false
    }
    if (!isQuiet) toasts.tell(label, { action: { label: 'Undo', run: () => void undoEdit(key) } })
    return true
  } catch (error) {
    const text = isAway(error) ? 'This needs a connection: nothing was changed.' : tellEditProblem(error)
    toasts.tell(text, { tone: 'danger' })
    return false
  }
}

/** Makes several changes, of which one line tells and that are taken back together; gives how many were made. */
export async function makeEdits<Tool extends HandTool>(
  tool: Tool,
  all: readonly HandArguments<Tool>[],
  { label }: Pick<EditSettings, 'label'>,
): Promise<number> {
  const keys: string[] = []
  for (const given of all) {
    const key = crypto.randomUUID()
    if (!(await makeEdit(tool, given, { label, isQuiet: true, key }))) return keys.length
    keys.push(key)
  }
  toasts.tell(label, { action: { label: 'Undo', run: () => void undoEdits(keys) } })
  return keys.length
}

async function undoEdits(keys: readonly string[]): Promise<void> {
  for (const key of keys.toReversed()) await undoEdit(key)
}

/** Takes back a change that was made by hand. */
export async function undoEdit(source: string): Promise<void> {
  // One that was not sent yet is only forgotten.
  if (outbox.entries().some(({ key }) => key === source)) return outbox.remove(source)
  await makeEdit('undo_changes', { source }, { label: 'Undone.', isQuiet: false })
}

/** Puts a change aside that is made as soon as somebody answers, and at once where they do. */
export async function putInOutbox(
  tool: HandTool,
  given: Readonly<Record<string, unknown>>,
  { label }: EditSettings,
): Promise<void> {
  await putAllInOutbox(tool, [given], { label })
}

/** The same of several changes, of which one line tells and that are taken back together. */
export async function putAllInOutbox(
  tool: HandTool,
  all: readonly Readonly<Record<string, unknown>>[],
  { label }: EditSettings,
): Promise<void> {
  const entries = all.map((given) => ({ key: crypto.randomUUID(), given: { today: today(), ...given } }))
  for (const { key, given } of entries) await outbox.add({ kind: 'edit', key, tool, given, label })
  const keys = entries.map(({ key }) => key)
  toasts.tell(label, { action: { label: 'Undo', run: () => void undoEdits(keys) } })
}
