/** What browsers that read barcodes offer; its types are in no library of ours. */
type Detector = { detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]> }
type DetectorMaker = new (settings: { formats: string[] }) => Detector

const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorMaker }

/** Whether this browser reads barcodes, with a camera to see them. */
export const canScan = BarcodeDetector !== undefined && globalThis.navigator?.mediaDevices !== undefined

const LOOK_AGAIN_MS = 250

/** Looks through the camera until there is a code; undefined when it was stopped before. */
export async function scanBarcode(video: HTMLVideoElement, signal: AbortSignal): Promise<string | undefined> {
  if (BarcodeDetector === undefined) return undefined
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  try {
    video.srcObject = stream
    await video.play()
    const detector = new BarcodeDetector({ formats: ['ean_13', 'ean_8', 'upc_a', 'upc_e'] })
    while (!signal.aborted) {
      const [found] = await detector.detect(video)
      if (found !== undefined) return found.rawValue
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
    }
    return undefined
  } finally {
    for (const track of stream.getTracks()) track.stop()
  }
}
