/** One thing that was looked at. */
export type Finding = { isGood: boolean; line: string; advice?: string }
