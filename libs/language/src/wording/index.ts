// What the database answers as data, in the words of a language. Pure; loads no vocabulary.
export { isCaution } from './caution.ts'
export { joinWords } from './join-words.ts'
export { sayInPlace, sayPlace } from './place-words.ts'
export { isRefusalCode, refusalCodes, refusalDetails } from './refusal-details.ts'
export { wordOutcome } from './word-outcome.ts'
export type { Viewer } from './viewer.ts'
