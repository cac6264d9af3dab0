/** A defect of the data: where it is and what is wrong. */
export type Problem = { where: string; what: string }

export const problem = (where: string, what: string): Problem => ({ where, what })
