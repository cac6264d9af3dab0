/** What a family of models takes and does; a server may still refuse a setting, which is then left out. */
export type ModelTraits = {
  /** It thinks before it answers, and its thoughts count as output. */
  thinks: boolean
  temperature: boolean
  effort: boolean
  verbosity: boolean
}

const plain: ModelTraits = { thinks: false, temperature: true, effort: false, verbosity: false }
const thinking: ModelTraits = { ...plain, thinks: true }
const openAiThinking: ModelTraits = { thinks: true, temperature: false, effort: true, verbosity: false }

/**
 * Families by how their names begin, without the maker's name in front ("openai/gpt-oss-20b"); the longest that
 * fits counts. A model that is in no family is taken for one that does not think and takes a temperature.
 */
const families: Readonly<Record<string, ModelTraits>> = {
  o1: openAiThinking,
  o3: openAiThinking,
  o4: openAiThinking,
  'gpt-5': { ...openAiThinking, verbosity: true },
  'gpt-5-chat': plain,
  'gpt-6': { ...openAiThinking, verbosity: true },
  'gpt-oss': { ...thinking, effort: true },
  'gemini-2.5': { ...thinking, effort: true },
  'gemini-3': { ...thinking, effort: true },
  'deepseek-r': { ...thinking, temperature: false },
  qwen3: thinking,
  qwq: thinking,
  magistral: thinking,
  'grok-4': thinking,
  'glm-4': thinking,
  'kimi-k2-thinking': thinking,
}

export function traitsOf(model: string): ModelTraits {
  const bare = model.slice(model.lastIndexOf('/') + 1).toLowerCase()
  const [family] = Object.keys(families)
    .filter((name) => bare.startsWith(name))
    .toSorted((left, right) => right.length - left.length)
  return (family === undefined ? undefined : families[family]) ?? plain
}
