/** The result of one check. A fault has advice; `hints` are told in any case. */
export type Finding = { isGood: boolean; line: string; advice?: string; hints?: string[] }
