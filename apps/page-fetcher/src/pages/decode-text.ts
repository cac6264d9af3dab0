/** How far into a page its charset may be told. https://html.spec.whatwg.org/multipage/parsing.html#encoding-sniffing-algorithm */
const SNIFFED_BYTES = 1_024
const DECLARED = /<meta\b[^>]{0,200}?charset\s{0,9}=\s{0,9}["']?([\w:.-]{1,40})/i
const IN_XML = /^<\?xml\b[^>]{0,200}?encoding\s{0,9}=\s{0,9}["']([\w:.-]{1,40})/i

/** Decodes a page: by its byte order mark, its header, its own words, and else as UTF-8. What fits none of them is replaced. */
export function decodeText(bytes: Buffer, charset: string | null): string {
  const label = markOf(bytes) ?? charset ?? declaredIn(bytes)
  return decoderOf(label).decode(bytes)
}

function markOf(bytes: Buffer): string | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  return undefined
}

function declaredIn(bytes: Buffer): string {
  const start = bytes.subarray(0, SNIFFED_BYTES).toString('latin1')
  const label = (DECLARED.exec(start) ?? IN_XML.exec(start))?.[1] ?? 'utf-8'
  // Whoever reads these words reads no UTF-16.
  return /^utf-?16/i.test(label) ? 'utf-8' : label
}

function decoderOf(label: string): TextDecoder {
  try {
    return new TextDecoder(label)
  } catch {
    return new TextDecoder('utf-8')
  }
}
