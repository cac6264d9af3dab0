/** How an offer begins of what a message may have meant: nothing was done with it. */
export const NOT_SURE = 'I am not sure that I understood.'

/** Did an answer only offer what a message may have meant, or tell that it was not understood? */
export function isOfNothing(response: string): boolean {
  return response.startsWith(NOT_SURE) || response.startsWith('Without a language model I understand ')
}
