// What the worker reads without a model.
import { defineOfflineRule, type OfflineRules } from '@alfred/llm'
import { z } from 'zod'
import { gatherByRules } from './gather-by-rules.ts'

export const memoryOfflineRules: OfflineRules = {
  'proactive-worker/gather': defineOfflineRule(z.object({ message: z.string() }), ({ message }) => ({
    memories: gatherByRules(message),
  })),
}
