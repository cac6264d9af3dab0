import { dietPattern } from '../../reading/diet-pattern.ts'

const TYPE = '(?:type[- ]?(?:1|2|one|two)|t1|t2|insulin[- ]dependent) '
/** Diabetes as people say of somebody that they have it, behind the subject: "is a type 1 diabetic", "has diabetes". */
export const hasDiabetes = (is: string): string =>
  `(?:${is}(?: (?:now|also|still|actually))*(?: an?)? (?:${TYPE})?diabetics?|(?:has|have|'ve|suffers? from|(?:was|were) diagnosed with|lives? with)(?: got)? (?:${TYPE})?diabetes(?: ${TYPE.trim()})?)(?: (?:now|too|as well))?`

/** Diabetes is kept under one name, whatever its type. */
export const DIABETIC = 'diabetic'
const OF_DIABETES = /\bdiabet(?:ic|e)s?$/
/** A diet by the name that it is kept under. */
export const dietKept = (said: string): string => (OF_DIABETES.test(said) ? DIABETIC : said)

const HOW = '(?:now|still|currently|strictly|only|mostly|mainly|always|back|both|all|try to)'
const NOW = '(?: (?:now|currently|at the moment|these days|again))?'

/** "On a keto diet", "following a strict vegan diet", behind whoever is: the diet is a group of this name. */
export const onDiet = (group: string): string =>
  `(?:${HOW} )*(?:on|following|doing|keeping(?: to)?) ${theDiet(group)}`

/** "Follows a low-carb diet", "eat keto", "does low fat", behind whoever does. */
export const followsDiet = (group: string): string =>
  `(?:${HOW} )*(?:follows?|do|does|keeps?(?: to)?|sticks? to|eats?|lives? on)(?: ${HOW})* ${theDiet(group)}`

const theDiet = (group: string): string =>
  `(?:(?:an?|the|my|our|his|her|their) )?(?:(?:strict|very|mostly|mainly) )*(?<${group}>${dietPattern})(?: (?:diet|food|only|way of eating))?${NOW}`
