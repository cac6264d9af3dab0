// What every agent's tests ask of its tools.
export { testAnswersInLanguages } from './testing/test-answers-in-languages.ts'
export { testSentencesOfAnyAnswer } from './testing/test-sentences-of-any-answer.ts'
