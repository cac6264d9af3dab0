import type { KitWords } from './words.ts'

export const english: KitWords = {
  done: (tool) => `Done: ${tool}.`,
  doneAndFault: (tool) => `Done: ${tool}. Something went wrong on our side. I cannot tell more of it.`,
  faultBefore: (tool) => `Something went wrong on our side. Nothing was changed by ${tool}.`,
  notAnswered: 'The call was not answered.',
  noSuchTool: 'This agent has no such tool.',
  argumentsDoNotFit: (reasons) => `The arguments do not fit: ${reasons}`,
  notUnderstood: 'I could not work out how to do that.',
  whatInstead: (reason) => `${reason} What shall I do instead?`,
  couldNotBeDone: 'That could not be done.',
}
