/** The exit codes of the process, for scripts that call it. */
export const exitCodes = { answered: 0, failed: 1, usage: 2, unreachable: 3 } as const
