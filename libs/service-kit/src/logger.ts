type Write = (details: object, message: string) => void

/** The methods of a pino logger that these rooms use. */
export type Logger = { debug: Write; info: Write; warn: Write; error: Write }
