/** A sentence that tells several things behind its colon: "From the cookbook: a; b; c." No part of it holds another sentence. */
const LISTING =
  /(?<=^|[.!?)] )(?<head>\p{L}[^.:;!?\n]{1,60}): (?<things>(?:(?:[^;\n.]|\.(?! ))+; ){2,}(?:[^;\n.]|\.(?! |$))+)\.(?= |$)/gmu

/** Writes what is told in one sentence as a list, a line for each thing: nobody reads eight recipes in a row. */
export function listOut(text: string): string {
  return text
    .replace(LISTING, (_sentence, head: string, things: string) => {
      const lines = things.split('; ').map((thing) => `- ${thing}`)
      return `\n\n${head}:\n\n${lines.join('\n')}\n\n`
    })
    .replace(/ ?\n\n ?/g, '\n\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
