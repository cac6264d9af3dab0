import type { TurnEventData } from '@alfred/contracts'

/** A reply as it grows, for clients that can only be told what comes behind what they have. */
export type GrowingText = {
  /** What a chunk adds to what was told; empty where it repeats it. */
  add(chunk: TurnEventData<'chunk'>): string
  /** What the stored reply has behind what was told. A reply that was begun anew is told again, on a line of its own. */
  finish(response: string): string
}

export function createGrowingText(): GrowingText {
  let text = ''
  let told = ''
  const tell = (): string => {
    if (!text.startsWith(told)) return ''
    const more = text.slice(told.length)
    told = text
    return more
  }
  return {
    add: ({ at, content }) => {
      text = text.slice(0, at) + content
      return tell()
    },
    finish: (response) => {
      text = response
      if (response.startsWith(told)) return tell()
      return `\n\n${response}`
    },
  }
}
