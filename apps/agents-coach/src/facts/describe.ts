import type { NutritionTool } from '@alfred/contracts'
import type { Viewer } from './nutrition-words.ts'
import type { ResultData } from './result-data.ts'

/** Tells what a tool did in sentences for this person. */
export type Describe<Tool extends NutritionTool> = (data: ResultData<Tool>, viewer: Viewer) => string[]
