import type { LocalDate } from '@alfred/language'
import type { PantryTool } from '@alfred/contracts'
import type { ResultData } from './result-data.ts'

/**
 * The reader of a description: the locale decides how days are written, the time zone and today how they are named.
 */
export type Viewer = { locale: string; timeZone: string; today: LocalDate }

/** Describes the result data of a tool in sentences for the viewer. */
export type Describe<Tool extends PantryTool> = (data: ResultData<Tool>, viewer: Viewer) => string[]
