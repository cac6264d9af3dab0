/** What browsers that listen have in common; its types are in no library of ours. */
type Recognition = EventTarget & {
  lang: string
  continuous: boolean
  interimResults: boolean
  start(): void
  stop(): void
}
type Heard = Event & { results: ArrayLike<ArrayLike<{ transcript: string }>>; resultIndex: number }

const names = window as unknown as Record<string, (new () => Recognition) | undefined>
const Recognizer = names['SpeechRecognition'] ?? names['webkitSpeechRecognition']

/** Whether this browser can listen. */
export const canListen = Recognizer !== undefined

type Listening = { isContinuous?: boolean; onHeard(text: string): void; onEnd(): void }

/** Listens until it is stopped or nobody speaks any more; gives how to stop it. */
export function listen({ isContinuous = false, onHeard, onEnd }: Listening): () => void {
  if (Recognizer === undefined) {
    onEnd()
    return () => undefined
  }
  const recognition = new Recognizer()
  recognition.lang = navigator.language
  recognition.continuous = isContinuous
  recognition.interimResults = false
  recognition.addEventListener('result', (event) => {
    const { results, resultIndex } = event as Heard
    const text = results[resultIndex]?.[0]?.transcript.trim()
    if (text !== undefined && text !== '') onHeard(text)
  })
  recognition.addEventListener('end', onEnd)
  recognition.start()
  return () => recognition.stop()
}
