/** What browsers that read barcodes have; its types are in no library of ours. */
type Detector = { detect(source: HTMLVideoElement): Promise<readonly { rawValue: string }[]> }
type DetectorClass = new (options: { formats: readonly string[] }) => Detector

const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'upc_e'] as const

const detectorClass = (): DetectorClass | undefined =>
  (globalThis as unknown as { BarcodeDetector?: DetectorClass }).BarcodeDetector

/** Whether this browser can read barcodes with a camera. */
export function canScan(): boolean {
  return detectorClass() !== undefined && globalThis.navigator?.mediaDevices !== undefined
}

/**
 * Whether the last digit of a code is what the others make it: what was read wrongly hardly ever is (GS1 General Specifications, 7.9).
 */
export function isBarcode(code: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(code)) return false
  const digits = [...code].map(Number).toReversed()
  return digits.reduce((sum, digit, place) => sum + digit * (place % 2 === 0 ? 1 : 3), 0) % 10 === 0
}

/** How long (ms) a picture is looked at before the next one. */
const LOOK_EVERY_MS = 250

/** Looks at what a camera shows until a barcode is seen or the signal says that nobody looks any more; then null. */
export async function findBarcode(video: HTMLVideoElement, signal: AbortSignal): Promise<string | null> {
  const Class = detectorClass()
  if (Class === undefined) return null
  const detector = new Class({ formats: FORMATS })
  while (!signal.aborted) {
    // A picture that cannot be read is followed by one that can.
    const seen = await detector.detect(video).catch(() => [])
    const code = seen.map(({ rawValue }) => rawValue).find(isBarcode)
    if (code !== undefined && !signal.aborted) return code
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
  return null
}
