/** A question of food safety: the cues that have to be in it, in any order, and its answer. */
export type SafetyTopic = {
  name: string
  cues: readonly RegExp[]
  /** With these words in it, a message asks for something else. */
  unless?: RegExp
  /** Does it need no question? Whoever tells it wants to know what to do. */
  isTold?: true
  /** Is its answer that the food is not to be eaten? Nothing that is done to it makes it safe then. */
  isNo?: true
  says: string
}
