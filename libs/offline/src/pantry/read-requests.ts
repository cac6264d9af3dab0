import { numberWords, readNumber } from '@alfred/language'
import { shortWeekdayPattern } from '../reading/day-words.ts'
import { ask } from '../reading/intent.ts'
import type { Intent, Request } from './kitchen-intent.ts'
import { wishesIn } from './read-wishes.ts'
import { mentionedRefs } from './topic-rule.ts'
import type { Topic, TopicRule } from './topic-rule.ts'

const COUNT =
  '(?:\\d{1,2}|an?|one|two|three|four|five|six|some|a few|a couple of|exactly|only|just|another|new|more|other|different)'
const WANT =
  "create|make|write(?! (?:down|up|out)\\b)|generate|give|suggest|come up with|invent|develop|design|propose|think of|whip up|show me some ideas for|i(?:'d| would) like|i want|i need|i(?:'m| am) in the mood for|i feel like|we want|we(?:'d| would) like|how about|what about"
const NOUN =
  'recipes?|dish(?:es)?|variations?|versions?|variants?|ideas?|options?|meal|something|dinner|lunch|supper'
const SAVES = /\b(?:and|then|,)\s*(?:then )?(?:save|keep|store)\b/
const NUMBERED = /^(?:a |an )?(?:couple of|few)$/

const TELL_ME =
  'Tell me its name and what goes in, such as "save a recipe: chilli. 500 g mince, 2 cans of beans".'

const request = (made: Request): Intent[] => [{ tool: 'request', ...made }]

/** The number in the words: "3", "three", "a couple of"; null when there is none. */
function countIn(words: string): number | null {
  const parts = words.trim().split(/\s+/)
  for (const part of parts) {
    const number = readNumber(part)
    if (number !== undefined && number >= 1) return Math.round(number)
  }
  return NUMBERED.test(words.trim()) ? (words.includes('couple') ? 2 : 3) : null
}

/**
 * Reads a request for recipes. "Create 3 cod recipes" says what and how many; "make me a recipe" says neither (ruling
 * R6).
 */
const create: TopicRule['read'] = (
  { count = '', topic = '', noun = '', rest = '', verb = '' },
  { written },
) => {
  const text = written
  // What is written into a recipe asks for none: "write a pinch of salt into the recipe".
  if (/\b(?:in|into|to|on|onto|from|out of)(?: (?:the|my|our|this|that))?$/.test(topic.trim()))
    return undefined
  const isSearch = /\b(?:saved|my|i have)\b/.test(topic) || /^(?:do|have)\b/.test(verb)
  if (isSearch) return undefined
  const number = countIn(count)
  const isWish = /^(?:i|we|how|what)/.test(verb)
  const hasObject =
    topic.trim() !== '' || wishesIn(rest).length > 0 || /^(?:variation|version|variant)/.test(noun)
  const isCounted = /\d|two|three|four|five|six|couple|few/.test(count)
  const saves = SAVES.test(rest) || SAVES.test(text)
  // A vague wish leaves the number open; a command with an object does not.
  const isExplicit = isWish ? isCounted && hasObject : (hasObject && number !== null) || isCounted
  const plural = /s$/.test(noun) && !isWish ? 3 : null
  return request({
    request: 'create_recipes',
    count: isCounted ? number : plural,
    saves,
    isExplicit,
    topic,
    text,
  })
}

const WEEK =
  /^(?!what|which|show|list|(?:copy|repeat|reuse|duplicate|move|swap) |tell|is |are |do |does |did |have )(?:.*)\bplan\b.*\b(?:week|weekend|meals|dinners|lunches|breakfasts|menu|days|weekdays|weeknights)\b|^(?:make|create)(?: me)? (?:a|my|the) (?:weekly )?(?:meal ?plan|menu)\b|^what should (?:i|we) eat (?:this|next) week$/

const SEVERAL = `(?:\\d{1,2}|${numberWords.filter((word) => word !== 'one').join('|')}|a few|some)`
const OF_MEALS = '(?:dinners|teas|lunches|suppers|breakfasts|evening meals|main meals|meals)'
const SOME_DAY = `(?:${shortWeekdayPattern})s?`
/** So many meals for days that are said: "need five easy teas, mon to fri", "can you sort us 3 lunches for next week". */
const SO_MANY_MEALS = new RegExp(
  `^(?!.*\\b(?:had|ate|made|cooked|planned|recipes?|ideas?|calories|list|how many|leftovers?|portions?|freezer|bought)\\b)(?:(?:i|we)(?:'d| would)? )?(?:(?:need|want|like|after|plan|sort|do|give|make|suggest|find|get|come up with|help with|fancy|looking for|can you|could you|please|just|me|us|out|have) )*${SEVERAL} (?:[a-z-]+ ){0,3}?${OF_MEALS}\\b.*\\b(?:week|weeknights?|weekdays|days|${SOME_DAY} ?(?:to|till?|until|through|-) ?${SOME_DAY}|${SOME_DAY}(?:,| and) ${SOME_DAY})\\b`,
)

const isGenerated = (topic: Topic): boolean =>
  (topic.brief?.artifacts.length ?? 0) > 0 ||
  mentionedRefs(topic, 'recipe').some((ref) => ref.includes('gen_'))

/** Requests that need more than one call. In the order in which they are tried. */
export const requestRules: readonly TopicRule[] = [
  {
    // Without what goes in there is nothing to write down yet.
    match:
      /^(?:write|note|jot|take) (?:down|up) (?:an?|another|my|our|the|this) (?:new |own )?recipe(?: (?:for|of) (?:me|us|[a-z' -]{2,40}))?$/,
    read: () => [ask(TELL_ME)],
  },
  { match: WEEK, read: (_, { written }) => request({ request: 'plan_week', text: written }) },
  { match: SO_MANY_MEALS, read: (_, { written }) => request({ request: 'plan_week', text: written }) },
  {
    match:
      /^(?:(?:use|take|cook from|work with|pick from|choose from|plan with) (?:one of |some of )?(?:my|the|our) (?:saved |own )?recipes)\b/,
    read: (_, { written }) => request({ request: 'use_saved_recipes', text: written }),
  },
  {
    match:
      /^help(?: (?:me|us))?(?: (?:out )?(?:with|make|cook|plan) (?:(?:my|our|the|a) )?(?:dinner|lunch|breakfast|supper|cooking|food|a meal|meals?|something))(?: please| tonight| today)?$|^what(?:'s| is) for dinner then$|^i(?:'m| am)(?: so| very)? hungry$|^i (?:don't|do not) know what to (?:cook|eat|make)$/,
    read: (_, { written }) => request({ request: 'help_with_meal', text: written }),
  },
  {
    // "Keep an eye on my salt" and "keep at least 2 l of milk" save nothing.
    match:
      /^(?:(?:save|store)\b(?! (?:the |my )?(?:milk|eggs|food|rest))|keep (?:it|that|this|them|these|those|both|all|number|recipe|\d|the (?:first|second|third|last|recipe|one|other|two|three))\b)(?<what>.*)$/,
    read: (_, topic) => request({ request: 'save_recipes', text: topic.written }),
  },
  {
    match:
      /^(?:add) (?:it|them|that|those|these|all|both|the (?:recipe|first|second|third|last)[a-z ]*) to (?:my|the) (?:recipes|collection|cookbook)$/,
    read: (_, topic) => request({ request: 'save_recipes', text: topic.written }),
  },
  {
    match:
      /^(?:forget (?:those|that|them|these|it)|never ?mind|scrap (?:those|that|them)|start over)(?: and|,| then)* (?:make|create|do|write)(?: me)? (?<topic>.+?)(?: recipes?| dish(?:es)?)?(?: instead)?$/,
    read: ({ topic = '' }, { written }) =>
      request({
        request: 'create_recipes',
        count: null,
        saves: SAVES.test(written),
        isExplicit: true,
        topic,
        text: written,
      }),
  },
  {
    match:
      /^(?<verb>create|make|write|cook)(?: me| us)?(?<count> (?:an?|some|\d{1,2}|two|three))? (?<topic>(?:[a-z-]+ ){0,3}(?:curry|soup|stew|salad|stir[- ]fry|tacos|satay|traybake|chowder))(?<rest>(?: (?:for|with|without|in|under) .*)?)$/,
    read: (groups, topic) => create({ ...groups, count: groups['count'] ?? ' a', noun: 'recipe' }, topic),
  },
  {
    match: /^(?:make|create|do|write)(?: me)? (?<topic>[a-z ]+?) instead$/,
    read: ({ topic = '' }, { written }) =>
      request({
        request: 'create_recipes',
        count: null,
        saves: false,
        isExplicit: true,
        topic,
        text: written,
      }),
  },
  {
    match: new RegExp(
      `^(?<verb>${WANT})(?: me| us| up)?(?<count>(?: ${COUNT})*)(?: of (?:them|those|these))?(?: (?<topic>(?!(?:${NOUN})\\b).{1,60}?))??(?: (?<noun>${NOUN}))\\b(?<rest>.*)$`,
    ),
    read: create,
  },
  {
    match:
      /^(?:make|create|give me) (?<count>\d|two|three|four|five|six)(?: of (?:them|those|these))?(?: more)?(?<rest> .*)?$/,
    read: ({ count = '', rest = '' }, topic) =>
      isGenerated(topic) || topic.brief?.constraints.goal
        ? create({ verb: 'make', count, noun: 'variations', rest }, topic)
        : undefined,
  },
]

/**
 * Reads "use cod, serve with rice" while recipes are in play: it refines them and does not use stock. Undefined
 * otherwise.
 */
export function readRefinement(message: string, topic: Topic): Intent[] | undefined {
  const goal = topic.brief?.constraints.goal
  const isOfRecipes =
    /recipe|dish|cook|meal|variation|instead/i.test(goal?.description ?? '') ||
    topic.brief?.pending?.kind === 'proposal'
  if (!isOfRecipes || wishesIn(message).length === 0 || REFINES.test(message) === false) return undefined
  return request({ request: 'refine', text: message })
}

const REFINES =
  /^(?:(?:ok(?:ay)?|and|but|please|yes|actually|no|then|also)[, ]+)*(?:use (?!\d|(?:the|my|up|all)\b)|serve|with|without|no |not |keep it|make (?:it|them|that)|for \d|for (?:two|three|four)|under|in the |in under|something|only|less|more|instead|it should|skip|leave out|add some)/i
