type Write = (details: object, message: string) => void

/** The part of a pino logger that a process needs to tell about its start and stop. */
export type Logger = { debug: Write; info: Write; warn: Write; error: Write }
