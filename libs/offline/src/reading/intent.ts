/** A call of one of these tools that a message asks for. */
export type CallIntent<Arguments extends object> = {
  [Tool in keyof Arguments & string]: { tool: Tool; arguments: Arguments[Tool] }
}[keyof Arguments & string]

/** What must be asked back because rules will not invent it. */
export type Question = { tool: 'question'; question: string }

export function ask(question: string): Question {
  return { tool: 'question', question }
}

/** Asks for an amount in the food's own number: much milk, many eggs. */
export function askAmount(food: string): Question {
  return ask(`How ${/[^s]s$/.test(food) ? 'many' : 'much'} ${food}, exactly?`)
}
