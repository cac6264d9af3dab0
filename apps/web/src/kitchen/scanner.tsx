import { useEffect, useRef, useState } from 'react'
import { findBarcode } from './barcodes.ts'

type ScannerProps = { onCode(code: string): void; onClose(): void }

/** Shows what the camera sees until there is a barcode in it. The camera is let go of as soon as this is closed. */
export function Scanner({ onCode, onClose }: ScannerProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [problem, setProblem] = useState<string>()
  const told = useRef(onCode)
  told.current = onCode
  useEffect(() => {
    const closing = new AbortController()
    look(video.current, closing.signal).then(
      (code) => code !== null && told.current(code),
      () => setProblem('The camera cannot be used: allow it for this page, or write what it is.'),
    )
    return () => closing.abort()
  }, [])
  return (
    <section className="card stack stack--tight" aria-label="Scan a barcode">
      {problem === undefined ? (
        <>
          <video ref={video} className="scanner" muted playsInline />
          <p role="status">Hold the barcode in front of the camera.</p>
        </>
      ) : (
        <p className="notice notice--warn" role="alert">
          {problem}
        </p>
      )}
      <div>
        <button type="button" className="button" onClick={onClose}>
          Close the camera
        </button>
      </div>
    </section>
  )
}

async function look(video: HTMLVideoElement | null, signal: AbortSignal): Promise<string | null> {
  if (video === null) return null
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  try {
    if (signal.aborted) return null
    video.srcObject = stream
    await video.play()
    return await findBarcode(video, signal)
  } catch (error) {
    // A picture that begins to play and is closed at once is no failure.
    if (signal.aborted) return null
    throw error
  } finally {
    for (const track of stream.getTracks()) track.stop()
  }
}
