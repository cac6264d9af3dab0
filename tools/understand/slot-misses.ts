import { callsOfMeaning, type Act, type Learned, type Understood } from '@alfred/offline/understanding'
import { isExact, sameAct } from '../../evals/corpus/judge-reading.mjs'
import type { Line } from './corpus.ts'
import { labelsOf } from './part-examples.ts'

/** A message that means one thing and is filled wrongly though it is given what it means, and what is wrong: "move_item: to missing". */
export type SlotMiss = { line: Line; read: Understood; wrong: string[] }

/** How many messages that mean one thing were filled by readers that were told what they mean, and those that were filled wrongly. */
export function slotMisses(lines: readonly Line[], learned: Learned): { filled: number; misses: SlotMiss[] } {
  const ofOne = lines.flatMap((line) => {
    const [label, second] = labelsOf(line)
    return label === undefined || second !== undefined || line.acts.length === 0 ? [] : [{ line, label }]
  })
  const misses = ofOne.flatMap(({ line, label }): SlotMiss[] => {
    const read = callsOfMeaning(line.say, line, { label, readers: learned })
    return isExact(line, read) ? [] : [{ line, read, wrong: wrongOf(line, read) }]
  })
  return { filled: ofOne.length, misses }
}

/** What is wrong of a reading: its kind, the number of its calls, or single slots. */
function wrongOf({ acts, kind }: Line, read: Understood): string[] {
  const tool = acts[0]?.tool ?? kind
  if (kind !== read.kind) return [`${tool}: ${kind} read as ${read.kind}`]
  if (acts.length !== read.acts.length)
    return [`${tool}: calls too ${acts.length > read.acts.length ? 'few' : 'many'}`]
  return [...new Set(acts.flatMap((act, at) => slotsWrong(act, read.acts[at] ?? { tool: '' })))]
}

function slotsWrong(meant: Act, read: Act): string[] {
  if (meant.tool !== read.tool) return [`${meant.tool}: read as ${read.tool}`]
  const slots = new Set([...Object.keys(meant), ...Object.keys(read)])
  return [...slots].flatMap((slot) => {
    const [one, other] = [meant, read].map((act) => ({ tool: meant.tool, [slot]: act[slot] }))
    if (one === undefined || other === undefined || sameAct(one, other)) return []
    const how = meant[slot] === undefined ? 'extra' : read[slot] === undefined ? 'missing' : 'other'
    return [`${meant.tool}: ${slot} ${how}`]
  })
}

/** The wrong slots, the most frequent first: "12 move_item: to missing". */
export function renderSlotMisses({ filled, misses }: ReturnType<typeof slotMisses>): string {
  const counted = Map.groupBy(
    misses.flatMap(({ wrong }) => wrong),
    (one) => one,
  )
  const rows = [...counted].toSorted(([, one], [, other]) => other.length - one.length)
  const right = filled - misses.length
  return [
    `${right} of ${filled} filled rightly (${((100 * right) / Math.max(1, filled)).toFixed(1)} %)`,
    ...rows.map(([wrong, all]) => `${String(all.length).padStart(5)} ${wrong}`),
  ].join('\n')
}
