/** What every agent says in one language, whatever it is for. A tool is named by the words of its name. */
export type KitWords = {
  /** Of a tool that ran and of which nothing more is to be told. */
  done(tool: string): string
  /** Of a fault of ours after or before a tool ran. */
  doneAndFault(tool: string): string
  faultBefore(tool: string): string
  notAnswered: string
  noSuchTool: string
  argumentsDoNotFit(reasons: string): string
  notUnderstood: string
  /** A reason why it may not be, and the question what is wanted instead. */
  whatInstead(reason: string): string
  couldNotBeDone: string
}
