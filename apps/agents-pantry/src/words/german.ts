import { capitalised, termsFor } from '@alfred/language/wording'
import { bracketed } from './bracketed.ts'
import { sayTaken } from './say-taken.ts'
import { verdictWords } from './words-of-verdicts.ts'
import type { Span } from './span-of-days.ts'
import type { Kept } from './kept.ts'
import type { Became, Conflict, PantryWords, Rest, TakenThing, Written, UsageKind } from './words.ts'
import { wordsByTopic } from './words-by-topic.ts'
import { wordsOfMeals } from './words-of-meals.ts'
import { wordsOfPages } from './words-of-pages.ts'
import { wordsOfMeasures } from './words-of-measures.ts'

const terms = termsFor('de')
const { fromPlace, inPlace, name, number, quoted, toPlace } = terms

const listOf = (items: readonly string[]): string => items.join('; ')
const count = (quantity: number, one: string, many: string): string =>
  `${number(quantity)} ${quantity === 1 ? one : many}`
const left = (rest: Rest): string =>
  rest === null
    ? 'nichts mehr übrig'
    : `noch ${rest.amount}${rest.place === null ? ' übrig' : ` ${inPlace(rest.place)}`}`
const takenOf = (all: readonly TakenThing[]): string => sayTaken(all, { left, listOf })

const states = new Map([
  ['closed', 'wie gekauft'],
  ['opened', 'nach dem Öffnen'],
  ['cut', 'angeschnitten'],
  ['cooked', 'gekocht'],
  ['thawed', 'aufgetaut'],
])
/** What was done to a food; nothing is not said. */
const stateOf = (of: readonly string[]): string =>
  of.every((state) => state === 'closed')
    ? ''
    : `, ${of.map((state) => states.get(state) ?? '?').join(' oder ')}`
const units: Readonly<Record<Span['unit'], readonly [one: string, many: string]>> = {
  day: ['Tag', 'Tage'],
  week: ['Woche', 'Wochen'],
  month: ['Monat', 'Monate'],
  year: ['Jahr', 'Jahre'],
}
const sayTime = ({ span: { least, most, unit }, location }: { span: Span; location: string }): string =>
  `${least === most ? '' : `${number(least)} bis `}${count(most, ...units[unit])} ${inPlace(location)}`

/** A diet that nobody eats, but has. */
const DIABETES = 'Diabetes'

const clauses: Readonly<Record<string, (value: string) => string>> = {
  allergy: (value) => `dass du gegen ${value} allergisch bist`,
  diet: (value) => (value === DIABETES ? `dass du ${value} hast` : `dass du ${value} isst`),
  dislike: (value) => `dass du ${value} nicht magst`,
  like: (value) => `dass du ${value} magst`,
  servings: (value) => `dass du für ${value} kochst`,
}

/** What is remembered, behind the verb of a sentence: ", dass du gegen Erdnüsse allergisch bist". */
function clauseOf({ kind, value }: Kept): string {
  const clause = Object.hasOwn(clauses, kind) ? clauses[kind] : undefined
  return clause === undefined ? `: ${labelOf({ kind, value })}` : `, ${clause(value)}`
}

/** "Allergie (Erdnüsse)". */
function labelOf({ kind, value }: Kept): string {
  return `${terms.kind(kind)} (${value})`
}

/** "Salz (2 Handvoll)". */
const written = ({ food, amount }: Written): string => `${name(food)} (${amount})`

function daysLeft(days: number): string {
  if (days === 0) return 'heute'
  return days === 1 ? 'morgen' : `in ${number(days)} Tagen`
}

const usageKinds: Readonly<Record<UsageKind, string>> = {
  bought: 'gekauft',
  used: 'verbraucht',
  cooked: 'verkocht',
  eaten: 'gegessen',
  discarded: 'weggeworfen',
}

const usageOf = (all: readonly Became[]): string =>
  listOf(all.map(({ kind, things }) => `${usageKinds[kind]} ${things.join(', ')}`))

export const german: PantryWords = {
  ...wordsByTopic.german,
  stock: {
    added: (all) => {
      const parts = all.map(
        ({ things, place, until }) =>
          `${terms.and(things)} ${toPlace(place)}${until === null ? '' : ` (haltbar bis ${until})`}`,
      )
      return `Hinzugefügt: ${listOf(parts)}.`
    },
    inAll: (things) => `Zusammen: ${terms.and(things)}.`,
    used: (all) => `Verbraucht: ${takenOf(all)}.`,
    discarded: (all) => `Weggeworfen: ${takenOf(all)}.`,
    discardedAll: (things) => `Weggeworfen: ${listOf(things)}.`,
    keptEstimated: (items) =>
      `Noch da, weil das Datum nur geschätzt ist: ${listOf(items)}. Sag „auch die geschätzten“, dann kommt das ebenfalls weg.`,
    nothingPast: (place) =>
      `${place === null ? 'Im Vorrat' : capitalised(inPlace(place))} ist nichts abgelaufen.`,
    short: (thing, { taken, missing }) =>
      `Nur ${thing} im Vorrat, also ${taken} entnommen (${missing} zu wenig).`,
    moved: (thing, from, to) =>
      `Verschoben: ${[thing, terms.and(from.map(fromPlace)), toPlace(to)].filter((part) => part !== '').join(' ')}.`,
    subject: (food, place) => `${capitalised(name(food))} ${inPlace(place)}`,
    amountNow: (now, before) => `jetzt ${now} (vorher: ${before})`,
    untilNow: (now, before) =>
      `${now === null ? 'ohne Datum' : `haltbar bis ${now}`} (vorher: ${before ?? 'ohne Datum'})`,
    opened: (day) => `geöffnet am ${day}`,
    estimated: (day) => `${day}, geschätzt`,
    keeps: (until) => `Haltbar bis ${until}.`,
    stillClosed: (amount) => `Noch geschlossen: ${amount}.`,
    notOpened: 'nicht geöffnet',
    belowMinimum: (minimum, there) =>
      `Unter deinem Mindestvorrat (${minimum}): ${there === null ? 'nichts mehr da' : `noch ${there} da`}.`,
    minimumSet: (minimum, before) =>
      `Ich merke mir als Mindestvorrat: ${minimum}${before === null ? '' : ` (vorher: ${before})`}.`,
    minimumGone: (food, before) =>
      before === null
        ? `Es gab keinen Mindestvorrat: ${name(food)}.`
        : `Kein Mindestvorrat mehr: ${name(food)} (vorher: ${before}).`,
    unsureOfMinimum: (minimums) =>
      `Im Vorrat, aber in einem Maß, das ich nicht mit dem Mindestvorrat vergleichen kann: ${listOf(minimums)}.`,
    enough: (minimums) => `Davon ist genug da, nach deinem Mindestvorrat: ${listOf(minimums)}.`,
    noMinimum: 'Du hast für nichts einen Mindestvorrat gesetzt.',
    packSize: (pack, holds, before) =>
      `Ich merke mir: ${pack} = ${holds}${before === null ? '' : ` (vorher: ${before})`}.`,
    changed: (subject, changes) => `${subject}: ${changes.join(', ')}.`,
    unchanged: (subject, amount) => `${subject}: unverändert ${amount}.`,
    nothingAt: (place) =>
      place === null ? 'Der Vorrat ist leer.' : `${capitalised(inPlace(place))} ist nichts.`,
    notThere: (food, place) => `Nicht ${place === null ? 'im Vorrat' : inPlace(place)}: ${name(food)}.`,
    at: (place, items) => `${capitalised(inPlace(place))}: ${listOf(items)}.`,
    openedOn: (day) => `geöffnet am ${day}`,
    nothingExpires: (until) => `Bis ${until} läuft nichts ab.`,
    expired: (thing, place, day) => `${thing} ${inPlace(place)}: abgelaufen seit ${day}.`,
    expires: (thing, place, { day, daysLeft: days }) =>
      `${thing} ${inPlace(place)}: haltbar bis ${day} (${daysLeft(days)}).`,
  },
  usage: {
    reasons: {
      expired: 'abgelaufen',
      spoiled: 'verdorben',
      disliked: 'schmeckte nicht',
      too_much: 'zu viel',
      other: 'anderer Grund',
    },
    told: (all, { from, until }) => `${from} bis ${until}: ${usageOf(all)}.`,
    aWeek: (amount) => `etwa ${amount} in der Woche`,
    nothing: (food, { from, until }) =>
      `Dazu ist nichts vermerkt (${[...(food === null ? [] : [name(food)]), `${from} bis ${until}`].join(', ')}).`,
  },
  shopping: {
    put: (all) => {
      const things = all.map(({ thing, inAll }) => `${thing}${inAll === null ? '' : ` (zusammen ${inAll})`}`)
      return `Auf die Einkaufsliste gesetzt: ${terms.and(things)}.`
    },
    already: (all) => `Schon auf der Einkaufsliste: ${all}.`,
    tookOff: (foods) => `Von der Einkaufsliste genommen: ${terms.and(foods.map(name))}.`,
    nowOnList: (thing, before) =>
      `Jetzt auf der Einkaufsliste: ${thing} (vorher: ${before.map((amount) => amount ?? 'ohne Menge').join(' und ')}).`,
    cleared: (foods) => `Die Einkaufsliste ist jetzt leer. Darauf stand: ${listOf(foods.map(name))}.`,
    nothingChecked: 'Auf der Einkaufsliste ist nichts abgehakt.',
    checkedOff: (foods) => `Auf der Einkaufsliste abgehakt: ${terms.and(foods.map(name))}.`,
    toBuy: (items) => `Einzukaufen: ${listOf(items)}.`,
    checked: (items) => `Abgehakt: ${listOf(items)}.`,
    nothingToBuy: 'Es ist nichts mehr einzukaufen.',
    empty: 'Die Einkaufsliste ist leer.',
  },
  missing: {
    lacking: (of, things) => `Es fehlt (${of}): ${listOf(things)}.`,
    nothing: (of) => `Es fehlt nichts (${of}).`,
    there: (things) => `Im Vorrat: ${listOf(things)}.`,
    listed: (things) => `Auf der Einkaufsliste: ${listOf(things)}.`,
    unsure: (foods) =>
      `Im Vorrat, aber in einem Maß, das ich nicht vergleichen kann; ob es reicht, weiß ich nicht: ${foods.map(name).join(', ')}.`,
    withoutRecipe: (dishes) => `Die Zutaten kenne ich nicht: ${listOf(dishes)}.`,
  },
  meals: wordsOfMeals.german,
  measures: wordsOfMeasures.german,
  preferences: {
    remembered: (kept) => `Ich merke mir${clauseOf(kept)}.`,
    already: (kept) => `Ich weiß schon${clauseOf(kept)}.`,
    forgotten: (kept) => `Nicht mehr gespeichert: ${labelOf(kept)}.`,
    listed: (kept, { isEnforced, isLearned }) =>
      `${terms.kind(kept.kind)}: ${kept.value}${bracketed([...(isEnforced ? ['wird geprüft'] : []), ...(isLearned ? ['selbst bemerkt'] : [])])}.`,
    held: (covers) =>
      `Ab jetzt achte ich darauf bei allem, was ich vorschlage und speichere${covers?.startsWith('foods that are called so') ? ' (nur was so heißt; worin es sonst steckt, weiß ich nicht)' : ''}; ein Lebensmittel, das ich nicht kenne, kann ich aber nicht prüfen.`,
    notHeld: () => 'Darauf kann ich meine Vorschläge nicht prüfen.',
    nothing: 'Ich weiß noch nichts über dich.',
  },
  people: {
    known: (person) => `Ich merke mir: ${person}.`,
    remembered: (person, rules) => `Ich merke mir (${person}): ${rules.map(labelOf).join(', ')}.`,
    already: (person, rules) => `Das weiß ich schon (${person}): ${rules.map(labelOf).join(', ')}.`,
    held: 'Das gilt für alles, was ich vorschlage, plane und speichere, solange ihr zusammen esst; ein Lebensmittel, das ich nicht kenne, kann ich aber nicht prüfen.',
    forgotten: (person, rules) => `Nicht mehr gespeichert (${person}): ${rules.map(labelOf).join(', ')}.`,
    gone: (person) => `Nicht mehr gespeichert: ${person}.`,
    listed: (person, { relation, livesHere, rules }) => {
      const notes = [...(relation === null ? [] : [relation]), ...(livesHere ? ['wohnt bei dir'] : [])]
      const told = rules.length === 0 ? 'noch nichts bekannt' : rules.map(labelOf).join(', ')
      return `${capitalised(person)}${bracketed(notes)}: ${told}.`
    },
    nobody: 'Du hast mir noch von niemand anderem erzählt.',
    may: verdictWords.de,
  },
  recipes: {
    saved: (recipe, { servings, ingredients, steps, isRewritten }) => {
      const parts = [
        ...(servings === null ? [] : [count(servings, 'Portion', 'Portionen')]),
        count(ingredients, 'Zutat', 'Zutaten'),
        ...(steps === 0 ? [] : [count(steps, 'Schritt', 'Schritte')]),
      ]
      return `${isRewritten ? 'Ersetzt' : 'Gespeichert'}: ${quoted(recipe)}${bracketed(parts)}.`
    },
    simplified: (notes) => `Vereinfacht: ${listOf(notes)}`,
    withoutAmount: (ingredient) => `ohne Menge: ${written(ingredient)}`,
    leastOf: (ingredient, least) => `mit der kleinsten Menge, ${number(least)}: ${written(ingredient)}`,
    deleted: (recipe) => `Rezept gelöscht: ${quoted(recipe)}.`,
    scaled: (from, to, inSteps) =>
      `für ${to} statt für ${from}, mit allen Mengen${inSteps === null ? '' : ` (davon ${inSteps} in den Schritten)`}`,
    added: (foods) => `dazu ${terms.and(foods)}`,
    removed: (foods) => `ohne ${terms.and(foods)}`,
    swapped: (from, to) => `statt ${from}: ${to}`,
    amounts: (foods) => `jetzt ${terms.and(foods)}`,
    steps: (steps) => count(steps, 'weiterer Schritt', 'weitere Schritte'),
    stepsChanged: (steps) => count(steps, 'Schritt geändert', 'Schritte geändert'),
    stepsRemoved: (steps) => count(steps, 'Schritt weniger', 'Schritte weniger'),
    updated: (recipe, changes) =>
      `${quoted(recipe)}: ${changes.length === 0 ? 'nichts geändert' : changes.join(', ')}.`,
    named: (recipe) => `heißt jetzt ${quoted(recipe)}`,
    serves: (servings) => `für ${servings}`,
    notes: (notes) => `Notizen: ${notes}`,
    minutes: (minutes) => `${minutes} Minuten`,
    found: (recipes) =>
      `${count(recipes.length, 'gespeichertes Rezept', 'gespeicherte Rezepte')}: ${listOf(recipes)}.`,
    noneFound: 'Kein gespeichertes Rezept passt.',
    fromCookbook: (recipes) => `Aus dem Kochbuch: ${listOf(recipes)}.`,
    noneInCookbook: 'Im Kochbuch passt nichts.',
    leftOut: (quantity) =>
      `Weggelassen: ${count(quantity, 'Rezept', 'Rezepte')}, wegen deiner Regeln oder Wünsche.`,
    kilocalories: (amount, { sources, without }) =>
      `etwa ${amount} kcal pro Portion${sources.length === 0 ? '' : ` nach ${sources.join(' und ')}`}${without.length === 0 ? '' : ` ohne ${without.map(name).join(' und ')}`}`,
    noSum: (foods) => `Energie unbekannt, keine Nährwerte für: ${foods.map(name).join(', ')}`,
    missing: (foods, more) =>
      `nicht im Vorrat: ${foods.map(name).join(', ')}${more === 0 ? '' : ` und ${more} weitere`}`,
    nothingMissing: 'alles im Vorrat',
    moreThanListed: terms.moreThanListed,
    againstRules: (conflicts) => `gegen deine Regeln: ${conflicts.map(name).join(', ')}`,
    contains: (food) => `mit: ${name(food)}`,
    alreadySaved: 'Dieses Rezept ist schon gespeichert.',
    incomplete: 'Das Rezept ist nicht vollständig und wurde deshalb nicht gespeichert.',
  },
  pages: wordsOfPages.german,
  cooking: {
    cooked: (dish, servings) =>
      `Gekocht: ${quoted(dish)}${servings === null ? '' : ` (${count(servings, 'Portion', 'Portionen')})`}.`,
    taken: (things) => `Aus dem Vorrat genommen: ${listOf(things)}.`,
    missing: (things) => `Nicht im Vorrat: ${listOf(things)}.`,
    unmeasured: (foods) =>
      `Nicht abgezogen, weil die Maße nicht zusammenpassen: ${foods.map(name).join(', ')}.`,
    withoutRecipe: (dishes) =>
      `Nichts abgezogen, weil es kein Rezept dazu gibt: ${dishes.join(', ')}. Sag mir, was hineinkam.`,
    leftovers: (servings, place, until) =>
      `Reste ${toPlace(place)} gestellt: ${count(servings, 'Portion', 'Portionen')}${until === null ? '' : ` (haltbar bis ${until})`}.`,
    diaryOffered: 'Sag mir, wie viele Portionen du gegessen hast, dann schreibe ich sie ins Tagebuch.',
  },
  foods: {
    pairs: (food, pairings) => `${capitalised(name(food))}, gut dazu: ${listOf(pairings)}.`,
    noPairs: (food) => `${capitalised(name(food))}: Dazu fällt mir nichts Besonderes ein.`,
    smellAlike: (aromas) => `gemeinsame Aromen: ${aromas.join(', ')}`,
    usedTogether: (recipes) => `zusammen in ${number(recipes)} Rezepten`,
    inStock: 'im Vorrat',
    insteadOf: (food, substitutes) => `Ersatz für ${name(food)}: ${listOf(substitutes)}.`,
    noSubstitute: (food) => `Für ${name(food)} kenne ich keinen Ersatz.`,
  },
  keeping: {
    times: (food, of, times) => `${capitalised(name(food))}${stateOf(of)}: ${listOf(times)}.`,
    published: (times, source) => `etwa ${times.map(sayTime).join(', ')} (${source})`,
    unknown: (food, of, location) =>
      `Wie lange sich das${location === null ? '' : ` ${inPlace(location)}`} hält, weiß ich nicht: ${name(food)}${stateOf(of)}.`,
    caution:
      'Das sind übliche Zeiten, kein Versprechen: Sieh hin, riech daran und achte auf das Datum auf der Packung.',
  },
  asking: {
    unknownTime: (said) =>
      `„${said}“ ist keine Zeit, die ich kenne. Sag es zum Beispiel so: „18:30“ oder „evening“.`,
    unknownUnit: (said, known) =>
      `Diese Einheit kenne ich nicht: ${quoted(said)}. Ich kenne: ${known.map(terms.units).join(', ')}.`,
  },
  objection,
}

const rules: Readonly<Record<string, (value: string) => string>> = {
  allergy: (value) => `du bist gegen ${value} allergisch`,
  diet: (value) => `du isst ${value}`,
  wish: (value) => `du möchtest diesmal darauf verzichten (${value})`,
  companion: (value) => `wer mitisst, darf das nicht haben (${value})`,
}

/** "Darin steckt: Satay (Erdnüsse), und du bist gegen Erdnüsse allergisch." */
function objection({ food, rule, because }: Conflict): string {
  const value = terms.kept(rule.kind, rule.value)
  const part =
    because?.part == null || name(because.part) === name(food ?? '') ? '' : ` (${name(because.part)})`
  const against = rules[rule.kind]?.(value) ?? `${terms.kind(rule.kind)}: ${value}`
  return `Darin steckt: ${food === null ? 'etwas Unpassendes' : name(food)}${part}, und ${against}.`
}
