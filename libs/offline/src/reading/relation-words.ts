const PARENT = 'mother|mum|mom|mam|father|dad'
const SIBLING = 'sister|brother'
const CHILD = 'daughter|son'
const GRAND = 'grandmother|grandma|granny|gran|nan|nana|oma|grandfather|grandpa|grandad|granddad|opa'
const GRANDCHILD = 'granddaughter|grandson|grandchild'
const WIDER = 'aunt|auntie|uncle|niece|nephew'

/** What somebody may be to the writer. One that begins with another comes before it, and none is found inside a longer word that is not here. */
export const RELATIONS = [
  `(?:step|foster[- ]?|half[- ]?)?(?:${PARENT}|${SIBLING}|${CHILD})(?:[- ]in[- ]law)?`,
  `god[- ]?(?:${PARENT}|${CHILD}|child|parent)`,
  `(?:great[- ]?)*(?:${GRANDCHILD}|${GRAND}|${WIDER})`,
  `child|kid|baby|toddler|(?:ex[- ])?(?:partner|wife|husband|girlfriend|boyfriend)|fiancee?`,
  'cousin|friend|mate|neighbou?r|colleague|coworker|flatmate|roommate|housemate|guest|visitor|boss|lodger|nanny|babysitter',
].join('|')
