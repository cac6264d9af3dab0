const LEFT_OUT =
  /^(?:actually,? |no,? |oh,? )?(?:without|leave out|skip|forget|drop|not|no) (?:the |any |my )?(?<food>[\p{L}][\p{L}' -]{1,60}?)(?: after all| please| then)?[.!]*$/iu

/** The message without a food that its answer takes back: "without the toast". Undefined where it takes none of it. */
export function withoutFood(message: string, answer: string): string | undefined {
  const food = LEFT_OUT.exec(answer.trim())?.groups?.['food']?.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  if (food === undefined) return undefined
  const amount = '(?:(?:some|an?|the|any|\\d+) )?(?:(?:slice|piece|bit)s? of )?'
  const behind = new RegExp(`(?:,? and |, | with |,? plus )${amount}${food}\\b`, 'i')
  const front = new RegExp(`\\b${amount}${food}(?:,? and |, |,? plus )`, 'i')
  const found = [behind, front].find((pattern) => pattern.test(message))
  return found === undefined ? undefined : message.replace(found, '')
}

/** A message with the answers that it had so far, one to a line: a food that one of them took back is in it no longer. */
export function withoutTakenBack(message: string): string {
  const [first = '', ...answers] = message.split('\n')
  return answers.reduce((text, answer) => withoutFood(text, answer) ?? `${text}\n${answer}`, first)
}
