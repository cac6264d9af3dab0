import { z } from 'zod'
import { openEnum } from '../open-enum.ts'
import { conversationSummarySchema } from './conversations.ts'

// What functions of the database answer that clients call beside reads and edits (`/api/data/rpc/...`).

/** What a person wants to be called, where they live and what they speak. */
export const profileSchema = z.object({
  name: z.string().nullable(),
  time_zone: z.string(),
  locale: z.string(),
})
export type Profile = z.infer<typeof profileSchema>

/** What a barcode stands for, as a line that is read when something is added; null for one that nobody has told of. */
export const barcodeSchema = z.object({ line: z.string().nullable() })
export type Barcode = z.infer<typeof barcodeSchema>

/** A turn or an edit by hand that changed something. */
const changeEntrySchema = z.object({
  /** The id of the turn, or the key of the edit: what `changes` and `undo` take. */
  source: z.uuid(),
  kind: openEnum(['turn', 'hand']),
  changed_at: z.iso.datetime(),
  /** What was asked for, shortened; null for an edit by hand. */
  request: z.string().nullable(),
  count: z.int(),
  /** The names of up to five of the things that were changed. */
  labels: z.array(z.string()),
  /** What was done with each of these, in their order; none from a gateway of before. */
  ops: z.array(openEnum(['created', 'updated', 'deleted'])).default([]),
  undoes: z.uuid().nullable(),
  undone_by: z.uuid().nullable(),
})
/** A page of what changed, the latest first; `next` goes on behind it. */
export const changeListSchema = z.object({ items: z.array(changeEntrySchema), next: z.int().nullable() })
export type ChangeList = z.infer<typeof changeListSchema>

/** What was found in the cookbook, best first, without what the person's rules are against. */
export const cookbookSearchSchema = z.object({
  recipes: z.array(
    z.object({
      ...{ id: z.uuid(), name: z.string(), cuisine: z.string().nullable(), course: z.string().nullable() },
      ...{ description: z.string().nullable(), servings: z.number().nullable() },
      ...{ minutes: z.number().nullable(), calories: z.number().nullable() },
      /** Foods of it that are not in stock. */
      missing: z.array(z.string()),
    }),
  ),
  /** How many were left out for the person's rules, and how many more there are. */
  ...{ left_out: z.int(), more: z.int() },
})
export type CookbookSearch = z.infer<typeof cookbookSearchSchema>

/** The figures of one serving of a recipe, as far as its ingredients have any. */
export const recipeFiguresSchema = z.object({
  ...{ name: z.string(), makes: z.number().nullable(), ingredients: z.int(), known: z.int() },
  /** The ingredients without figures. */
  unknown: z.array(z.string()),
  sources: z.array(z.string()),
  /** Amounts by nutrient; null where nobody says how many servings it makes. */
  per_serving: z.record(z.string(), z.number()).nullable(),
})
export type RecipeFigures = z.infer<typeof recipeFiguresSchema>

/** What of a recipe a rule is against: the person's own where `person` is null, else that of somebody who lives with them. */
export const recipeConflictsSchema = z.object({
  conflicts: z.array(
    z.object({ person: z.string().nullable(), kind: z.string(), value: z.string(), food: z.string() }),
  ),
})
export type RecipeConflicts = z.infer<typeof recipeConflictsSchema>

/** What is not suggested any more: all of a kind, all about something, or what is both. */
export const quietSuggestionsSchema = z.array(
  z.object({ kind: z.string().nullable(), about: z.string().nullable() }),
)
export type QuietSuggestions = z.infer<typeof quietSuggestionsSchema>

/** What the dishes that are planned for some days need, beside what is in stock and on the list. */
export const missingSchema = z.object({
  dishes: z.array(z.string()),
  /** Planned dishes of which nobody knows what they need. */
  without_recipe: z.array(z.string()),
  needs: z.array(
    z.object({
      ...{ food: z.string(), quantity: z.number().nullable(), unit: z.string().nullable() },
      ...{ there: z.number().nullable(), is_there: z.boolean(), is_listed: z.boolean(), lacks: z.boolean() },
      lacking: z.number().nullable(),
    }),
  ),
})
export type Missing = z.infer<typeof missingSchema>

/** Conversations in which words were said, or whose title has them: up to fifty, the latest first. */
export const foundConversationsSchema = z.object({ items: z.array(conversationSummarySchema) })
export type FoundConversations = z.infer<typeof foundConversationsSchema>
