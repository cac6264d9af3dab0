import { useState, type RefObject } from 'react'
import { client } from '../alfred/client.ts'
import { tellProblem } from '../alfred/problems.ts'
import { toasts } from '../shell/toasts.ts'

export type ScannedBarcode = {
  /** The code that stands before a line, until that is added. */
  code: string | undefined
  isScanning: boolean
  isKnown: boolean
  open(): void
  close(): void
  /** Looks up what a code stands for, and writes it into the line. */
  take(code: string): Promise<void>
  /** Keeps what was added as what the code stands for. */
  keep(line: string): Promise<void>
}

/** A barcode that is scanned to fill a line: what it stands for is known from the second time on. */
export function useBarcode(field: RefObject<HTMLInputElement | null>): ScannedBarcode {
  const [isScanning, setIsScanning] = useState(false)
  const [found, setFound] = useState<{ code: string; line: string | null }>()
  const take = async (code: string): Promise<void> => {
    setIsScanning(false)
    try {
      const line = await client.lineOfBarcode(code)
      setFound({ code, line })
      if (field.current !== null && line !== null) field.current.value = line
    } catch (error) {
      toasts.tell(tellProblem(error), { tone: 'danger' })
    }
    field.current?.focus()
  }
  const keep = async (line: string): Promise<void> => {
    setFound(undefined)
    if (found === undefined || found.line === line) return
    // What was added is added, whether its code is known the next time or not.
    await client
      .keepBarcode(found.code, line)
      .catch((error: unknown) => toasts.tell(tellProblem(error), { tone: 'danger' }))
  }
  return {
    ...{ code: found?.code, isScanning, isKnown: found !== undefined && found.line !== null, take, keep },
    open: () => setIsScanning(true),
    close: () => setIsScanning(false),
  }
}
