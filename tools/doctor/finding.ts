/** The result of one check. */
export type Finding = { isGood: boolean; line: string; advice?: string }
