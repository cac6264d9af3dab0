/** What somebody may be to the writer. */
export const RELATIONS =
  '(?:step)?(?:mother|mum|mom|mam|father|dad|sister|brother|daughter|son)(?:[- ]in[- ]law)?|child|kid|baby|toddler|partner|wife|husband|girlfriend|boyfriend|fiancee?|grandmother|grandma|granny|gran|nan|nana|oma|grandfather|grandpa|grandad|granddad|opa|aunt|auntie|uncle|cousin|niece|nephew|friend|mate|neighbou?r|colleague|coworker|flatmate|roommate|housemate|guest|visitor'
