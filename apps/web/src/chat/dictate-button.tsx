import { Mic, MicOff } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { canListen, listen } from './speech.ts'

/** Writes what is spoken, where the browser can listen. */
export function DictateButton({ onHeard }: { onHeard(text: string): void }) {
  const [isListening, setIsListening] = useState(false)
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])
  if (!canListen) return null
  const toggle = (): void => {
    if (isListening) return stop.current?.()
    setIsListening(true)
    stop.current = listen({ onHeard, onEnd: () => setIsListening(false) })
  }
  return (
    <button
      type="button"
      className="button button--icon"
      aria-label={isListening ? 'Stop dictating' : 'Dictate'}
      aria-pressed={isListening}
      onClick={toggle}
    >
      {isListening ? <MicOff size={20} aria-hidden /> : <Mic size={20} aria-hidden />}
    </button>
  )
}
