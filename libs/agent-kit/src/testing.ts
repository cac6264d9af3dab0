// What the tests of every agent have: its tools held against what is asked of all, and the agent in conversation on a real database.
export { testAnswersInLanguages } from './testing/test-answers-in-languages.ts'
export { testSentencesOfAnyAnswer } from './testing/test-sentences-of-any-answer.ts'
export { startConversations } from './testing/start-conversations.ts'
export type {
  AgentUnderTest,
  BriefChange,
  Conversation,
  Conversations,
  Heard,
  Neighbour,
} from './testing/start-conversations.ts'
