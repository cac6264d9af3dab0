import { wordsIn } from '../wording/languages.ts'
import { termsFor } from '../wording/terms-for.ts'
import { ENERGY_MIN_KCAL, LOSS_MAX_KG_A_WEEK } from './concern.ts'
import type { HealthConcern } from './concern.ts'
import { concernWords } from './concern-words.ts'
import type { ToldConcern } from './read-concern.ts'

/** What is said to a concern that a message tells, and that nothing else of the message was done. */
export function answerConcern({ concern, language, lossKgAWeek, hasMore }: ToldConcern): string {
  const said = sayConcern(concern, language, lossKgAWeek)
  return hasMore ? `${said} ${concernWords[language].hasMore}` : said
}

/** What is said to a concern in a locale, with the loss that was wished for where it is about that. */
export function sayConcern(
  concern: HealthConcern,
  locale: string,
  lossKgAWeek: number | null = null,
): string {
  const words = wordsIn(concernWords, locale)
  const { amount } = termsFor(locale)
  switch (concern) {
    case 'too_little':
      return words.too_little(amount(ENERGY_MIN_KCAL, 'kcal'))
    case 'fast_loss':
      return words.fast_loss(
        amount(lossKgAWeek ?? LOSS_MAX_KG_A_WEEK, 'kg'),
        amount(LOSS_MAX_KG_A_WEEK, 'kg'),
      )
    default:
      return words[concern]
  }
}
