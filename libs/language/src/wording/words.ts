import type { LabelDetails, LabelledType } from './label-details.ts'
import type { RefusalCode, RefusalDetails } from './refusal-details.ts'
import type { Viewer } from './viewer.ts'

/** Everything that one language says of what the database answers as data. A new language is one file of this type. */
export type Words = {
  /** One sentence or two for each code. They say what to do where something can be done. */
  refusals: { readonly [Code in RefusalCode]: (details: RefusalDetails<Code>, viewer: Viewer) => string }
  /** What may be done with a recipe of which one is saved already: the answers to choose from. */
  saving: { readonly [Choice in 'update' | 'new' | 'keep']: string }
  /** The label of an entity: a name that also stands in lists, and days in it as YYYY-MM-DD. */
  labels: { readonly [Type in LabelledType]: (details: LabelDetails<Type>) => string }
}
