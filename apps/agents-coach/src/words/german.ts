import { capitalised, termsFor } from '@alfred/language/wording'
import type { Aim, CoachWords, Kept, Progress, Trend } from './words.ts'
import { wordsOfBody } from './words-of-body.ts'

const SIZES = { small: '„klein“', medium: '„mittel“', large: '„groß“', 'extra large': '„sehr groß“' } as const
const terms = termsFor('de')
const { and, fromTo, name, number, or, quoted } = terms

const entriesOf = (count: number): string => `${number(count)} ${count === 1 ? 'Eintrag' : 'Einträge'}`
const onDays = (count: number): string => `an ${number(count)} ${count === 1 ? 'Tag' : 'Tagen'}`

const ofNutrient = ({ amount, nutrient }: Aim): string =>
  nutrient === null ? amount : terms.of(amount, nutrient)

function progress({ nutrient, isLimit, consumed, target, left, rest, untold }: Progress): string {
  const reached = left <= 0 ? 'erreicht' : `noch ${rest}`
  const within = left < 0 ? `${rest} darüber` : `noch ${rest} frei`
  const unknown = untold === 0 ? '' : ` (ohne Wert dafür: ${entriesOf(untold)})`
  return `${capitalised(nutrient)}: ${consumed} von ${isLimit ? 'höchstens ' : ''}${target}, ${isLimit ? within : reached}${unknown}.`
}

const ways = { steady: 'gleichbleibend', up: 'steigend', down: 'fallend' }

function trendIn({ nutrient, way, from, to, known }: Trend): string {
  const moved = way === 'steady' ? `${ways[way]} bei ${to}` : `${ways[way]} von ${from} auf ${to}`
  return `${nutrient} ${moved}${known === null ? '' : ` (bekannt bei ${known.known} von ${known.all} Einträgen)`}`
}

function kept({ nutrient, isLimit, kept: on, days, average, target, trend }: Kept): string {
  const most = isLimit ? 'höchstens ' : ''
  const way =
    trend === null
      ? ''
      : `, ${ways[trend.way]}${trend.way === 'steady' ? '' : ` von ${trend.from} auf ${trend.to}`}`
  return `${capitalised(nutrient)}: eingehalten an ${on} von ${days} Tagen, im Schnitt ${average} von ${most}${target}${way}.`
}

export const german: CoachWords = {
  figures: {
    none: 'keine Werte',
    stated: 'wie von dir angegeben',
    estimate: 'geschätzt',
    partOf: (known, all, source) => `${known} von ${all} Zutaten, ${source}`,
    told: (thing, figures, sources) => `${capitalised(thing)}: ${figures} ${sources}.`,
    nothingTold: (thing, nutrient, sources) => `${capitalised(thing)}: ${nutrient} unbekannt ${sources}.`,
    estimated: (thing, figures) => `${capitalised(thing)}: etwa ${figures} (geschätzt, ohne Quelle).`,
    fit: (food) => `${capitalised(name(food))}: Die Werte passen zusammen.`,
    ofAnother: (food, other) => `Werte für ${name(food)} übernommen von: ${name(other)}.`,
    ownMeasure: (one, holds) => `Nach deinem eigenen Maß: ${one} = ${holds}.`,
    usualServings: (taken) =>
      `Als Portion angenommen, was üblich ist: ${taken.map(({ food, grams }) => `${name(food)} ${number(grams)} g`).join(', ')}.`,
    sizeTaken: (size, grams) => `Größe ${SIZES[size]}: ${number(grams)} g je Stück angenommen.`,
    sizeUnknown: (size) =>
      `Was die Größe ${SIZES[size]} wiegt, weiß ich nicht; angenommen ist das übliche Gewicht.`,
    perPiece: 'pro Stück',
    per: (amount) => `pro ${amount}`,
    compared: (what, foods, sources) => `${capitalised(what)}: ${foods.join('; ')} ${sources}.`,
    ranked: (what, foods, sources) => `${capitalised(what)}: ${foods.join(', ')} ${sources}.`,
    converted: (from, to, sources) => `${capitalised(from)}: etwa ${to}${sources}.`,
    notTold: (food) => `${food} ohne Angabe`,
    moreNotListed: (count) => `Und ${count} mehr, hier nicht aufgeführt.`,
    failed: (foods) =>
      `Keine Werte gefunden: ${foods.join(', ')}. Sag mir, was darin ist, zum Beispiel „eine Scheibe mit 300 kcal“, oder einen anderen Namen.`,
    knownByNow: (foods) => `Inzwischen gibt es Werte für: ${foods.join(', ')}.`,
    nothingFailed: 'Es gibt nichts, wofür ich keine Werte gefunden habe.',
    unknown: (foods) => `Dafür habe ich keine Werte: ${foods.map(name).join(', ')}.`,
    covered: (known, all, without) =>
      `${known} von ${all} Zutaten haben Werte; ohne: ${and(without.map(name))}.`,
    notWhole: (known, all, without) =>
      `Das ist nicht die Summe des ganzen Gerichts: ${known} von ${all} Zutaten haben Werte; nicht mitgezählt: ${and(without.map(name))}.`,
  },
  offers: {
    servings: (servings, recipe) => `${terms.amount(servings, 'serving')} ${quoted(recipe)}`,
    unknownCalories: 'Kalorien unbekannt',
    waiting: (thing, figures) => `${thing}: ${figures}`,
    shallLog: (thing, figures) => `${capitalised(thing)}: ${figures}. Soll ich das eintragen?`,
    whichRecipe: (recipe, options) =>
      `Welches Rezept meinst du${recipe === null ? '' : ` mit ${quoted(recipe)}`}: ${or(options)}?`,
    goal: (kind, amount) => `${kind === 'goal' ? 'mindestens' : 'höchstens'} ${amount}`,
    aDay: (goals) => `${and(goals)} pro Tag`,
    shallSet: (goals) =>
      `${goals.length === 1 ? 'Ziel' : 'Ziele'}: ${and(goals)} pro Tag. Soll ich ${goals.length === 1 ? 'es' : 'sie'} festlegen?`,
    soFar: (goals) => `Bisher: ${and(goals)}.`,
    reckoned: (by) => `Berechnet nach ${by}.`,
    littleEnergy: (least) =>
      `Weniger als ${least} pro Tag ist wenig für einen erwachsenen Menschen: Frag bitte eine Ärztin oder einen Arzt, bevor du dich daran hältst.`,
    set: (goals) => `Festgelegt: ${and(goals)} pro Tag.`,
    logged: (thing, figures) => `Eingetragen: ${thing} – ${figures}.`,
    leftOut: (foods) => `Auslassen würde ich, wofür ich keine Nährwerte habe: ${foods.map(name).join(', ')}.`,
    much: (thing, figures) => `Das ist viel: ${thing}${figures === null ? '' : `, ${figures}`}. Stimmt das?`,
    wouldHelp: ({ goal, consumed, target, food, brings }) =>
      `Heute ${goal}: ${consumed} von ${target}. Aus deinem Vorrat bringt das ${brings}: ${food}.`,
    calledOff: (offer) => `Verworfen: ${offer}.`,
  },
  again: {
    asOn: (day) => `Wie ${day}.`,
    mostOften: (times, day) =>
      `Das gab es am häufigsten: ${times}-mal in den letzten vier Wochen, in diesen Mengen ${day}.`,
    asKept: (called) => `Wie gespeichert: ${quoted(called)}.`,
    kept: (called, meal, { foods, figures }) =>
      `${quoted(called)}${meal === null ? '' : ` (${terms.meal(meal)})`}: ${foods}${figures === null ? '' : `, ${figures}`}`,
    saved: (meal, isReplacing) => `${isReplacing ? 'Neu gespeichert' : 'Gespeichert'}: ${meal}.`,
    listed: (meals) => `Deine gespeicherten Mahlzeiten: ${meals.join('; ')}.`,
    none: 'Noch ist keine Mahlzeit unter einem Namen gespeichert. Sag zum Beispiel: „Speichere dieses Frühstück als mein übliches“.',
    forgotten: (called, meal) =>
      `Vergessen: ${quoted(called)}${meal === null ? '' : ` (${terms.meal(meal)})`}. Was damit eingetragen wurde, bleibt.`,
  },
  diary: {
    nothingOn: (day) => `${capitalised(day)} ist nichts eingetragen.`,
    nothingFromTo: (from, until) => `Nichts eingetragen: ${fromTo(from, until)}.`,
    day: (day, { figures, entries, sources }) =>
      `${capitalised(day)}: ${figures}, ${entriesOf(entries)} ${sources}.`,
    workoutAdds: (calories) => `Durch Training darfst du ${calories} mehr essen.`,
    estimates: (count) => `Davon geschätzt: ${entriesOf(count)}.`,
    progress,
    emptyWeek: (from, until) => `${fromTo(from, until)}: nichts eingetragen.`,
    week: (from, until, { days, figures, sources }) =>
      `${fromTo(from, until)}: an ${days} von 7 Tagen eingetragen, an diesen im Schnitt ${figures} pro Tag ${sources}.`,
    against: ({ logged, of }, trends) =>
      `Gegenüber ${of === 7 ? 'der Woche' : `den ${of} Tagen`} davor (an ${logged} von ${of} Tagen eingetragen), im Schnitt pro Tag: ${trends.map(trendIn).join('; ')}.`,
    tooFewToCompare: ({ logged, of }, needed) =>
      `Zu wenige Tage für einen Vergleich mit ${of === 7 ? 'der Woche' : `den ${of} Tagen`} davor (an ${logged} von ${of} Tagen eingetragen): Beide brauchen ${needed}.`,
    eatenOn: (day, meals, { calories, sources }) =>
      `${capitalised(day)}: ${meals.join('; ')}. Zusammen ${calories} ${sources}.`,
  },
  entries: {
    workout: (day, calories, all) =>
      `Für das Training ${day} dazugerechnet: ${calories}${all === null ? '' : ` (zusammen ${all})`}.`,
    water: (day, amount, all) =>
      `Wasser ${day} eingetragen: ${amount}${all === null ? '' : ` (mit dem aus Lebensmitteln: ${all})`}.`,
    deleted: (thing, calories) => `Gelöscht: ${thing}${calories === null ? '' : ` (${calories})`}.`,
    changed: (thing, figures) => `Geändert: ${thing}${figures === null ? '' : ` – ${figures}`}.`,
  },
  goals: {
    none: 'Du hast noch keine Ernährungsziele.',
    listed: (goals) => `Deine Ziele pro Tag: ${goals.join('; ')}.`,
    emptyDiary: 'In deinem Tagebuch steht noch nichts.',
    diarySince: (entries, day) =>
      `Dein Tagebuch hat ${entriesOf(entries)}, ${entries === 1 ? 'vom' : 'seit'} ${day}.`,
    count: (goals) =>
      goals === 0
        ? 'Du hast keine Ernährungsziele.'
        : `Du hast ${number(goals)} ${goals === 1 ? 'Ernährungsziel' : 'Ernährungsziele'}.`,
    preference: (kind, value) => `${kind} (${value})`,
    known: (all) => `Über dich weiß ich: ${all.join(', ')}.`,
    removed: (goal) => `Ziel entfernt: ${goal} pro Tag.`,
    colours: (nutrient, kind, { yellow, turn }) =>
      `${capitalised(nutrient)}: gelb ab ${yellow} %, ${kind === 'goal' ? 'grün' : 'rot'} ab ${turn} % ${kind === 'goal' ? 'des Ziels' : 'der Grenze'}.`,
    weighsLittle:
      'Für deine Größe ist das Gewicht schon niedrig, darum berechne ich kein Ziel zum Abnehmen. Frag bitte eine Ärztin oder Ernährungsberatung, was für dich richtig ist.',
    atRest: ({ resting, factor, added, isRaised }) =>
      `Mifflin-St Jeor: ${resting} in Ruhe, mal ${factor} für Bewegung${
        added === 0 ? '' : `, ${added > 0 ? 'plus' : 'minus'} ${number(Math.abs(added))}`
      }${isRaised ? ', angehoben auf das Mindeste, das ich empfehle' : ''}`,
  },
  body: wordsOfBody.german,
  recipes: {
    unread: 'Die Zutaten dieses Rezepts erkenne ich nicht: Schreib sie bitte untereinander.',
    noneFound: (query) =>
      query === null || query === ''
        ? 'Es ist kein Rezept gespeichert.'
        : `Kein Rezept gespeichert: ${quoted(query)}.`,
    makes: (servings) => `für ${servings}`,
    found: (recipes) => `Gespeichert: ${recipes.join('; ')}.`,
    noFigures: (recipe) => `Für die Zutaten habe ich keine Nährwerte: ${quoted(recipe)}.`,
    whole: (recipe, figures) =>
      `${quoted(recipe)}, alles zusammen: ${figures}. Wie viele Portionen es ergibt, steht nicht dabei.`,
    serving: (recipe, makes, figures) => `${quoted(recipe)}, eine von ${makes} Portionen: ${figures}.`,
  },
  reports: {
    noDays: (from, until) => `${fromTo(from, until)}: nichts eingetragen.`,
    report: (from, until, { days, figures, sources }) =>
      `${fromTo(from, until)}: ${onDays(days)} eingetragen, im Schnitt ${figures} pro Tag ${sources}.`,
    noGoals: 'Du hast keine Ernährungsziele, an denen sich das messen ließe.',
    kept,
    tooFew: (from, until, days) =>
      `${fromTo(from, until)}: ${days === 0 ? 'an keinem Tag' : onDays(days)} eingetragen, zu wenig für ein Muster.`,
    shares: (from, until, { days, shares, sources }) =>
      `${fromTo(from, until)}: ${onDays(days)} eingetragen. Von den Kalorien: ${shares.join(', ')} ${sources}.`,
    mostOften: (foods) => `Am häufigsten: ${foods.join(', ')}.`,
    times: (food, times) => `${food} (${times}-mal)`,
    weekdays: (weekday, weekend) => `Im Schnitt an Werktagen ${weekday}, am Wochenende ${weekend}.`,
    noFood: (nutrient) => `Ich kenne keine Quelle für ${nutrient}, die du essen darfst.`,
    lacksMost: (nutrient) => `Von deinen Zielen fehlt heute am meisten: ${nutrient}.`,
    atHand: (things, sources) => `Von dem, was du hast: ${things.join(', ')} ${sources}.`,
    toBuy: (foods) => `noch zu kaufen: ${and(foods.map(name))}`,
    muchOf: (nutrient, foods, sources) =>
      `Gute Quellen für ${nutrient}, je 100 g: ${foods.join(', ')} ${sources}.`,
  },
  checks: {
    belowZero: (food) => `Eine Menge unter null bei den Werten für: ${name(food)}.`,
    noCalories: (food) => `0 kcal ist hier nicht möglich: ${name(food)}.`,
    doNotFit: (food, stated, reckoned) =>
      `Die ${stated} passen nicht zu Eiweiß, Kohlenhydraten und Fett, die zusammen ${reckoned} ergeben (${name(food)}).`,
    unusual: (food, above) => `Mehr als ${ofNutrient(above)} ist ungewöhnlich: ${name(food)}.`,
  },
  asking: {
    convertWhat:
      'Ein Gewicht ist kein Volumen und keine Stückzahl: Von welchem Lebensmittel soll ich es umrechnen?',
    unknownUnit: (said) => `Diese Einheit kenne ich nicht: ${quoted(said)}.`,
    unknownUnitOf: (said, food, known) =>
      `Ich weiß nicht, wie viel ${quoted(said)} davon ist (${name(food)}). Ich kenne: ${known.map(terms.units).join(', ')}.`,
    editUnclear:
      'Ich kann das Lebensmittel, die Menge, die Einheit, die Werte, die Mahlzeit oder den Tag ändern, die Portionen eines Rezepts und den Zielwert.',
  },
  objection: (food, { kind, value }) =>
    `Damit würde ich dir anbieten: ${name(food)}. Dagegen spricht: ${terms.kind(kind)} (${terms.kept(kind, value)}).`,
}
