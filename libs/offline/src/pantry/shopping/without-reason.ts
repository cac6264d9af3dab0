const WHO = "(?:(?:i|we|he|she|they|you)(?:'ve|'d)?|(?:my|our|the) [a-z'-]+|[a-z'-]+)"
const HAS = 'got|have|had|has|found|brought|bought|picked up|made|kept|ordered'

/** What stands behind a comma and tells who has some, or behind "because". */
const REASON = new RegExp(
  [
    ',? (?:because|since|cos|coz|as) (?:i|we|he|she|they|it|there|my|our|the)\\b.+$',
    `(?:,|;| -) (?:${WHO} )?(?:(?:still|already|just|actually|now) )*(?:${HAS})(?: .*)?$`,
    "(?:,|;| -) (?:there|it|that|they)(?:'s|'re| is| are| was| were| turned) .+$",
  ].join('|'),
)

/** A list of foods without why they are spoken of: "the rice, mum brought some" is of rice alone. */
export function withoutReason(list: string): string {
  return list.replace(REASON, '')
}
