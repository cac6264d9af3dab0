import { isKeyOf } from '@alfred/contracts'
import { z } from 'zod'

const food = z.object({ food: z.string() })

/** The data of each code that the database tells beside an answer: what a person should know of what was done. */
const noticeDetails = {
  MIND_RULE: food.extend({ rule: z.object({ kind: z.string(), value: z.string() }) }),
  FOOD_NOT_CHECKED: food,
} as const satisfies Record<string, z.ZodObject>

type NoticeCode = keyof typeof noticeDetails
type NoticeDetails<Code extends NoticeCode> = z.output<(typeof noticeDetails)[Code]>

const english: { readonly [Code in NoticeCode]: (details: NoticeDetails<Code>) => string } = {
  MIND_RULE: ({ food, rule: { kind, value } }) => `Mind your ${value} ${kind}: ${food}.`,
  FOOD_NOT_CHECKED: ({ food }) => `${food} could not be checked against your rules.`,
}

/** The part of an answer that tells what a person should know beside it. */
export const noticedSchema = z.object({
  notices: z.array(z.object({ code: z.string(), details: z.record(z.string(), z.unknown()) })).optional(),
  /** The same in words: an answer that was stored before has these alone. */
  warnings: z.array(z.string()).default([]),
})
type Noticed = z.output<typeof noticedSchema>

/** Words what a person should know beside an answer. What cannot be read is told in the words that came with it. */
export function wordNotices({ notices, warnings }: Noticed): string[] {
  const said = notices?.map(({ code, details }) =>
    isKeyOf(noticeDetails, code) ? wordNotice(code, details) : undefined,
  )
  return said?.every((one) => one !== undefined) ? said : warnings
}

function wordNotice<Code extends NoticeCode>(code: Code, details: unknown): string | undefined {
  const read = noticeDetails[code].safeParse(details)
  return read.success ? english[code](read.data as NoticeDetails<Code>) : undefined
}
