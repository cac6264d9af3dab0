import { plainWords } from './short-answers.ts'

const LATER =
  /^(?:no )?(?:not now|not today|not right now|later|maybe later|perhaps later|another time|some other time|jetzt nicht|nicht jetzt|später|vielleicht später|heute nicht|pas maintenant|plus tard|peut-être plus tard|pas aujourd'hui|ahora no|más tarde|luego|hoy no)(?: please| thanks| bitte| merci| gracias)?$/u

/** Does the message put something off, rather than refuse it? */
export function isForLater(message: string): boolean {
  return LATER.test(plainWords(message))
}
