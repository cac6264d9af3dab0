/** Words that tell that all of something is gone: "finished the milk", "the whole lot". */
export const ALL =
  / (?:all|every|everything|whole|rest|last|entire|finished|gone|empty|none|ran out|run out|no more|out of|polished|the lot) /
