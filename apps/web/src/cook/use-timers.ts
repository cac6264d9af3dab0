import { useCallback, useEffect, useState } from 'react'
import type { StepTimer } from './read-timers.ts'

export type RunningTimer = { id: number; words: string; step: number; endsAt: number; isOver: boolean }

const TICK_MS = 500
let lastId = 0

/** The timers that run while one cooks, of all steps. */
export function useTimers(onOver: (timer: RunningTimer) => void) {
  const [timers, setTimers] = useState<readonly RunningTimer[]>([])
  const [now, setNow] = useState(() => Date.now())
  const isRunning = timers.some(({ isOver }) => !isOver)
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [isRunning])
  useEffect(() => {
    const over = timers.filter(({ isOver, endsAt }) => !isOver && endsAt <= now)
    if (over.length === 0) return
    for (const timer of over) onOver(timer)
    setTimers(timers.map((timer) => (over.includes(timer) ? { ...timer, isOver: true } : timer)))
  }, [now, onOver, timers])
  const start = useCallback(({ seconds, words }: StepTimer, step: number): void => {
    const begun = Date.now()
    setNow(begun)
    setTimers((before) => [
      ...before,
      { id: (lastId += 1), words, step, endsAt: begun + seconds * 1_000, isOver: false },
    ])
  }, [])
  const end = useCallback(
    (id: number): void => setTimers((before) => before.filter((timer) => timer.id !== id)),
    [],
  )
  return { timers, now, start, end }
}
