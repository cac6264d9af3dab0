const PARENT = 'mother|mum|mom|mam|father|dad'
const SIBLING = 'sister|brother'
const CHILD = 'daughter|son'
const GRAND = 'grandmother|grandma|granny|gran|nan|nana|oma|grandfather|grandpa|grandad|granddad|opa'
const GRANDCHILD = 'granddaughter|grandson|grandchild'
const WIDER = 'aunt|auntie|uncle|niece|nephew'

/** Whom people name by their age or by a pet name: "my youngest", "the other half". */
const CALLED =
  'youngest|eldest|oldest|middle one|little (?:one|girl|boy|man)|teenager|(?:other|better) half|hubby|missus|fella|bloke'
const SEVERAL =
  'kids|children|boys|girls|twins|(?:grand|step)(?:kids|children|parents)|parents|sons|daughters|in[- ]laws|little ones|lads'

/** Who is meant by "the" alone: whoever says "the kids" or "the wife" means their own. */
export const KNOWN_BY_THE = `${SEVERAL}|wife|husband|baby|toddler|${CALLED}`

/** What somebody may be to the writer. One that begins with another comes before it, and none is found inside a longer word that is not here. */
export const RELATIONS = [
  `(?:step|foster[- ]?|half[- ]?)?(?:${PARENT}|${SIBLING}|${CHILD})(?:[- ]in[- ]law)?`,
  `god[- ]?(?:${PARENT}|${CHILD}|child|parent)`,
  `(?:great[- ]?)*(?:${GRANDCHILD}|${GRAND}|${WIDER})`,
  `child|kid|baby|toddler|(?:ex[- ])?(?:partner|wife|husband|girlfriend|boyfriend)|fiancee?`,
  SEVERAL,
  CALLED,
  'cousin|friend|mate|neighbou?r|colleague|coworker|flatmate|roommate|housemate|guest|visitor|boss|lodger|nanny|babysitter',
].join('|')
