import { tellingWords } from './session-situation.ts'
import type { SessionSituation } from './session-situation.ts'

// Reads a recipe out to the person who cooks it, which is all that can be done without a model.

type Recipe = { ingredients: string[]; steps: string[]; lines: string[] }

const help = 'Say "next", "back", "repeat", "step 2", "ingredients", or ask how much of something.'

/** Answers from the lines of the recipe alone. */
export function cookByRules(situation: SessionSituation): string {
  const { title, context, history, message } = situation
  const recipe = readRecipe(context)
  const said = message.toLowerCase().trim()
  const at = lastStep(recipe, history)
  if (said === '') return begin(title, recipe)
  if (/^(?:next|go on|continue|done|ready|what(?:'s| is) next|and (?:then|now))\b/.test(said))
    return stepText(recipe, at + 1)
  if (/^(?:back|previous|before that)\b/.test(said)) return stepText(recipe, Math.max(1, at - 1))
  if (/^(?:repeat|again|say (?:that|it) again|what was that)\b/.test(said))
    return stepText(recipe, Math.max(1, at))
  const wanted = /\bstep (\d{1,2})\b/.exec(said)?.[1]
  if (wanted !== undefined) return stepText(recipe, Number(wanted))
  if (/\bingredients\b|what do i need/.test(said)) return `You need: ${recipe.ingredients.join('; ')}.`
  return lookUp(recipe, said)
}

function readRecipe(context: string): Recipe {
  const lines = context.split('\n').map((line) => line.trim())
  // Notes and rules follow the recipe in their own sections.
  const end = lines.findIndex((line) => line.startsWith('## '))
  const body = end < 0 ? lines : lines.slice(0, end)
  return {
    ingredients: body.filter((line) => line.startsWith('- ')).map((line) => line.slice(2)),
    steps: body.filter((line) => /^\d+\. /.test(line)).map((line) => line.replace(/^\d+\. /, '')),
    lines: lines.filter((line) => line !== '' && !line.startsWith('#')),
  }
}

function begin(title: string | null, recipe: Recipe): string {
  const name = title ?? 'it'
  return `Let us cook ${name}. Set out: ${recipe.ingredients.join('; ')}.\n${stepText(recipe, 1)}\n${help}`
}

function stepText({ steps }: Recipe, number: number): string {
  const step = steps[number - 1]
  if (step === undefined)
    return steps.length === 0
      ? 'The recipe has no steps written down.'
      : `That was the last of ${steps.length} steps. Enjoy it!`
  return `Step ${number} of ${steps.length}: ${step}`
}

/** The number of the last step that was read out, 0 if none: it stands with that of all steps, in whatever words. */
function lastStep({ steps }: Recipe, history: SessionSituation['history']): number {
  const number = new RegExp(`^\\D{0,20}(\\d{1,2})\\D{1,10}${steps.length}:`, 'm')
  const told = history
    .filter(({ role }) => role === 'assistant')
    .flatMap(({ content }) => number.exec(content)?.[1] ?? [])
  return Number(told.at(-1) ?? 0)
}

function lookUp({ lines }: Recipe, said: string): string {
  const words = tellingWords(said)
  const found = lines.filter((line) => {
    const theirs = new Set(tellingWords(line))
    return words.some((word) => theirs.has(word))
  })
  if (found.length === 0)
    return `The recipe does not say, and without a model I can only read it to you. ${help}`
  return `The recipe says: ${found
    .slice(0, 3)
    .map((line) => line.replace(/^- /, ''))
    .join('; ')}`
}
