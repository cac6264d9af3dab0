import {
  barcodeSchema,
  changeListSchema,
  changesSchema,
  cookbookSearchSchema,
  foundConversationsSchema,
  missingSchema,
  profileSchema,
  quietSuggestionsSchema,
  recipeConflictsSchema,
  recipeFiguresSchema,
  type ChangeList,
  type Changes,
  type CookbookSearch,
  type FoundConversations,
  type Missing,
  type Profile,
  type QuietSuggestions,
  type RecipeConflicts,
  type RecipeFigures,
} from '@alfred/contracts'
import type { DataDoor } from './data-door.ts'
import { parseBody, type Schema } from './send.ts'

/** What pages show that is no row: searches, figures, what is missing, and the person themselves. */
export type Functions = {
  /** What the person wants to be called, where they live and what they speak. */
  profile(): Promise<Profile>
  /** Sets what is named; an empty name takes it away. Throws INVALID_REQUEST for a time zone or a language that is none. */
  setProfile(changed: { name?: string; time_zone?: string; locale?: string }): Promise<Profile>
  /** The turns and edits by hand that changed something, the latest first; `before` is the `next` of the page before. */
  listChanges(page?: { limit?: number; before?: number }): Promise<ChangeList>
  /** What a turn or an edit by hand changed, by its id or key, and whether that can be undone; nothing for what is not one's own. */
  changesOf(source: string): Promise<Changes>
  /** Searches the cookbook as the conversation does: words, wishes, and what to leave out. */
  searchCookbook(query: string): Promise<CookbookSearch>
  /** Finds conversations by what was said in them. */
  searchConversations(query: string): Promise<FoundConversations['items']>
  /** The figures of a serving of a recipe, one's own or of the cookbook. Throws NOT_FOUND. */
  recipeFigures(recipeId: string): Promise<RecipeFigures>
  /** What of a recipe goes against the rules of the person and of those who live with them. Throws NOT_FOUND. */
  recipeConflicts(recipeId: string): Promise<RecipeConflicts>
  /** What is not suggested any more. */
  quietSuggestions(): Promise<QuietSuggestions>
  /** Has something suggested again; gives what is still quiet. Throws NOT_FOUND. */
  hearAgain(quiet: QuietSuggestions[number]): Promise<QuietSuggestions>
  /** What a barcode stands for, as a line that is read when something is added; null for one that the person has not told of. */
  lineOfBarcode(code: string): Promise<string | null>
  /** Keeps what a barcode stands for; without a line it is forgotten. Throws INVALID_REQUEST for what is no barcode. */
  keepBarcode(code: string, line: string | null): Promise<void>
  /** What is missing for what is planned; at most for a month. */
  missingFor(days: { from: string; until: string }): Promise<Missing>
}

export function createFunctions(door: DataDoor): Functions {
  const call = async <Value>(name: string, given: object, answer: Schema<Value>): Promise<Value> =>
    parseBody(answer, await door(`rpc/${name}`, { method: 'POST', body: JSON.stringify(given) }))
  return {
    profile: () => call('read_profile', {}, profileSchema),
    setProfile: (changed) => call('set_profile', changed, profileSchema),
    listChanges: ({ limit = 20, before } = {}) =>
      call('list_changes', { page_size: limit, ...(before !== undefined && { before }) }, changeListSchema),
    changesOf: (source) => call('changes_of', { p_source: source }, changesSchema),
    searchCookbook: (query) => call('search_cookbook', { query }, cookbookSearchSchema),
    searchConversations: async (query) =>
      (await call('search_conversations', { query }, foundConversationsSchema)).items,
    recipeFigures: (recipe) => call('recipe_figures', { recipe }, recipeFiguresSchema),
    recipeConflicts: (recipe) => call('recipe_conflicts', { recipe }, recipeConflictsSchema),
    quietSuggestions: () => call('quiet_suggestions', {}, quietSuggestionsSchema),
    hearAgain: (quiet) => call('hear_again', quiet, quietSuggestionsSchema),
    lineOfBarcode: async (code) => (await call('line_of_barcode', { code }, barcodeSchema)).line,
    keepBarcode: async (code, line) => void (await call('keep_barcode', { code, line }, barcodeSchema)),
    missingFor: ({ from, until }) => call('missing_for', { from_day: from, until_day: until }, missingSchema),
  }
}
