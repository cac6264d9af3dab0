import type { NutritionTool } from '@alfred/contracts'
import type { Viewer } from './nutrition-words.ts'
import type { ResultData } from './result-data.ts'

/** Describes the result data of a tool in sentences for the viewer. */
export type Describe<Tool extends NutritionTool> = (data: ResultData<Tool>, viewer: Viewer) => string[]
