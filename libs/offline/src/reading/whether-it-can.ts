/**
 * Asks whether Alfred does one of the things that it is for: "can you track what I eat?", "could you keep a diary for me". What is asked for
 * with it, such as a day, is read before.
 */
const WHETHER_IT_CAN =
  /(?:^|[.!?] )(?:(?:hey|hi|hello|so|ok|okay|and|alfred)[ ,]+)*(?:can|could|will|do) (?:you|u|ya) (?:also )?(?:track|keep|count|log|remember|manage|look after|help me with|help with|handle) (?:[a-z']+ ){0,4}?(?:what (?:i|we) (?:eat|have|buy|cook)|diary|calories|kitchen|fridge|pantry|stock|shopping(?: list)?|recipes|meals|meal plan)\b[^.!?]{0,20}[?.!]*$/i

/** Does a message ask no more than whether Alfred does what it is for? */
export function asksWhetherItCan(message: string): boolean {
  return WHETHER_IT_CAN.test(message.trim())
}
