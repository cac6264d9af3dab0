import { cuisines } from '@alfred/language'

const MORE =
  'ethiopian filipino lebanese persian polish cuban peruvian brazilian malaysian indonesian portuguese hungarian russian welsh scottish irish jamaican cajun asian mediterranean moroccan pakistani sri lankan hawaiian argentinian nigerian ghanaian sicilian gujarati african australian swabian nordic vietnamese kerala peranakan tex mex'
/** The names of cuisines, as they are said. */
export const namesOfCuisines: readonly string[] = [
  ...cuisines,
  ...MORE.split(' ').filter((word) => !['sri', 'lankan', 'tex', 'mex'].includes(word)),
  'sri lankan',
  'tex mex',
]
