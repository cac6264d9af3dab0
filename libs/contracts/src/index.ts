// Everything that may cross a process boundary, as Zod schemas. Depends on zod alone and implements no service.
export { CONTRACT_VERSION, conversationIdSchema, refSchema, turnIdSchema, userIdSchema } from './ids.ts'
export {
  AlfredError,
  errorCatalog,
  isErrorCode,
  isUnanswered,
  modelCallsOf,
  toWireError,
  wireErrorSchema,
  withModelCalls,
} from './errors.ts'
export type { ErrorCode, WireError } from './errors.ts'
export { entityRefSchema, shownEntitySchema } from './entity-ref.ts'
export type { EntityRef, ShownEntity } from './entity-ref.ts'
export { askSchema } from './asks.ts'
export type { Ask } from './asks.ts'
export { pendingAnswerSchema, pendingOfferSchema, pendingSchema, planEditsSchema } from './pending.ts'
export type { Pending, PendingAnswer, PendingOffer, WaitingCall } from './pending.ts'
export {
  artifactSchema,
  conflictSchema,
  madeArtifactSchema,
  refusedArtifactSchema,
  writtenArtifactSchema,
} from './artifact.ts'
export type { Artifact, Conflict, MadeArtifact, RefusedArtifact, WrittenArtifact } from './artifact.ts'
export {
  compiledConstraintsSchema,
  constraintSchema,
  excludedFoods,
  permanentConstraintSchema,
} from './constraints.ts'
export type { CompiledConstraints, Constraint, PermanentConstraint } from './constraints.ts'
export { agentContextSchema, backgroundEntitySchema, contextBlockSchema } from './context.ts'
export type { AgentContext, BackgroundEntity, ContextBlock } from './context.ts'
export { modelCallSchema, sumUsage, usageSchema } from './usage.ts'
export type { ModelCall, Usage } from './usage.ts'
export { constraintSnapshotSchema, entityMentionSchema, understandingSchema } from './understanding.ts'
export type { ConstraintSnapshot, Curation, EntityMention, Understanding } from './understanding.ts'
export { WITHOUT_MAX, withoutSchema } from './without.ts'
export { messageReadingSchema, toldOfPersonSchema, workSchema } from './message-reading.ts'
export type { MessageReading, ToldOfPerson, Work } from './message-reading.ts'
export {
  assignmentSchema,
  complexitySchema,
  HANDOFF_CONTEXT_MAX,
  HANDOFF_REFS_MAX,
  routeSchema,
} from './routing.ts'
export type { AgentHandoff, Assignment, Complexity, Route } from './routing.ts'
export { firstCallSchema, planSchema, planStepSchema } from './plan.ts'
export type { FirstCall, Plan, PlanStep } from './plan.ts'
export {
  ACTIONS_MAX,
  ARTIFACTS_MAX,
  actDecisionSchema,
  actionCatalog,
  actionSchema,
  blockedCodeSchema,
} from './actions.ts'
export type { ActDecision, Action, BlockedCode } from './actions.ts'
export { callResultSchema, toolCallSchema, toolOutcomeSchema } from './tool-call.ts'
export type { CallResult, ToolCall, ToolOutcome } from './tool-call.ts'
export {
  addedPlaceSchema,
  claimedDeliverySchema,
  confirmedPlaceSchema,
  deliveryWaySchema,
  deliveryWays,
  deliveryWaysSchema,
  deliveryWishesSchema,
  removedPlaceSchema,
} from './delivery.ts'
export type {
  AddedPlace,
  ClaimedDelivery,
  ConfirmedPlace,
  DeliveryOutcome,
  DeliveryWay,
  DeliveryWishes,
  OpenDeliveryWay,
} from './delivery.ts'
export { answeredSuggestionSchema, suggestionAnswers, suggestionSchema } from './suggestion.ts'
export type { AnsweredSuggestion, Suggestion, SuggestionAnswer } from './suggestion.ts'
export { dishSchema, householdSchema } from './household.ts'
export type { Dish, Household, LookedAt, Noticed } from './household.ts'
export { ledgerSchema } from './ledger.ts'
export type { Ledger } from './ledger.ts'
export { agentConflictKinds, agentConflicts } from './agent-conflicts.ts'
export type { AgentConflict } from './agent-conflicts.ts'
export { announcementSchema, fastPathSchema, noProviders } from './announcement.ts'
export type { Announcement, FastPath, Providers } from './announcement.ts'
export {
  CHAT_BODY_BYTES_MAX,
  MESSAGE_LENGTH_MAX,
  cancellationSchema,
  chatRequestSchema,
  isTerminal,
  handoffSchema,
  isTimeZone,
  jobSchema,
  receivedChatRequestSchema,
  turnStatusSchema,
  uiChangeSchema,
} from './http/chat.ts'
export type { Cancellation, ChatInput, ChatRequest, Handoff, Job, TurnStatus, UiChange } from './http/chat.ts'
export { exitMessages, isSessionMode, modeLeftBy, modeSchema, sessionModeSchema } from './http/modes.ts'
export type { Mode, SessionMode } from './http/modes.ts'
export {
  TITLE_LENGTH_MAX,
  conversationPageSchema,
  conversationSchema,
  conversationSummarySchema,
  jobPageSchema,
  renameConversationSchema,
} from './http/conversations.ts'
export type { Conversation, ConversationPage, ConversationSummary, JobPage } from './http/conversations.ts'
export { pageQuerySchema } from './http/pages.ts'
export type { PageQuery } from './http/pages.ts'
export { READ_ROWS_MAX, readCatalog } from './http/reads.ts'
export type { Read, ReadFilters, ReadName, ReadRow } from './http/reads.ts'
export { SESSION_COOKIE, localPeopleSchema, sessionSchema } from './http/sign-in.ts'
export type { LocalPeople, Session, SignInWay } from './http/sign-in.ts'
export {
  barcodeSchema,
  changeListSchema,
  cookbookSearchSchema,
  foundConversationsSchema,
  missingSchema,
  profileSchema,
  quietSuggestionsSchema,
  recipeConflictsSchema,
  recipeFiguresSchema,
} from './http/client-functions.ts'
export type {
  Barcode,
  ChangeList,
  CookbookSearch,
  FoundConversations,
  Missing,
  Profile,
  QuietSuggestions,
  RecipeConflicts,
  RecipeFigures,
} from './http/client-functions.ts'
export { settingsSchema } from './http/settings.ts'
export type { Settings } from './http/settings.ts'
export {
  sumTaken,
  USAGE_DAYS_MAX,
  usageLineSchema,
  usageQuerySchema,
  usageReportSchema,
} from './http/usage.ts'
export type { Taken, UsageLine, UsageQuery, UsageReport } from './http/usage.ts'
export { tracedCallSchema, tracedStepSchema, turnTraceSchema } from './http/trace.ts'
export type { TracedCall, TracedStep, TurnTrace } from './http/trace.ts'
export { changeSchema, changesSchema, undoneSchema } from './http/changes.ts'
export type { Change, Changes, Undone } from './http/changes.ts'
export type { AgentCard } from './http/a2a.ts'
export { handToolSchema } from './http/edits.ts'
export { handArgumentsSchema } from './http/hand-arguments.ts'
export type { HandArguments } from './http/hand-arguments.ts'
export type { HandTool } from './http/edits.ts'
export { httpEndpoints } from './http/endpoints.ts'
export { isKeyOf, keysOf } from './keys-of.ts'
export type { Endpoint } from './http/endpoint.ts'
export type { EndpointName } from './http/endpoints.ts'
export {
  compareEventIds,
  eventIdSchema,
  isFinalEvent,
  turnEventCatalog,
  turnEventSchema,
  turnNewsSchema,
} from './events/turn-events.ts'
export type { TurnEvent, TurnEventData, TurnEventName } from './events/turn-events.ts'
export { agentDiscoverySchema, turnCancelledSchema } from './events/service-news.ts'
export { subjectPatterns, subjects } from './subjects.ts'
export { inboxPrefixOf, subjectPermissionsOf } from './subject-permissions.ts'
export type { SubjectPermissions } from './subject-permissions.ts'
export { replyEnvelopeSchema } from './commands/reply-envelope.ts'
export type { ReplyEnvelope } from './commands/reply-envelope.ts'
export { chatCommands, ownerReplay } from './commands/chat.ts'
export type { SubmitTurn, SubmitTurnReply } from './commands/chat.ts'
export { accountCommands } from './commands/account.ts'
export {
  DELETE_ACCOUNT_WORDS,
  accountExportSchema,
  deleteAccountSchema,
  exportQuerySchema,
  exportedRowSchema,
} from './http/account.ts'
export type { AccountExport, ExportQuery, ExportedRow } from './http/account.ts'
export { conversationCommands } from './commands/conversations.ts'
export { PAGE_BYTES_MAX, pageCommands } from './commands/pages.ts'
export type { FetchedPage, PageAnswer, PageFailure } from './commands/pages.ts'
export { agentCommands, batchItemSchema, shownCallSchema, turnBriefSchema } from './commands/agent.ts'
export type {
  ActReply,
  ActRequest,
  BatchItem,
  ContextRequest,
  ExecuteReply,
  ExecuteRequest,
  PlanReply,
  PlanRequest,
  ShownCall,
  TurnBrief,
} from './commands/agent.ts'
export { AMOUNT_BELOW, AMOUNT_MIN, amountOrNoneSchema, amountSchema, isAmount } from './amounts.ts'
export { UNREADABLE_ENTRY, readRowByRow, sayUnreadable } from './readable-rows.ts'
export {
  asOneLine,
  isOneLine,
  linesSchema,
  oneLineSchema,
  withoutControls,
  withoutUnseen,
} from './one-line.ts'
export { addressesIn, holdsAddress, itemNameSchema, withoutAddresses } from './addresses.ts'
export { DAY_MAX, DAY_MIN, daySchema, isCalendarDay, isKeptDay } from './days.ts'
export { countryUnitNames, findUnit, units, unitsFor } from './units.ts'
export type { Unit } from './units.ts'
export {
  discardReasonSchema,
  inventoryTools,
  storageLocationSchema,
  usageKindSchema,
} from './tools/inventory.ts'
export type { DiscardReason, InventoryArguments, InventoryTool, StorageLocation } from './tools/inventory.ts'
export { findNutrient, nutrientAmountsSchema, nutrients, nutrientSchema } from './nutrients.ts'
export type { Nutrient, NutrientAmounts } from './nutrients.ts'
export { proposalEditsSchema } from './tools/proposals.ts'
export type { ProposalEdits } from './tools/proposals.ts'
export { bodyMeasures } from './tools/body.ts'
export type { BodyMeasure } from './tools/body.ts'
export { nutritionTools } from './tools/nutrition.ts'
export type { NutritionArguments, NutritionTool } from './tools/nutrition.ts'
export { foodTools } from './tools/foods.ts'
export type { FoodTool } from './tools/foods.ts'
export { recipeCourses, recipeTools } from './tools/recipes.ts'
export type { RecipeArguments, RecipeTool } from './tools/recipes.ts'
export { peopleTools } from './tools/people.ts'
export { preferenceKindSchema, preferenceTools } from './tools/preferences.ts'
export type { PreferenceArguments, PreferenceKind, PreferenceTool } from './tools/preferences.ts'
export { mealSchema, mealTools } from './tools/meals.ts'
export type { Meal, MealArguments, MealTool } from './tools/meals.ts'
export { pantryTools, pantryToolsBySubdomain, subdomainOf } from './tools/pantry.ts'
export type { PantryArguments, PantryTool } from './tools/pantry.ts'
export { INGREDIENTS_MAX, PASTED_RECIPE_GOAL, recipeSchema } from './recipe.ts'
export type { Recipe, RecipeIngredient } from './recipe.ts'
export { shoppingTools } from './tools/shopping.ts'
export { suggestionKindSchema, suggestionTools } from './tools/suggestions.ts'
export type { SuggestionArguments, SuggestionTool } from './tools/suggestions.ts'
export { gatheredMemoriesSchema, memoryKindSchema, memoryTools } from './tools/memory.ts'
export type { GatheredMemory, MemoryArguments, MemoryKind, MemoryTool } from './tools/memory.ts'
export { taskTools } from './tools/tasks.ts'
export type { TaskArguments, TaskTool } from './tools/tasks.ts'
export type { ShoppingArguments, ShoppingTool } from './tools/shopping.ts'
export { feedEventCatalog, feedEventSchema, feedPageSchema } from './events/feed-events.ts'
export type { FeedEvent, FeedEventName, FeedPage } from './events/feed-events.ts'
export {
  chatCompletionRequestSchema,
  chatCompletionSchema,
  chatModelsSchema,
  COMPLETIONS_BODY_BYTES_MAX,
} from './http/chat-completions.ts'
export type { ChatCompletion, ChatCompletionRequest, ChatModels } from './http/chat-completions.ts'
