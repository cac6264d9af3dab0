/** What this agent says, in one language. A sentence is right for any text that is put into it. */
export type JotterWords = {
  added(text: string): string
  already(text: string): string
  none: string
  listed(texts: readonly string[]): string
  removed(text: string): string
  /** Why a call was refused, by the codes in sql/functions. */
  refusals: {
    JOTTER_NOTE_NOT_FOUND(text: string): string
    JOTTER_NOTE_UNCLEAR(text: string, options: readonly string[]): string
  }
}
