import type { LocalDate } from '@alfred/language'
import type { PantryTool } from '@alfred/contracts'
import type { ResultData } from './result-data.ts'

/** Who reads it: days are written their way and named from where they are. */
export type Viewer = { locale: string; timeZone: string; today: LocalDate }

/** Tells what a tool did in sentences for this person. */
export type Describe<Tool extends PantryTool> = (data: ResultData<Tool>, viewer: Viewer) => string[]
