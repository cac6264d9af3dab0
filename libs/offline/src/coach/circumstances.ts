// Where, when and on what occasion something was eaten, as it stands behind a food: none of it changes what was eaten.

const OWNERS = "(?:the|my|our|a|an|his|her|their|this) (?:[a-z]+'s )?"
const PLACES =
  'club|pub|office|canteen|cafe|café|restaurant|gym|station|airport|hospital|ward|garden|park|car|train|bus|van|lorry|cinema|party|wedding|desk|site|house|place|flat|barbecue|bbq|church|library|hotel|beach|market|shops?|caff|services|meeting|kitchen|sofa|match|field|allotment|pool|conference|buffet|bar|deli|bakery|chippy|garage|takeaway'
const BARE_PLACES =
  "work|home|school|uni|college|lunch break|my desk|(?:my |our )?(?:[a-z]+'s|mums|nans|grans)"
const OUTINGS =
  'way (?:to|home|back|in|out|round|there|over|up|down|through)(?: (?:to |from )?(?:(?:the|my|a) )?[a-z]+)?|break|lunch break|tea break|go|hoof|road|motorway|commute|drive(?: home)?|run|ride|walk|bike|hike|move|sofa|bus|train|tube|plane|night shift|late shift|shift'
const DOINGS =
  'gym|run|ride|cycle|workout|training|swim|walk|match|class|yoga|pilates|work|school|bed|football|practice|game|session|shift|meeting|church|lessons?|climb|race|hike|spin class|film|concert|lecture'

/** What may stand behind a food. Each is bounded, so that a food that goes on behind it stays one. */
const BEHIND = [
  `(?:at|in|round|from|over at|down) ${OWNERS}(?:[a-z]+ )?(?:${PLACES})`,
  `(?:at|from|round) (?:${BARE_PLACES})`,
  `on (?:(?:the|my|a) )?(?:${OUTINGS})`,
  `(?:right |straight |just |soon )?(?:after|before|during|in between) (?:${OWNERS})?(?:[a-z]+ )?(?:${DOINGS})(?: session)?`,
  "(?:when|while|whilst|as|once) (?:i|we|out|watching|waiting|walking|driving|working|on|at|the)(?: [a-z']+){0,6}",
  'as well|too|though|earlier|afterwards|straight after|after|later on|in total|altogether|by myself|on my own',
]
const LAST = new RegExp(`(?<food>\\S) (?:${BEHIND.join('|')})(?=$| with |#)`)
const PARTS_MAX = 3
/** The hour behind a food that was counted: "a flat white about 11", of which the "about" may be gone. Without a count the number may be one. */
const HOUR =
  /^((?:an?|one|another) \S.*?) (?:at )?(?:(?:about|around|roughly) )?(?:1[0-2]|[1-9])(?:[:.]\d\d)?(?: ?[ap]m| ?o'?clock)?$/

/** A food without the circumstances behind it. */
export function withoutCircumstances(said: string): string {
  let rest = said.replace(HOUR, '$1')
  for (let part = 0; part < PARTS_MAX; part += 1) rest = rest.replace(LAST, '$<food>')
  return rest
}
