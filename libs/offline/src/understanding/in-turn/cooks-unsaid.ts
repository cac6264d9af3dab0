import type { Act } from '../things/situation.ts'

/** Words of who has cooked, or is about to. */
const COOKED =
  /\b(?:cook|mak|made|bak|did|do|done|doing|had|having|ate|eat|prepar|serv|finish|fr(?:y|ied)|roast|grill|simmer|boil|whip|rustl|knock|threw|stir|use|used|took|take|went|go(?:ne|ing)?|yesterday|tonight|today|last night|dinner|lunch|breakfast|supper|tea)/i

/** Would a dish be cooked for a message that says nothing of cooking: "only the beef, the stock is mine"? Its foods would be gone from the stock. */
export function cooksUnsaid({ tool }: Act, message: string): boolean {
  return (
    tool === 'cook_recipe' &&
    !COOKED.test(message.replace(/\b(?:i|we) make (?:it |that |them )?(?:myself|ourselves)\b/i, ''))
  )
}
