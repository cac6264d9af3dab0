import { isLabelledType, labelDetails } from './label-details.ts'
import type { LabelDetails, LabelledType } from './label-details.ts'
import { wordsFor } from './words-for.ts'

/** As long as a label may be. */
const LENGTH_MAX = 200

/** An entity of a call's outcome, with the data that its label is made of. */
type Labelled = { type: string; label: string; details?: Record<string, unknown> | undefined }

/**
 * The label of an entity in the language of the locale. An entity without details, or with details of another version,
 * keeps the label that it has: its name.
 */
export function wordLabel({ type, label, details }: Labelled, locale: string): string {
  if (details === undefined || !isLabelledType(type)) return label
  return wordByType(type, details, locale) ?? label
}

function wordByType<Type extends LabelledType>(type: Type, details: unknown, locale: string): string | null {
  const read = labelDetails[type].safeParse(details)
  if (!read.success) return null
  return wordsFor(locale)
    .labels[type](read.data as LabelDetails<Type>)
    .slice(0, LENGTH_MAX)
}
