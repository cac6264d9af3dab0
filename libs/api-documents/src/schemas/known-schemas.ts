import {
  actDecisionSchema,
  actionSchema,
  agentContextSchema,
  announcementSchema,
  artifactSchema,
  batchItemSchema,
  callResultSchema,
  cancellationSchema,
  chatRequestSchema,
  compiledConstraintsSchema,
  constraintSchema,
  contextBlockSchema,
  conversationPageSchema,
  conversationSchema,
  conversationSummarySchema,
  entityRefSchema,
  fastPathSchema,
  handoffSchema,
  jobPageSchema,
  jobSchema,
  madeArtifactSchema,
  modelCallSchema,
  pendingAnswerSchema,
  pendingOfferSchema,
  pendingSchema,
  planSchema,
  planStepSchema,
  receivedChatRequestSchema,
  refusedArtifactSchema,
  renameConversationSchema,
  routeSchema,
  settingsSchema,
  shownCallSchema,
  shownEntitySchema,
  toolCallSchema,
  toolOutcomeSchema,
  turnBriefSchema,
  turnEventCatalog,
  turnEventSchema,
  turnStatusSchema,
  uiChangeSchema,
  understandingSchema,
  usageSchema,
  wireErrorSchema,
  feedEventCatalog,
  keysOf,
} from '@alfred/contracts'
import type { FeedEventName, TurnEventName } from '@alfred/contracts'
import type { z } from 'zod'
import type { Side } from './to-json-schema.ts'

/** The schema name of an event: `job_started` becomes `JobStartedEvent`. */
export function eventSchemaName(event: TurnEventName): string {
  const words = event.split('_').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return `${words.join('')}Event`
}

/** The schema name of an event of the feed: `change` becomes `FeedChangeEvent`. */
export function feedSchemaName(event: FeedEventName): string {
  return `Feed${event.charAt(0).toUpperCase()}${event.slice(1)}Event`
}

const events = keysOf(turnEventCatalog)
  // A handoff is also part of a job and has its own name.
  .filter((name) => turnEventCatalog[name] !== handoffSchema)
  .map((name) => [eventSchemaName(name), turnEventCatalog[name]] as const)

/** Contracts that have a schema of their own in the documents; all others are described in place. */
export const knownSchemas: Record<Side, Readonly<Record<string, z.ZodType>>> = {
  input: {
    ChatRequest: chatRequestSchema,
    UiChange: uiChangeSchema,
    PendingAnswer: pendingAnswerSchema,
    RenameConversation: renameConversationSchema,
  },
  output: {
    ...Object.fromEntries(events),
    ...Object.fromEntries(
      keysOf(feedEventCatalog).map((name) => [feedSchemaName(name), feedEventCatalog[name]]),
    ),
    WireError: wireErrorSchema,
    Settings: settingsSchema,
    TurnEvent: turnEventSchema,
    TurnStatus: turnStatusSchema,
    Handoff: handoffSchema,
    Pending: pendingSchema,
    PendingOffer: pendingOfferSchema,
    Usage: usageSchema,
    ModelCall: modelCallSchema,
    Job: jobSchema,
    JobPage: jobPageSchema,
    Cancellation: cancellationSchema,
    ConversationSummary: conversationSummarySchema,
    ConversationPage: conversationPageSchema,
    Conversation: conversationSchema,
    ReceivedChatRequest: receivedChatRequestSchema,
    EntityRef: entityRefSchema,
    ShownEntity: shownEntitySchema,
    Understanding: understandingSchema,
    Constraint: constraintSchema,
    CompiledConstraints: compiledConstraintsSchema,
    Route: routeSchema,
    Plan: planSchema,
    PlanStep: planStepSchema,
    TurnBrief: turnBriefSchema,
    AgentContext: agentContextSchema,
    ContextBlock: contextBlockSchema,
    BatchItem: batchItemSchema,
    ShownCall: shownCallSchema,
    Artifact: artifactSchema,
    MadeArtifact: madeArtifactSchema,
    RefusedArtifact: refusedArtifactSchema,
    Action: actionSchema,
    ActDecision: actDecisionSchema,
    ToolCall: toolCallSchema,
    ToolOutcome: toolOutcomeSchema,
    CallResult: callResultSchema,
    FastPath: fastPathSchema,
    Announcement: announcementSchema,
  },
}
