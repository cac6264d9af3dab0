const LENGTH_MAX = 500

/** Words of a change, an amount or a ref: small talk has none, so that it claims nothing. */
const claims =
  /\d|\b(?:gen_|ref_)?[a-z]+_\d+\b|\b(?:added|saved|removed|deleted|logged|planned|stored|moved|updated|remembered|noted|recorded|checked off|thrown away|order|deliver|book|buy|call|pay|send)\b/iu

/** The answer to small talk if it claims nothing; null otherwise, and for none. */
export function plainTalk(text: string | null): string | null {
  const said = text?.trim() ?? ''
  return said === '' || said.length > LENGTH_MAX || claims.test(said) ? null : said
}
