import type { MessageReading } from '@alfred/contracts'
import { answerAboutOwnData } from './own-data.ts'
import { talkMeant, type Talk, type Told } from '../understanding/index.ts'

type Answer = Pick<MessageReading, 'small_talk' | 'look_back'>

/** What is said to talk, the first row that fits. None of it claims a deed, names a food or offers anything. */
const CHAT: readonly (readonly [fits: RegExp, said: string])[] = [
  [/\b(?:thanks?|thank|thx|ta|cheers|star|legend|brilliant|lovely)\b/i, 'You are welcome.'],
  [
    /\b(?:are|r) (?:you|u)\b.*\b(?:real|human|person|people|bot|robot|computers?|machine|ai)\b|\bwho (?:are|r) (?:you|u)\b/i,
    'I am Alfred, a program and no person. I look after your kitchen, recipes, meal plan, shopping list and food diary.',
  ],
  [
    /^(?:hi|hey|hello|hiya|yo|morning|evening|afternoon|good (?:morning|day|afternoon|evening))\b/i,
    'Hello. What is it today: the kitchen, the list, a recipe or your diary?',
  ],
  [/./, 'All right. Tell me when there is something to cook, to shop for or to write down.'],
]

const GREETS =
  /\b(?:thanks?|thank|thx|ta|cheers|star|legend|lovely|bye|goodbye|night|nite|morning|hello|hi|hey|hiya)\b/i

/** Does a message thank, greet or take its leave, by its words? */
export function greets(message: string): boolean {
  return GREETS.test(message)
}

/** What Alfred can do is told by the agents. */
const ASKS_FOR_HELP = /\bhelp\b|\bwhat (?:can|could|do) (?:you|u)\b/i

const SAID: Readonly<Partial<Record<Talk, string>>> = {
  new_topic: 'All right. What is it now: the kitchen, the list, a recipe or your diary?',
  beyond: 'That is beyond me. I look after your kitchen, recipes, meal plan, shopping list and food diary.',
  refuse:
    'I cannot judge that safely, and will not guess. For your health ask a doctor, a pharmacist or a poison line; when in doubt about a food, do not eat it.',
}

/** A deed that is to be taken back by its name, in words that are not everybody's. It is asked about before anything is undone. */
const UNDOES_A_DEED =
  /^(?:(?:please|pls|can you|could you|oh|no|hm+)[, ]+)*(?:(?:make|take|turn|put|bring) (?:the |that |this |my )?(?:last )?(?:cooking|shopping|buying|planning|adding|logging|using|change|thing|it|that) (?:back|undone)|(?:undo|reverse|revert|cancel) (?:the |that |this |my )?(?:last )?(?:cooking|buying|adding|logging|using|saving))(?:[, ]+(?:please|pls|again))*[.!?]*$/i

/** What was just done is let go in few words. While a question waits they let go of the question. */
const LETS_GO =
  /^(?:(?:oh|no|hm+|actually|sorry|wait|please)[, ]+)*(?:scrap|scratch|strike) (?:that|this|it)(?: one| last one)?(?:[, ]+(?:please|sorry))*[.!]*$/i

/** An order that is taken back in the same message: "cancel the stew, ah no, leave it as it is". */
const TAKES_ITSELF_BACK =
  /^(?:please |can you |could you )?(?:cancel|delete|remove|move|swap|add|put|take|change|clear|throw|bin|scale|plan|scrap)\b.*\b(?:no|wait|actually|sorry|hang on)\b.*\b(?:leave|keep) (?:it|that|them|all|everything)(?: all)?(?: (?:as|like|how) (?:it|they)(?:['’]?s| is| are| was)?| be| alone)?[.! ]*$/i

/** An order that is let go at its end: "milk to the list. hm, ach just skip it, we have some". */
const LETS_ITSELF_GO =
  /^.{6,120}?[,.;!] ?(?:(?:and|but|hm+|ach|ah|oh|actually|no|nah|wait|you know what)[, ]+)*(?:just )?(?:skip|scrap) (?:it|that)\b(?!.*\b(?:add|put|buy|get|make|log|plan|move|throw|bin|used|ate|had|bought|instead)\b)[^;?]*$/i

/** Does a message ask for something and take it back, so that nothing is to be done? */
export function takesItselfBack(message: string): boolean {
  return [TAKES_ITSELF_BACK, LETS_ITSELF_GO].some((taking) => taking.test(message.trim()))
}

const LOOKING_BACK = { undo: 'undo', redo: 'redo', look_back: 'show' } as const

/** Is a deed of Alfred's to be taken back by its name: "undo the cooking"? */
export function undoesADeed(message: string): boolean {
  return UNDOES_A_DEED.test(message.trim())
}

/** The answer to a message that asks nothing of any agent, where the trained reader is sure of that. Null where it is not. */
export function answerToTalk(message: string, told: Told = { entities: [] }): Answer | null {
  if (undoesADeed(message) || LETS_GO.test(message.trim())) return { small_talk: null, look_back: 'undo' }
  if (takesItselfBack(message)) return { small_talk: 'All right, I leave it as it is.', look_back: null }
  const ofOwnData = answerAboutOwnData(message)
  if (ofOwnData !== undefined) return { small_talk: ofOwnData, look_back: null }
  const talk = ASKS_FOR_HELP.test(message) ? undefined : talkMeant(message, told)
  if (talk === undefined) return null
  if (talk === 'undo' || talk === 'redo' || talk === 'look_back')
    return { small_talk: null, look_back: LOOKING_BACK[talk] }
  const said = SAID[talk] ?? CHAT.find(([fits]) => fits.test(message))?.[1] ?? null
  return { small_talk: said, look_back: null }
}
