import { placePattern } from '../../reading/place-words.ts'
import { sentencesOf } from '../../reading/sentences-of.ts'
import { plainWordsOf } from '../words/plain-words.ts'
import type { Act } from '../things/situation.ts'
import { text } from '../words/words-of-slots.ts'

/** A sentence that says where something goes that was named: it adds nothing. */
const PLACES = new RegExp(
  `\\b(?:the|my|our|both|all) .+ (?:go|goes|went|are going|is going|belongs?) (?:straight )?(?:in|into|to|on) (?:the |my |our )?(?:${placePattern})\\b`,
  'i',
)

/** Would something be added that is only named where it goes: "1 kg mince and peas. The meat goes in the freezer"? */
export function addsWhatIsPlaced(message: string, acts: readonly Act[]): boolean {
  const [placing, others] = [true, false].map((isPlacing) =>
    sentencesOf(message)
      .filter((one) => PLACES.test(one) === isPlacing)
      .flatMap(plainWordsOf),
  )
  return acts
    .filter(({ tool }) => tool === 'add_item' || tool === 'bought')
    .map(({ food }) => plainWordsOf(text(food)))
    .some((words) => words.every((word) => placing?.includes(word) && !others?.includes(word)))
}
