import type { RenderedPrompt } from '../load-prompts.ts'
import type { ModelChoice } from '../model-table.ts'
import { traitsOf } from '../model-traits.ts'
import { type AnswerFormat, formInWords } from './answer-format.ts'
import type { AnswerForm, ModelHabits, SentSettings } from './server-habits.ts'

/** What a request says, whichever door it goes through; null for what is left out. */
export type RequestSettings = {
  instructions: string
  input: string
  form: AnswerForm | null
  temperature: number | null
  effort: NonNullable<ModelChoice['effort']> | null
  verbosity: 'low' | 'medium' | 'high' | null
  /** What a server may refuse and that can be left out or said otherwise. */
  sent: SentSettings
}

const inWords = {
  terse: 'Two or three sentences at most.',
  low: 'Keep texts short. What is asked for in full is written in full.',
  medium: '',
  high: 'Be thorough.',
} as const

type Asked = { choice: ModelChoice; prompt: RenderedPrompt; format: AnswerFormat | undefined }

/** Decides what is said of a question to a model with these habits. */
export function requestSettings({ choice, prompt, format }: Asked, habits: ModelHabits): RequestSettings {
  const { without } = habits
  const { model, verbosity } = choice
  const hasVerbosity = traitsOf(model).verbosity && !without.has('verbosity')
  // No model accepts `terse` as a setting, so it is also said in words.
  const manner = hasVerbosity && verbosity !== 'terse' ? '' : inWords[verbosity]
  const form = format === undefined ? null : habits.form
  const said = {
    form,
    temperature: without.has('temperature') ? null : choice.temperature,
    effort: without.has('effort') ? null : choice.effort,
    verbosity: hasVerbosity ? (verbosity === 'terse' ? ('low' as const) : verbosity) : null,
  }
  const shape = format !== undefined && form === 'json' ? formInWords(format) : ''
  const named = (['form', 'temperature', 'effort', 'verbosity'] as const).filter(
    (name) => said[name] !== null,
  )
  const always = (['usage', 'cache', 'store'] as const).filter((name) => !without.has(name))
  return {
    ...said,
    instructions: join(prompt.instructions, manner),
    // Behind the message, since the Responses API looks for the word JSON there.
    input: join(prompt.input, shape),
    sent: new Set([...named, ...always]),
  }
}

function join(...parts: string[]): string {
  return parts.filter((part) => part !== '').join('\n\n')
}
