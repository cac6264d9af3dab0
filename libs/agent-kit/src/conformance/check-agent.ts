import { AlfredError } from '@alfred/contracts'
import { checks } from './checks.ts'
import { NotConformError } from './errors.ts'
import { openStage } from './stage.ts'
import type { Given } from './stage.ts'

/** What became of a check: null for one that holds, else what is wrong. */
export type Finding = { title: string; fault: string | null }

/** Holds a running agent against every check, one after the other. The wire has to be one that may ask agents. */
export async function checkAgent(given: Given): Promise<Finding[]> {
  const { stage, stop } = await openStage(given)
  try {
    const findings: Finding[] = []
    for (const { title, run } of checks) findings.push({ title, fault: await faultOf(() => run(stage)) })
    return findings
  } finally {
    stop()
  }
}

async function faultOf(run: () => Promise<void>): Promise<string | null> {
  try {
    await run()
    return null
  } catch (error) {
    if (error instanceof NotConformError) return error.message
    if (error instanceof AlfredError) return `it answered ${error.code}: ${error.message}`
    throw error
  }
}
