import type { Handoff } from '@alfred/contracts'
import type { HandoffSituation } from './session-situation.ts'

const SAID_MAX = 4
const SAID_LENGTH_MAX = 300

/** Words for a change that was made while cooking. */
const changes =
  /\b(?:instead|swap(?:ped)?|replaced?|substitut\w+|added|left out|without|halv\w+|doubl\w+|next time|more|less|longer|shorter|too (?:salty|sweet|dry|wet|hot|bland|spicy))\b/i
/** Words for something that the person wants to keep. */
const keeps =
  /\b(?:save|keep|remember|love|like (?:that|this|it)|let's (?:do|make)|write (?:that|it) down|perfect|great idea)\b/i

/** Summarises a session in the person's own words. */
export function handoffByRules({ mode, title, history }: HandoffSituation): Handoff {
  const said = history.filter(({ role }) => role === 'user').map(({ content }) => content.trim())
  const worth = said.filter((text) => (mode === 'cook' ? changes : keeps).test(text) || keeps.test(text))
  const summary = summaryOf({ mode, title }, said)
  if (worth.length === 0)
    return { summary, action: 'close', action_detail: 'Nothing was said that is to be kept.' }
  const detail = quoted(worth)
  // A note is what the rules of the pantry can write; what a brainstorm was about they cannot make a recipe of.
  const note = worth.slice(-SAID_MAX).join('; ').slice(0, SAID_LENGTH_MAX)
  return mode === 'cook'
    ? {
        ...{ summary, action: 'update', action_detail: `${title ?? 'The recipe'}: ${detail}` },
        ...(title !== null && { request: `Add a note to ${title}: ${note}` }),
      }
    : { summary, action: 'save', action_detail: `The ideas of this brainstorm: ${detail}` }
}

function summaryOf(
  { mode, title }: Pick<HandoffSituation, 'mode' | 'title'>,
  said: readonly string[],
): string {
  const what = mode === 'cook' ? `You cooked ${title ?? 'something'}.` : 'You thought aloud about food.'
  return said.length === 0 ? `${what} Nothing was said on the way.` : `${what} You said: ${quoted(said)}.`
}

function quoted(texts: readonly string[]): string {
  return texts
    .slice(-SAID_MAX)
    .map((text) => `"${text.slice(0, SAID_LENGTH_MAX)}"`)
    .join(', ')
}
