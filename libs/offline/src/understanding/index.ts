// Reads what people say to Alfred, without a model.
export { ownThings, thingsOfAct } from './own-things.ts'
export type { OwnThing, Home } from './own-things.ts'
export { plainWord, plainWordsOf } from './plain-words.ts'
export { readVocabulary, vocabularyOf } from './food-vocabulary.ts'
export type { Vocabulary } from './food-vocabulary.ts'
export { hashOf, scoresOf, probabilitiesOf } from './linear-model.ts'
export type { LinearModel } from './linear-model.ts'
export { sentenceOf } from './sentence.ts'
export type { Sentence } from './sentence.ts'
export { segmentsOf } from './segments.ts'
export type { Segment } from './segments.ts'
export { findThings, tagFeatures, tags } from './thing-tagger.ts'
export type { Tag, ThingSpan } from './thing-tagger.ts'
export { actSchema, kinds, situationSchema } from './situation.ts'
export type { Act, Earlier, Kind, Open, Row, Situation, State, Understood } from './situation.ts'
export { homesOf, partsOf, thingOf } from './things-and-parts.ts'
export type { Part, Thing } from './things-and-parts.ts'
export { partFeatures } from './part-features.ts'
export {
  ANSWER,
  ASIDE,
  nearestReading,
  partsOfMessage,
  readMessage,
  SEVERAL,
  wholeOf,
} from './read-message.ts'
export { readingTools } from './tools.ts'
export type { Nearest, Gate, Learned } from './read-message.ts'
export { decodeModel, encodeModel, EXACTLY, ROUGHLY } from './model-file.ts'
export { gate, learnedFile, learnedParts, readLearned } from './learned.ts'
export { rewordMessage } from './reword-message.ts'
export { notYet } from './not-yet.ts'
export { isOtherwiseMeant } from './is-otherwise-meant.ts'
export { isOwnRequest } from './is-own-request.ts'
export { talkMeant } from './talk-meant.ts'
export type { Talk } from './talk-meant.ts'
export { questionMeant } from './question-meant.ts'
export { requestsMeant } from './requests-meant.ts'
export { sayPlainly, toolsSaid } from './plain-sentences.ts'
export { domainOfMessage, domainsKnown } from './domain-of-message.ts'
