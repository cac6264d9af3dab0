import { useEffect, useState } from 'react'

/** Keeps the screen awake while the page is in sight; says whether it does. */
export function useWakeLock(): boolean {
  const [isAwake, setIsAwake] = useState(false)
  useEffect(() => {
    if (!('wakeLock' in navigator)) return
    let held: WakeLockSentinel | undefined
    let hasLeft = false
    const hold = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return
      try {
        held = await navigator.wakeLock.request('screen')
        if (hasLeft) return await held.release()
        setIsAwake(true)
        held.addEventListener('release', () => setIsAwake(false))
      } catch {
        // A device that is low on power refuses: the screen then sleeps as always.
        setIsAwake(false)
      }
    }
    const look = (): void => void hold()
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      hasLeft = true
      document.removeEventListener('visibilitychange', look)
      void held?.release()
    }
  }, [])
  return isAwake
}
