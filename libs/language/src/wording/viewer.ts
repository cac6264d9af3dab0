import type { LocalDate } from '../local-date.ts'

/** The reader of a text: the locale chooses the language and how days are written, today how they are named. */
export type Viewer = { locale: string; today: LocalDate }
