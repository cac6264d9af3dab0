import { useEffect, useRef, useState } from 'react'
import { scanBarcode } from './scan-barcode.ts'

/** The picture of the camera, until there is a barcode in it. */
export function Scanner({ onFound, onStop }: { onFound(code: string): void; onStop(): void }) {
  const video = useRef<HTMLVideoElement>(null)
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    const leaving = new AbortController()
    if (video.current !== null)
      scanBarcode(video.current, leaving.signal)
        .then((code) => code !== undefined && onFound(code))
        .catch(() =>
          setProblem('The camera cannot be used: it may be refused for this page, or in use elsewhere.'),
        )
    return () => leaving.abort()
  }, [onFound])
  return (
    <div className="stack">
      {problem === undefined ? (
        <>
          <video ref={video} className="scanner" muted playsInline aria-label="The camera" />
          <p className="soft">Hold the code before the camera.</p>
        </>
      ) : (
        <p className="notice notice--danger" role="alert">
          {problem}
        </p>
      )}
      <button type="button" className="button" onClick={onStop}>
        Write it instead
      </button>
    </div>
  )
}
