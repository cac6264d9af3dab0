/** What this agent says, in one language. A sentence is right for any text that is put into it. */
export type CellarWords = {
  added(text: string): string
  already(text: string): string
  none: string
  listed(texts: readonly string[]): string
  removed(text: string): string
  /** Why a call was refused, by the codes in sql/functions. */
  refusals: {
    CELLAR_NOTE_NOT_FOUND(text: string): string
    CELLAR_NOTE_UNCLEAR(text: string, options: readonly string[]): string
  }
}
