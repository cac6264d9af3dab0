import type { Sentence } from './sentence.ts'

/** A part of a message that says one thing, in the tokens from `start` to before `end`. */
export type Segment = { start: number; end: number }

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** Words that begin a request or a statement of its own behind "and", "then" or a comma. */
const VERBS = words(
  'add put get buy grab pick use take move stick pop shove chuck bin throw toss remove delete drop scrap log record note track write jot save keep show tell give find search look make cook bake plan set change swap switch remind remember forget undo redo tick cross check mark clear open copy scale double halve import rename edit update replace cancel schedule repeat plan defrost freeze thaw transfer ditch dump lose knock strike wipe empty empty work count list read pull bring leave skip turn stop start order cut increase raise lower reduce let lets call top restock stock store compare suggest recommend generate create invent whip think fix correct revert restore dismiss pair describe explain help figure calculate have ate drank had bought got opened used finished cooked made moved froze threw binned chucked picked need want need whats what how which who when where why is are was were do does did can could would should will shall have has please also dont never id im ive its theres theyre thats there we i he she they you my ill well weve youre hes shes wont cant',
)
const STARTERS = words(
  'i im ive id ill we weve were its theres theyre thats there he she they hes shes you can could would whats what hows how is are do does did please lets dont oh then also actually',
)
const JOINTS = words('and then but also plus so because oh or')

/** Splits a message into the parts that say one thing each. */
export function segmentsOf({
  tokens,
  markAt,
  foodAt,
}: Pick<Sentence, 'tokens' | 'markAt' | 'foodAt'>): Segment[] {
  const starts = [0]
  const text = (at: number): string => tokens[at]?.text ?? ''
  for (let at = 1; at < tokens.length; at += 1) {
    const stop = tokens[at - 1]?.stop ?? ''
    const isAmount = markAt[at]?.kind === 'number' && stop === '.' && tokens.length < 4
    if ('.!?;'.includes(stop) && stop !== '' && !isAmount) starts.push(at)
    else if (JOINTS.has(text(at)) && opens(at + 1)) starts.push(at)
    else if (
      (stop === ',' || stop === '-' || stop === ':') &&
      (opens(at) || (JOINTS.has(text(at)) && opens(at + 1)))
    )
      starts.push(at)
    else if (STARTERS.has(text(at)) && !JOINTS.has(text(at)) && stop === '' && isStatement(at))
      starts.push(at)
  }
  return starts
    .map((start, index) => ({ start, end: starts[index + 1] ?? tokens.length }))
    .filter(({ start, end }) => end > start)

  function opens(at: number): boolean {
    return VERBS.has(text(at)) && foodAt[at] !== 'I' && at < tokens.length - (STARTERS.has(text(at)) ? 1 : 0)
  }
  /** "Used the milk can you add some": dictated without marks. */
  function isStatement(at: number): boolean {
    return /^(?:can|could) (?:you|u)$/.test(`${text(at)} ${text(at + 1)}`) && at > 2
  }
}
