import type { ByLanguage } from '@alfred/language/wording'

/** Words of a change in four languages. Said of something that no fact tells, they are a false claim. */
export const changes =
  /(?<!\p{L})(?:(?:i|i've|i have|have been|has been|is|are|is now|are now|all) set|gone ahead|consider it done|i(?:'ve)? used|in place now|got rid|threw|ordered|booked|informed|notified|e-?mailed|called|bought|let (?:\p{L}+ ){1,3}know|taken (?:out|off)|is now in|are now in|added|saved|removed|deleted|logged|moved|stored|updated|remembered|recorded|planned|checked off|thrown (?:away|out)|put (?:it|them) (?:in|on|back)|hinzugefügt|gespeichert|gelöscht|entfernt|eingetragen|verschoben|vermerkt|notiert|weggeworfen|abgehakt|eingestellt|festgelegt|gesetzt|geplant|erledigt|bestellt|gebucht|angerufen|benachrichtigt|informiert|ajouté\p{L}*|enregistré\p{L}*|supprimé\p{L}*|retiré\p{L}*|noté\p{L}*|fixé\p{L}*|planifié\p{L}*|c'est fait|jeté\p{L}*|coché\p{L}*|déplacé\p{L}*|commandé\p{L}*|réservé\p{L}*|prévenu\p{L}*|añadid\p{L}*|guardad\p{L}*|eliminad\p{L}*|borrad\p{L}*|registrad\p{L}*|anotad\p{L}*|fijad\p{L}*|planificad\p{L}*|apuntad\p{L}*|tirad[oa]s?|tachad[oa]s?|reservad[oa]s?|avisad[oa]s?)(?!\p{L})/iu

/**
 * How people say that something has been seen to without naming what was done: "all set", "ist drin". Where nothing was
 * done at all, this is a false claim too.
 */
export const deeds =
  /(?<!\p{L})(?:all set|done and dusted|sorted|taken care of|took care of|(?:i|i've|i have) (?:just |now )?put|consider (?:\p{L}+ ){1,3}(?:gone|done)|(?:is|are|it's|they're) (?:now |already )?(?:gone|put away|on (?:your|the) (?:shopping )?list|out of (?:your|the))|(?:ist|sind) (?:jetzt |schon )?(?:drin|raus|auf (?:deiner|der) (?:einkaufs)?liste)|(?:steht|stehen) (?:jetzt |schon )?auf (?:deiner|der) (?:einkaufs)?liste|schon passiert|wird gemacht|gekümmert|c'est (?:noté|rangé|sur ta liste)|(?:m'en|me) suis occupée?|(?:est|sont) (?:maintenant )?sur ta liste|ya est[aá]n?|ya no est[aá]n?|me he encargado|est[aá]n? en (?:tu|la) lista|todo en orden)(?!\p{L})/iu

/** A word that says alone that all was done. */
export const finished = /^\s*¡?(?:done|hecho|listo|fait|erledigt|fertig)\s*[.!]/iu

/** A sentence that denies or offers a change claims none. */
export const denies =
  /(?<!\p{L})(?:not|n't|never|nothing|no|none|shall i|should i|would you|do you want|want me|could|can|if|nicht|nichts|kein\p{L}*|soll ich|möchtest|pas|rien|veux-tu|dois-je|sin|nada|quieres|debo)(?!\p{L})|n't(?!\p{L})/iu

/** How a sentence begins that offers something. Only code offers, since only what code has open can be answered. */
export const offers =
  /^\s*(?:(?:shall|should) (?:i|we)|would you like|do you want me|want me to|(?:i|we) (?:can|could) (?!not|only|n't)|let me know if|soll ich|möchtest du|willst du, dass|ich (?:kann|könnte) (?!nicht|nur|kein)|veux-tu|voulez-vous|souhaites-tu|dois-je|je (?:peux|pourrais) (?!pas)|quieres|¿quieres|¿te gustaría|¿debo|(?:yo )?puedo )/iu

/** What only a check of rules and goals may say. */
export const assurances =
  /(?<!\p{L})(?:safe|allergen[- ]free|(?:gluten|lactose|dairy|nut|egg)[- ]free|vegan|vegetarian|halal|kosher|within your (?:goal|limit)s?|sicher für|unbedenklich|(?:gluten|laktose)frei|sans (?:gluten|lactose)|sin (?:gluten|lactosa))(?!\p{L})/giu

const asSet = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Words that say nothing by themselves, and verbs of putting something somewhere. */
export const filling: ByLanguage<ReadonlySet<string>> = {
  en: asSet('have been were that this your also with from them they there'),
  de: asSet(
    'ich habe hab hast die der das den dem des dir dich dein deine deinen deinem deiner deines und ist sind war waren wurde wurden ' +
      'worden jetzt nun für mit auch ins auf zum zur von aus bei noch sie wir alles alle bereits schon dass dort darin gestellt gelegt geräumt gepackt getan',
  ),
  fr: asSet(
    'les des une ton tes mes dans est sont été ont pour avec aux sur maintenant aussi que qui déjà tout tous toutes cela mis mise mises rangé rangée rangés rangées',
  ),
  es: asSet(
    'los las una unos unas del tus mis con por para está están han sido ahora también que todo todos todas puesto puesta puestos puestas dejado',
  ),
}

/** A date as code says it: a day may be told by its weekday alone. */
export const dates =
  /\b\d{1,2} (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*(?: \d{4})?\b|\b\d{1,2}\. (?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)(?: \d{4})?|\b(?:\d{1,2}|1er) (?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)(?: \d{4})?|\b\d{1,2} de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)(?: de \d{4})?/giu
