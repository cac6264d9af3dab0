/** The sentences of a message as they were written. A message without a stop is one. */
export function sentencesOf(message: string): string[] {
  return message.split(/(?<=[.;!?])\s+/).filter((sentence) => sentence.trim() !== '')
}
