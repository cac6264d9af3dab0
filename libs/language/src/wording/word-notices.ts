import { isKeyOf } from '@alfred/contracts'
import { z } from 'zod'
import { sayCaution } from './caution.ts'
import { wordsIn } from './languages.ts'
import type { ByLanguage } from './languages.ts'
import { termsFor } from './terms-for.ts'

const food = z.object({ food: z.string() })

/** The data of each code that the database tells beside an answer: what a person should know of what was done. */
const noticeDetails = {
  MIND_RULE: food.extend({ rule: z.object({ kind: z.string(), value: z.string() }) }),
  FOOD_NOT_CHECKED: food,
} as const satisfies Record<string, z.ZodObject>

type NoticeCode = keyof typeof noticeDetails
type NoticeDetails<Code extends NoticeCode> = z.output<(typeof noticeDetails)[Code]>

/** What was saved although no rule could be held against it. */
const notChecked: ByLanguage<(food: string) => string> = {
  en: (food) => `${food} could not be checked against your rules.`,
  de: (food) => `Nicht mit deinen Regeln abgeglichen, weil unbekannt: ${food}.`,
  fr: (food) => `Non vérifié par rapport à tes règles, faute de le connaître\u00a0: ${food}.`,
  es: (food) => `Sin comprobar con tus reglas, por ser desconocido: ${food}.`,
}

const words: {
  readonly [Code in NoticeCode]: (details: NoticeDetails<Code>, locale: string) => string
} = {
  MIND_RULE: ({ food, rule }, locale) => termsFor(locale).caution(rule, food),
  FOOD_NOT_CHECKED: ({ food }, locale) => wordsIn(notChecked, locale)(termsFor(locale).name(food)),
}

/** The part of an answer that tells what a person should know beside it. */
export const noticedSchema = z.object({
  notices: z.array(z.object({ code: z.string(), details: z.record(z.string(), z.unknown()) })).optional(),
  /** The same in words: an answer that was stored before has these alone. */
  warnings: z.array(z.string()).default([]),
})
type Noticed = z.output<typeof noticedSchema>

/** Words what a person should know beside an answer. What cannot be read is told in the words that came with it. */
export function wordNotices({ notices, warnings }: Noticed, locale: string): string[] {
  const said = notices?.map(({ code, details }) =>
    isKeyOf(noticeDetails, code) ? wordNotice(code, { details, locale }) : undefined,
  )
  if (said?.every((one) => one !== undefined)) return said
  return warnings.map((warning) => sayCaution(warning, locale))
}

function wordNotice<Code extends NoticeCode>(
  code: Code,
  { details, locale }: { details: unknown; locale: string },
): string | undefined {
  const read = noticeDetails[code].safeParse(details)
  return read.success ? words[code](read.data as NoticeDetails<Code>, locale) : undefined
}
