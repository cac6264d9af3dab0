import { cuisines } from '@alfred/language'

const MORE =
  'ethiopian filipino lebanese persian polish cuban peruvian brazilian malaysian indonesian portuguese hungarian russian welsh scottish irish jamaican cajun asian mediterranean moroccan pakistani sri lankan hawaiian argentinian nigerian ghanaian sicilian gujarati african australian swabian nordic vietnamese kerala peranakan tex mex kenyan swedish norwegian finnish austrian czech argentine chilean colombian egyptian tunisian georgian armenian ukrainian romanian bulgarian croatian bengali punjabi goan szechuan sichuan cantonese taiwanese singaporean burmese nepalese israeli syrian senegalese basque catalan creole'
/** The names of cuisines, as they are said. */
export const namesOfCuisines: readonly string[] = [
  'south indian',
  'north indian',
  ...cuisines,
  ...MORE.split(' ').filter((word) => !['sri', 'lankan', 'tex', 'mex'].includes(word)),
  'sri lankan',
  'tex mex',
]

/** What the cooking of a country is called: "a recipe from Portugal". */
export const cuisineOfCountry: Readonly<Record<string, string>> = {
  ...{ portugal: 'portuguese', italy: 'italian', spain: 'spanish', greece: 'greek', france: 'french' },
  ...{ germany: 'german', poland: 'polish', hungary: 'hungarian', sweden: 'swedish', russia: 'russian' },
  ...{ mexico: 'mexican', brazil: 'brazilian', peru: 'peruvian', jamaica: 'jamaican', cuba: 'cuban' },
  ...{ india: 'indian', pakistan: 'pakistani', china: 'chinese', japan: 'japanese', korea: 'korean' },
  ...{ thailand: 'thai', vietnam: 'vietnamese', lebanon: 'lebanese', morocco: 'moroccan', iran: 'persian' },
  ...{ ethiopia: 'ethiopian', ghana: 'ghanaian', nigeria: 'nigerian', kenya: 'kenyan' },
}
