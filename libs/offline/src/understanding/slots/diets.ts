const DIETS: readonly (readonly [RegExp, string])[] = [
  [/ (?:pescatarian|pescetarian) /, 'pescatarian'],
  [/ flexitarian /, 'flexitarian'],
  [/ gestational diabetes /, 'gestational diabetes'],
  [/ (?:low sugar|cut sugar) /, 'low sugar'],
  [/ vegans? /, 'vegan'],
  [/ (?:vegetarian|vegetarians|veggie|veggies|vege|vego|off meat|pure veg|eggetarian) /, 'vegetarian'],
  [/ (?:gluten free|off gluten) /, 'gluten free'],
  [/ off sugar /, 'no sugar'],
  [/ whole ?30 /, 'whole30'],
  [/ (?:dairy free|off dairy) /, 'dairy free'],
  [/ (?:keto|ketogenic) /, 'keto'],
  [/ low carbs? /, 'low carb'],
  [/ halal /, 'halal'],
  [/ kosher /, 'kosher'],
  [/ jain /, 'jain'],
  [/ low (?:salt|sodium) /, 'low sodium'],
  [/ (?:diabetic|type 2|type 1|diabetes) /, 'diabetic'],
  [/ no pork /, 'no pork'],
  [/ paleo /, 'paleo'],
]
/** The diet that some words name. */
export const dietIn = (text: string): string | undefined => DIETS.find(([pattern]) => pattern.test(text))?.[1]

/** A diet that is called by its name. */
export const dietNamed = (text: string): string | undefined =>
  / (vegetarian|vegan|pescatarian|keto|halal|kosher) /.exec(text)?.[1]
