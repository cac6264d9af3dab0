import type { ServerDoor } from '../server-settings.ts'
import type { Failure } from './describe-failure.ts'

/** How a server is told which form an answer has to have. */
export type AnswerForm = 'schema' | 'json' | 'tool'
/** Settings that a model may refuse and that can be left out. */
export type OptionalSetting = 'temperature' | 'effort' | 'verbosity' | 'usage' | 'cache' | 'store'
/** What was sent that could be left out or said otherwise. */
export type SentSettings = ReadonlySet<OptionalSetting | 'form'>
/** A refused request, what was sent in it, and the habits by which it was made. */
export type RefusedRequest = Failure & { sent: SentSettings; habits: ModelHabits }
/** The two names under which servers take the limit of tokens. */
export type LimitName = 'max_tokens' | 'max_completion_tokens'

/** What a model at a server accepts, as far as is known. */
export type ModelHabits = {
  readonly form: AnswerForm
  readonly limit: LimitName
  readonly without: ReadonlySet<OptionalSetting>
}

/** What is known of a server: it begins with what its address tells and grows with what it refuses. */
export type ServerHabits = {
  of(model: string): ModelHabits
  /** Learns from a refused request. False when nothing can be learned from it, so that asking again is no use. */
  learn(model: string, refused: RefusedRequest): boolean
  /** Takes note of whether an answer kept to the form that the request had, which the server had accepted. */
  noteForm(model: string, answered: { form: AnswerForm; isKept: boolean }): void
}

/** What is known before the first request: a refusal saved, or a form that is taken and left unread. */
const knownServers: Readonly<Record<string, Partial<Pick<ModelHabits, 'form' | 'limit'>>>> = {
  'api.openai.com': { limit: 'max_completion_tokens' },
  // Its door for OpenAI's clients leaves response_format unread (docs.anthropic.com, "OpenAI SDK compatibility").
  'api.anthropic.com': { form: 'tool' },
}
/** Settings that only OpenAI has in Chat Completions; other servers may refuse a request that has them. */
const onlyAtOpenAi: readonly OptionalSetting[] = ['cache', 'store', 'verbosity']

/** In which order forms are tried: what binds the model most comes first. */
const forms: readonly AnswerForm[] = ['schema', 'json', 'tool']

/** One answer in prose may be a slip of the model; so many in a row tell that the server does not hold it to the form. */
const IGNORED_MAX = 3

/** How a refusal names what it refuses, by its parameter or in its sentence. */
const namesOf: Record<OptionalSetting, RegExp> = {
  temperature: /\btemperature\b/i,
  effort: /\breasoning(?:[._]effort)?\b|\bdoes not support thinking\b/i,
  verbosity: /\bverbosity\b/i,
  usage: /\b(?:stream_options|include_usage)\b/i,
  cache: /\bprompt_cache_key\b/i,
  store: /\bstore\b/i,
}
const limitNames = /\b(?:max_tokens|max_completion_tokens)\b/i
const formNames: Record<AnswerForm, RegExp> = {
  schema: /response_?format|json_?schema|structured output|text\.format|grammar|\bschema\b/i,
  json: /response_?format|json_?object|json mode|text\.format/i,
  tool: /\btools?\b|tool_choice|\bfunctions?\b/i,
}

/** Creates the memory of one server. `form` fixes how structured answers are asked for; auto finds it out. */
export function createServerHabits(given: {
  baseUrl: string
  door: ServerDoor
  form: AnswerForm | 'auto'
}): ServerHabits {
  const host = hostOf(given.baseUrl)
  const known = knownServers[host]
  const start: ModelHabits = {
    form: given.form === 'auto' ? (known?.form ?? 'schema') : given.form,
    limit: known?.limit ?? 'max_tokens',
    without: new Set(given.door === 'chat' && host !== 'api.openai.com' ? onlyAtOpenAi : []),
  }
  const learned = new Map<string, ModelHabits>()
  const tried = new Map<string, Set<string>>()
  const ignored = new Map<string, number>()
  const of = (model: string): ModelHabits => learned.get(model) ?? start
  /** Takes a new habit, unless it was tried before: two refusals that contradict each other would never end. */
  const take = (model: string, habits: ModelHabits): boolean => {
    const seen = tried.get(model) ?? new Set([keyOf(start)])
    tried.set(model, seen)
    if (seen.has(keyOf(habits))) return false
    seen.add(keyOf(habits))
    learned.set(model, habits)
    return true
  }
  return {
    of,
    learn(model, refused) {
      const habits = of(model)
      // A request beside this one was refused too, and what there was to learn is learned.
      if (habits !== refused.habits) return true
      const words = `${refused.parameter} ${refused.reason}`
      for (const setting of Object.keys(namesOf) as OptionalSetting[])
        if (!habits.without.has(setting) && refused.sent.has(setting) && namesOf[setting].test(words))
          return take(model, { ...habits, without: new Set([...habits.without, setting]) })
      if (given.door === 'chat' && limitNames.test(words))
        return take(model, { ...habits, limit: otherLimit(habits.limit) })
      const next = formAfter(habits.form)
      const isOfForm = refused.sent.has('form') && formNames[habits.form].test(words)
      return isOfForm && given.form === 'auto' && next !== undefined && take(model, { ...habits, form: next })
    },
    noteForm(model, { form, isKept }) {
      const times = isKept ? 0 : (ignored.get(model) ?? 0) + 1
      const isIgnored = times === IGNORED_MAX
      ignored.set(model, isIgnored ? 0 : times)
      const next = formAfter(form)
      if (isIgnored && given.form === 'auto' && of(model).form === form && next !== undefined)
        take(model, { ...of(model), form: next })
    },
  }
}

function formAfter(form: AnswerForm): AnswerForm | undefined {
  return forms[forms.indexOf(form) + 1]
}

const otherLimit = (limit: LimitName): LimitName =>
  limit === 'max_tokens' ? 'max_completion_tokens' : 'max_tokens'

function keyOf({ form, limit, without }: ModelHabits): string {
  return [form, limit, ...[...without].toSorted()].join(' ')
}

function hostOf(baseUrl: string): string {
  return baseUrl === '' ? 'api.openai.com' : new URL(baseUrl).hostname
}
