import type { Intent } from './kitchen-intent.ts'
import type { Topic, TopicRule } from './topic-rule.ts'

const PLACE =
  '(?: (?:in|on|at|out of) (?:the |my )?(?<place>fridge|refrigerator|freezer|pantry|cupboard|larder|counter|room temperature))?'
const AFTER =
  "(?:,? (?:once|after|when)(?: (?:it'?s|it is|it has been|they are|i|you|we))?(?: have)? ?(?<after>open|opened|opening|cut|cutting|cooked|cooking|thawed|thawing|defrosted|defrosting))?"
const KEEP =
  '(?: (?:keep|last|(?:stay|be) (?:good|fresh|safe|ok|okay|edible)|good|good for|safe(?: to eat)?|ok|okay|be kept|be stored|be frozen|go on|hold))?(?: for)?'

const states: readonly (readonly [word: RegExp, state: string])[] = [
  [/^open/, 'opened'],
  [/^cut/, 'cut'],
  [/^cook/, 'cooked'],
  [/^(?:thaw|defrost)/, 'thawed'],
]

/** An open jar of something is that in its state: how long it keeps is known of foods, and of no jars. */
const IN_A_PACK =
  /^(?:(?<how>open|opened) )?(?:(?:jar|tin|can|bottle|carton|pack|packet|tub|pot|bag|box) of )?(?<what>.+)$/

/** The food with what was done to it in front, as the tool is told it: "hummus" once opened is "opened hummus". */
function inState(food: string, after: string | undefined): string {
  const said = food.trim().replace(/^(?:the|some|any|a|an|one|my|our) /, '')
  const { how, what: bare = said } = IN_A_PACK.exec(said)?.groups ?? {}
  const state = states.find(([word]) => word.test(after ?? how ?? ''))?.[1]
  return state === undefined || bare.startsWith(state) ? bare : `${state} ${bare}`
}

const tellKeeping = (
  food: string | undefined,
  { after, place }: Readonly<Record<string, string | undefined>>,
): Intent[] | undefined =>
  food === undefined
    ? undefined
    : [
        {
          tool: 'describe_food',
          arguments: { food: inState(food, after), about: place === 'freezer' ? 'freezing' : 'keeping' },
        },
      ]

/** "Can I freeze it?" behind a question about one food is of that food. */
function meantFood(food: string | undefined, { last }: Topic): string | undefined {
  const foods = last.flatMap((intent) => (intent.tool === 'describe_food' ? [intent.arguments.food] : []))
  return foods.length === 1 && /^(?:it|that|this|them|those)$/.test(food ?? '') ? foods[0] : food
}

/** The rules for questions about how long a food keeps, and whether it can be frozen. */
export const keepingRules: readonly TopicRule[] = [
  {
    match:
      /^(?:can|could|may|should) (?:i|we|you) (?:re)?freeze (?<food>[a-z' -]+)$|^(?:can|could|may|should) (?<food2>[a-z' -]+?) be (?:re)?frozen$|^(?:does|do|will) (?<food3>[a-z' -]+?) freeze(?: well)?$|^how long (?:can|may|should|do|could) (?:i|we|you) (?:freeze|keep frozen) (?<food4>[a-z' -]+?)(?: for)?$/,
    read: ({ food, food2, food3, food4 }, topic) =>
      tellKeeping(meantFood(food ?? food2 ?? food3 ?? food4, topic), { place: 'freezer' }),
  },
  {
    match: new RegExp(
      `^(?:for )?how (?:long|many days|many weeks|many months) (?:does|do|will|can|is|are|may|should|could|would) (?:(?:i|we|you) )?(?:keep |store |have )?(?<food>[a-z' -]+?)${KEEP}${PLACE}${AFTER}$`,
    ),
    read: ({ food, ...rest }, topic) => tellKeeping(meantFood(food, topic), rest),
  },
  {
    match: new RegExp(
      `^(?:what(?:'s| is) the )?shelf[ -]life (?:of|for) (?<food>[a-z' -]+?)${PLACE}${AFTER}$|^when (?:does|do|will) (?<food2>[a-z' -]+?) (?:go (?:off|bad)|spoil)$`,
    ),
    read: ({ food, food2, ...rest }) => tellKeeping(food ?? food2, rest),
  },
]
