import { excludedFoods } from '@alfred/contracts'
import { readTellings } from '@alfred/language'
import type { ActDecision, ActRequest } from '@alfred/contracts'
import type { AgentDefinition } from './agent-definition.ts'
import { wordsFor } from './words/words-for.ts'

type Asking = Pick<ActRequest, 'token' | 'brief'>

/**
 * The reason not to ask these questions, or null: they offer what the person must not have. What the person's own
 * message names may be asked about, such as how much of it was bought or eaten.
 */
export async function questionObjection(
  agent: AgentDefinition,
  { token, brief }: Asking,
  texts: readonly string[],
): Promise<string | null> {
  if (!agent.rules || texts.length === 0) return null
  const how = { without: excludedFoods(brief.constraints.goal), locale: brief.locale }
  const objection = await agent.rules.texts(token, texts, how)
  if (objection === null) return null
  // "I'm allergic to peanuts" names them as well, and asks for none.
  const message = readTellings(brief.message).reduce(
    (text, { said }) => text.replace(said, ' '),
    brief.message,
  )
  return (await agent.rules.texts(token, [message], how)) === null ? objection : null
}

/** A decision whose words for the person offer nothing that they must not have: such words are replaced by the reason. */
export async function withHarmlessWords(
  agent: AgentDefinition,
  asking: Asking,
  decision: ActDecision,
): Promise<ActDecision> {
  const { whatInstead, couldNotBeDone } = wordsFor(asking.brief.locale)
  const actions = await Promise.all(
    decision.actions.map(async (action): Promise<ActDecision['actions'][number]> => {
      if (action.action === 'ask_user') {
        const objection = await questionObjection(agent, asking, [action.question, ...action.options])
        if (objection === null) return action
        return { ...action, question: whatInstead(objection), options: [], asks: null }
      }
      if (action.action === 'fail') {
        const objection = await questionObjection(agent, asking, [action.user_message])
        return objection === null ? action : { ...action, user_message: couldNotBeDone }
      }
      return action
    }),
  )
  return { actions }
}
