import type { ConstraintSignal } from '../../reading/signals.ts'
import { cuisines, oneOf, vocabulary } from '@alfred/language'

/** What may follow a food in a sentence. */
const END = '(?=$|[.,;!?]| and | but | or | in | for | with | please| instead)'
/** A food of one to three words; not an amount, a pronoun or a determiner. */
const FOOD =
  "(?!(?:it|them|that|this|those|these|all|up|my|the|some of|what|whatever|more|less|any|me|you|only)\\b)[a-z][a-z'-]+(?: [a-z'-]+){0,2}?"

const CUISINES = oneOf(cuisines)
const EQUIPMENT = oneOf(vocabulary.equipment, { isLoose: true })
const SORTS =
  'fish|seafood|chicken|beef|pork|lamb|turkey|salmon|cod|haddock|tuna|trout|prawn|shrimp|tofu|chickpea|lentil|bean|egg|vegetable|veggie|vegetarian|vegan|pasta|soup|salad|curry|stew|mushroom|satay'

/** The wordings of wishes for a dish that the offline rules know. */
export const constraintSignals: ConstraintSignal[] = [
  {
    pattern: `^(?:ok(?:ay)?,? |please |and |then |yes,? )*use (?<value>${FOOD})${END}`,
    type: 'ingredient_required',
    field: 'protein',
  },
  {
    pattern: `\\b(?:serve|served|serving) (?:it |them )?with (?<value>${FOOD})${END}`,
    type: 'ingredient_required',
    field: 'side',
  },
  {
    pattern: `\\b(?:recipes?|dish|dishes|meal|something|variations?) (?:with|using) (?<value>${FOOD})${END}`,
    type: 'ingredient_required',
    field: '',
  },
  {
    pattern: `\\b(?:\\d+|an?|some|two|three|four|five|me|want|like|make|create|write|suggest|simple|easy|quick|new|more) (?<value>${SORTS})s? (?:recipes?|dish(?:es)?|variations?|meals?|ideas?)\\b`,
    type: 'ingredient_required',
    field: '',
  },
  {
    pattern: `\\b(?:with|use|using|of) (?:the |some )?(?<value>${SORTS})s?\\b`,
    type: 'ingredient_required',
    field: '',
  },
  { pattern: `\\bmake (?<value>${SORTS})s? instead\\b`, type: 'ingredient_required', field: '' },
  {
    pattern: `\\b(?:without|no|leave out(?: the)?|skip the|hold the|but not) (?:any )?(?<value>(?!(?:thanks?|more|have|has|got|get|idea|need|problem|one|cooking|wait|way|no|don'?t|sorry|actually|not|hang|hold|stop|never|sure|worries|doubt|luck|wonder|rush|longer|it|that|i|we|on|this|next|today|tonight|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\\b)[a-z][a-z'-]+(?: (?!and|or|but|in|for|with|please|on)[a-z'-]+)?)${END}`,
    type: 'ingredient_excluded',
    field: '',
  },
  {
    pattern: `\\b(?:in|for|with|using) (?:the |my |an? )?(?<value>${EQUIPMENT})\\b`,
    type: 'equipment',
    field: '',
  },
  {
    pattern: '\\b(?:keep it|make it|something|nice and) (?<value>simple|easy|quick|fancy)\\b',
    type: 'difficulty',
    field: '',
  },
  {
    pattern: '\\b(?<value>(?:not|less|un) ?(?:too )?spicy|mild|spicy|sweet|smoky|creamy|light|fresh)\\b',
    type: 'flavor',
    field: '',
  },
  {
    pattern:
      '\\b(?:under|within|in|less than|at most|max(?:imum)?(?: of)?) (?<value>\\d{1,3} ?(?:min(?:ute)?s?))\\b',
    type: 'time_limit',
    field: '',
  },
  {
    pattern:
      '\\bfor (?<value>\\d{1,2}|two|three|four|five|six|eight)(?: people| persons| of us|(?=$|[.,;!?]))',
    type: 'servings',
    field: '',
  },
  { pattern: `\\b(?<value>${CUISINES})\\b`, type: 'cuisine', field: '' },
  {
    pattern: `\\b(?<value>(?:i want|i'd like|i would like|i feel like|create|make|write|suggest|give me|show me some|plan)\\b.{0,60}?\\b(?:recipes?|dish(?:es)?|meals?|week|dinners?|instead))\\b`,
    type: 'goal',
    field: '',
  },
].map((signal) => ({ overrides: false, ...signal }) as ConstraintSignal)
