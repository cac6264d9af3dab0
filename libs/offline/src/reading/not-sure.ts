/** How an offer begins of what a message may have meant: nothing was done with it. */
export const NOT_SURE = 'I am not sure that I understood.'

/** How an offer begins of what was surely meant, and is asked about all the same: a recipe or a list would be gone. */
export const ASKED_FIRST = 'I ask before I do that.'

/** How an answer begins that tells what waits instead. */
export const NOT_UNDERSTOOD = 'I did not understand that, and have changed nothing.'

/** How the help begins for whoever asks whether Alfred does what it is for. */
export const YES_IT_CAN = 'Yes, just tell me.'

/** Did an answer only offer what a message may have meant, or tell that it was not understood? */
export function isOfNothing(response: string): boolean {
  return [NOT_SURE, ASKED_FIRST, NOT_UNDERSTOOD, YES_IT_CAN, 'Without a language model I understand '].some(
    (begin) => response.startsWith(begin),
  )
}
