import { concernWords } from '../health/concern-words.ts'
import { sayDate } from '../say-date.ts'
import { capitalised } from './capitalised.ts'
import { sayPastDay } from './say-past-day.ts'
import type { LabelDetails } from './label-details.ts'
import type { RefusalDetails } from './refusal-details.ts'
import { germanTerms as terms } from './terms/german.ts'
import type { Words } from './words.ts'

const { and, food: amountOf, forMeal, inPlace, name, nutrient, or, quoted } = terms

/** What is told in German. Foods stand behind a colon or a number, where their gender and number do not matter. */
export const german: Words = {
  refusals: {
    ALREADY_SAVED: ({ recipe }) => `${quoted(recipe)} ist schon unter deinen Rezepten.`,
    BODY_NOT_KEPT: ({ measure }) =>
      measure === null
        ? 'Von deinem Körper ist nichts gespeichert.'
        : `Nicht gespeichert, also gibt es nichts zu vergessen: ${terms.measure(measure)}.`,
    BODY_NOT_TOLD: ({ measures }) =>
      measures.length === 0
        ? 'Was von deinem Körper soll ich speichern? Sag zum Beispiel: „Merk dir, dass ich 78 kg wiege“.'
        : `Das hast du mir nicht gesagt: ${measures.map(terms.measure).join(', ')}. Was ist es?`,
    ALREADY_UNDONE: () => 'Das ist schon rückgängig gemacht.',
    AMBIGUOUS_ENTRY: ({ entries }, viewer) =>
      `Welchen Eintrag meinst du: ${or(entries.map((entry) => sayEntry(entry, sayDate(entry.day, viewer))))}?`,
    AMBIGUOUS_DISH: ({ dishes }, viewer) =>
      `Was davon meinst du: ${or(dishes.map(({ title, meal, day }) => `${title} (${terms.meal(meal)} ${terms.onDay(sayDate(day, viewer))})`))}?`,
    AMBIGUOUS_FOOD: ({ food, options }) =>
      `Was meinst du mit ${quoted(name(food))}: ${or(options.map(name))}?`,
    AMBIGUOUS_LOT: ({ food, lots }, viewer) => {
      const told = lots.map(({ quantity, unit, location, expires_on: until }) => {
        const date = until === null ? '' : ` ${terms.until(sayDate(until, viewer))}`
        return `${terms.amount(quantity, unit)} ${inPlace(location)}${date}`
      })
      return `Davon gibt es mehrere Posten (${name(food)}): ${told.join('; ')}. Welchen meinst du?`
    },
    AMBIGUOUS_PACK: ({ food, unit, asked }) =>
      `Wie viel ist darin, zum Beispiel in ${terms.units(asked)}: ${terms.food(1, unit, food)}? Ich merke es mir.`,
    AMBIGUOUS_RECIPE: ({ recipe, options }) =>
      `Welches Rezept meinst du mit ${quoted(recipe)}: ${or(options)}?`,
    AMBIGUOUS_SAVING: ({ recipe, same_foods: isSame }) =>
      `${quoted(recipe)} ist schon gespeichert, mit ${isSame ? 'diesen' : 'anderen'} Zutaten. Soll ich das Rezept damit ersetzen, dieses als weiteres speichern oder alles lassen?`,
    AMBIGUOUS_PERSON: ({ person, options }) => `Wen meinst du mit ${quoted(person)}: ${or(options)}?`,
    AMBIGUOUS_MEMORY: ({ options }) => `Was davon meinst du: ${options.map(quoted).join(' oder ')}?`,
    AMBIGUOUS_TASK: ({ what, options }) => `Was meinst du mit ${quoted(what)}: ${options.join(' oder ')}?`,
    AMOUNT_MISSING: ({ food }) => `Wie viel davon: ${name(food)}?`,
    AMOUNT_OUT_OF_RANGE: () => 'Eine Menge ist eine Zahl ab 0,000001 und kleiner als eine Milliarde.',
    BATCH_HELD_BACK: () => 'Nicht erledigt, weil ein anderer Teil davon nicht ging.',
    CHANGED_SINCE: ({ things, more }) =>
      things.length === 0
        ? 'Das lässt sich nicht rückgängig machen: An seiner Stelle steht inzwischen etwas anderes.'
        : `Das lässt sich nicht rückgängig machen, denn seither hat sich etwas geändert: ${and([...things.map(name), ...(more > 0 ? [`${more} weitere`] : [])])}.`,
    CONFLICT_WITH_RULES: ({ food, rule, because }) =>
      `Nicht vereinbar mit ${ruleOf(rule)}: ${name(food)}${sayBecause(because, food)}.${rule.kind === 'companion' ? ' Isst die Person nicht mit, sag „ohne“ und wen du meinst.' : ''}`,
    COLOURS_OUT_OF_ORDER: () =>
      'Gelb beginnt unter dem Prozentsatz, ab dem ein Ziel grün oder eine Grenze rot ist.',
    COOKBOOK_RECIPE: ({ recipe }) =>
      `${quoted(recipe)} steht im Kochbuch, das niemand ändert. Speichere eine Kopie davon und ändere dann diese.`,
    COPY_SAVED: ({ recipe }) => `Eine Kopie von ${quoted(recipe)} ist schon gespeichert.`,
    DAY_OUT_OF_RANGE: () =>
      'Ein Tag wird als JJJJ-MM-TT geschrieben und liegt zwischen den Jahren 1900 und 2200.',
    DISH_NOT_PLANNED: ({ dish, day }, viewer) =>
      `${day === '' ? 'Das ist nicht geplant' : `Am ${sayDate(day, viewer)} ist das nicht geplant`}: ${dish}.`,
    DUPLICATE_RECIPE: ({ recipe }) =>
      `Das Rezept ${quoted(recipe)} mit diesen Zutaten ist schon gespeichert.`,
    ENTRY_EDIT_UNCLEAR: () =>
      'Ich kann die Menge, die Einheit, die Mahlzeit oder den Tag ändern. Was soll es sein?',
    ENTRY_NOT_FOUND: () => 'So einen Eintrag gibt es in deinem Tagebuch nicht.',
    AMBIGUOUS_FAVOURITE: ({ name: called, meals }) =>
      `Unter ${quoted(called)} sind mehrere Mahlzeiten gespeichert. Welche${meals.length === 0 ? '' : `: ${or(meals.map(terms.meal))}`}?`,
    FAVOURITE_NOT_FOUND: ({ name: called }) =>
      `Unter ${quoted(called)} ist keine Mahlzeit gespeichert. Trag sie zuerst ein und lass sie dann unter dem Namen speichern.`,
    FAVOURITE_NOT_NAMED: () => 'Unter welchem Namen soll ich diese Mahlzeit speichern?',
    USUAL_UNCLEAR: ({ meal, often }) =>
      meal === null
        ? 'Von welcher Mahlzeit: Frühstück, Mittagessen, Abendessen oder Snack?'
        : `Was ${forMeal(meal)} üblich ist, kann ich nicht sagen${often.length === 0 ? '' : ` (in den letzten vier Wochen: ${often.map(({ foods, times }) => `${and(foods.map(name))} – ${times}-mal`).join('; ')})`}. Von welchem Tag soll ich es nehmen?`,
    NOTHING_EATEN: ({ day, meal }, viewer) =>
      `${day === null ? 'In deinem Tagebuch' : capitalised(sayPastDay(day, viewer))} ist${meal === null ? '' : ` ${forMeal(meal)}`} nichts eingetragen, also gibt es nichts zu übernehmen.`,
    FIGURES_EXIST: ({ food }) => `Dafür gibt es schon Werte, eine Schätzung ist nicht nötig: ${name(food)}.`,
    FIGURES_OF_ONE_AMOUNT: ({ food }) =>
      `Diese Werte gelten nur für genau diese Menge: ${name(food)}. Bitte sag es neu.`,
    FIGURES_OF_ONE_UNIT: ({ food }) =>
      `Diese Werte gelten nur für ihre eigene Einheit: ${name(food)}. Bitte lösch den Eintrag und sag es neu.`,
    FOOD_ELSEWHERE: ({ food, location, places }) =>
      `Nicht ${inPlace(location)}, nur ${and(places.map(inPlace))}: ${name(food)}.`,
    FOOD_NOT_FOUND: ({ food }) => `Nicht im Vorrat: ${name(food)}.`,
    FOOD_NOT_KNOWN: ({ food, near }) =>
      near.length === 0
        ? `Das kenne ich nicht: ${name(food)}. Nenne das Lebensmittel bitte möglichst einfach, zum Beispiel „Lachs“ oder „Sauerrahm“.`
        : `Das kenne ich nicht: ${name(food)}. Meintest du ${or(near.map(name))}?`,
    FOOD_NOT_IN_RECIPE: ({ food, recipe }) => `Nicht im Rezept „${recipe}“: ${name(food)}.`,
    FOOD_NOT_LISTED: ({ food }) => `Nicht auf der Einkaufsliste: ${name(food)}.`,
    FOOD_NOT_NAMED: () => 'Es wurde kein Lebensmittel genannt.',
    FOOD_UNKNOWN: ({ foods }) => `Dafür habe ich keine Nährwerte: ${foods.map(name).join(', ')}.`,
    FORGOTTEN: () => 'Das ist endgültig vergessen und kommt nicht zurück.',
    GOAL_CHANGED: ({ nutrient: code }) =>
      `Dein Ziel hat sich seit dem Vorschlag geändert (${nutrient(code)}).`,
    GOAL_EDIT_UNCLEAR: () => 'Nenne mir das Ziel und seinen neuen Wert.',
    GOAL_INCOMPLETE: () => 'Ein Ziel braucht einen Nährstoff und einen Wert über null.',
    GOAL_NEEDS_ADVICE: ({ told }) =>
      `Du hast mir gesagt: ${told}. ${concernWords.de.pregnancy} Sag mir, wenn das vorbei ist.`,
    GOAL_NOT_FOUND: ({ nutrient: code }) => `Dafür hast du kein Ziel: ${nutrient(code)}.`,
    GOAL_OUT_OF_RANGE: ({ nutrient: code, target, min, max, unit }) => {
      const amount = terms.amount(target, unit)
      return `${code === 'calories' ? amount : terms.of(amount, nutrient(code))} pro Tag ist nicht möglich, nur ${terms.number(min)} bis ${terms.amount(max, unit)}.${code === 'calories' && target < min ? ` ${concernWords.de.belowLeast}` : ''}`
    },
    INVALID_VALUE: () => 'Ein Wert passt nicht zu dem, was gespeichert werden kann.',
    ITEM_EDIT_UNCLEAR: () => 'Bei welchem Lebensmittel?',
    ITEM_IS_ALL: ({ food }) =>
      `Sonst würde nichts eingetragen als das: ${name(food)}. Sag nein, um nichts einzutragen.`,
    ITEM_NOT_FOUND: () => 'Das ist nicht mehr im Vorrat.',
    ITEM_NOT_PROPOSED: () => 'So ein Lebensmittel steht nicht im Vorschlag.',
    LIMIT_REACHED: ({ max }) =>
      `Mehr als ${max} davon kann ich nicht aufbewahren. Bitte entferne zuerst etwas.`,
    LOT_OF_OTHER_FOOD: ({ food, other }) =>
      `Nicht getan, denn betroffen gewesen wäre: ${name(other)}, nicht: ${name(food)}.`,
    MANY_CHANGES: ({ count, things, forever, memories, preferences, people }) =>
      forever
        ? `Damit vergesse ich endgültig alles, was ich von dir weiß: Notizen ${memories}, Vorlieben und Allergien ${preferences}, Personen ${people}. Das lässt sich nicht zurücknehmen. Soll ich das machen?`
        : `Das ändert ${count} Dinge auf einmal${things.length === 0 ? '' : `: ${terms.and([...things.map(name), `${count - things.length} weitere`])}`}. Soll ich das machen?`,
    MEAL_GONE: () => 'Das ist nicht mehr geplant.',
    MEAL_NOT_FOUND: ({ meal, day }, viewer) =>
      `${capitalised(forMeal(meal))} ${terms.onDay(sayDate(day, viewer))} ist nichts geplant.`,
    MEAL_NOT_NAMED: () => 'Es wurde keine Mahlzeit genannt.',
    MEAL_TAKEN: ({ meal, day, title, other }, viewer) =>
      other === undefined
        ? `${capitalised(forMeal(meal))} ${terms.onDay(sayDate(day, viewer))} ist schon geplant: ${title}.`
        : `${capitalised(forMeal(meal))} ${terms.onDay(sayDate(day, viewer))} wären zwei Gerichte: ${title} und ${other}. Noch ist nichts geplant. Welches soll es sein, oder an welchem Tag gibt es das andere?`,
    MEMORY_NOT_FOUND: ({ about }) =>
      about === ''
        ? 'Es gibt nichts, was ich vergessen könnte.'
        : `Davon hast du mir nichts gesagt: ${quoted(about)}.`,
    MEMORY_NOT_NAMED: () => 'Was soll ich mir merken oder vergessen?',
    NAME_NOT_SHOWABLE: () => 'Ein Name enthält Zeichen, die sich nicht anzeigen lassen.',
    NOTHING_TO_UNDO: ({ of }) =>
      ({
        request: 'Diese Anfrage hat nichts geändert, was sich rückgängig machen ließe.',
        change: 'Ich habe zuletzt nichts geändert, was sich rückgängig machen ließe.',
        undo: 'Es wurde nichts rückgängig gemacht, was ich wiederherstellen könnte.',
      })[of],
    NOTHING_TO_MOVE: ({ food, location }) =>
      `Nichts zu verschieben: Der ganze Vorrat davon ist ${inPlace(location)} (${name(food)}).`,
    NOT_SAID: ({ text }) =>
      `Ich merke mir nur, was du selbst sagst. Das hast du nicht gesagt: ${quoted(text)}.`,
    NOT_BY_HAND: () => 'Das geht nicht von Hand.',
    NUTRIENT_MISSING: () => 'Von welchem Nährstoff soll viel darin sein? Du hast heute kein Ziel mehr offen.',
    NUTRIENT_OUT_OF_RANGE: () => 'Die Menge eines Nährstoffs ist nicht kleiner als null.',
    ONLY_OTHER_FOOD: ({ food, others }) =>
      `Nicht im Vorrat: ${name(food)}. Vorhanden: ${and(others.map(name))}.`,
    OPTION_UNKNOWN: () => 'Bitte wähle eines der Rezepte.',
    OWN_RECIPE_EATEN: ({ food, recipe }) =>
      `Dafür (${name(food)}) hast du ein eigenes Rezept: „${recipe}“. Eine Portion davon hat eigene Nährwerte.`,
    PACK_SIZE_NOT_FOUND: ({ food }) => `Dafür hast du mir kein eigenes Maß genannt: ${name(food)}.`,
    PACK_SIZE_UNCLEAR: ({ food }) => `Sag mir, wie viel darin ist, in g, ml oder Stück: ${name(food)}.`,
    PART_TOO_LONG: () => 'Ein Teil davon ist länger, als aufbewahrt werden kann.',
    PERSON_KNOWN: ({ person }) => `Von jemandem mit diesem Namen weiß ich schon: ${person}.`,
    PERSON_NOT_FOUND: ({ person }) => `Von so jemandem hast du mir nichts erzählt: ${person}.`,
    PERSON_NOT_NAMED: () => 'Wer ist gemeint?',
    PERSON_RULE_NOT_FOUND: ({ person, value }) =>
      `Das weiß ich nicht (${terms.person(person)}): ${name(value)}.`,
    PREFERENCE_NOT_FOUND: ({ value }) => `Dazu habe ich mir nichts gemerkt: ${name(value)}.`,
    PREFERENCE_NOT_NAMED: () => 'Es fehlt, was ich mir merken soll.',
    PROPOSAL_CANCELLED: () => 'Das wurde verworfen.',
    PROPOSAL_CHANGED: () =>
      'Es hat sich geändert, seit du es gesehen hast. Bitte sieh es dir noch einmal an.',
    PROPOSAL_COMMITTED: () => 'Das ist schon erledigt.',
    PROPOSAL_EDIT_UNCLEAR: () =>
      'Ich kann das Lebensmittel, die Menge, die Einheit, die Werte, die Mahlzeit oder den Tag ändern. Was soll es sein?',
    PROPOSAL_EXPIRED: () => 'Der Vorschlag ist zu lange her. Bitte sag es noch einmal.',
    PROPOSAL_NOT_FOUND: () => 'Es wartet nichts auf deine Antwort.',
    PROPOSAL_NOT_SHOWN: () => 'Das wartet erst auf dein Ja.',
    PROPOSAL_SUPERSEDED: () => 'An seiner Stelle wurde etwas Neueres vorgeschlagen.',
    PROPOSAL_UNUSABLE: () => 'Mit diesem Vorschlag lässt sich nichts machen.',
    RECIPE_EMPTY: ({ recipe }) =>
      `Ohne das bleibt von „${recipe}“ nichts übrig. Lösche das Rezept, wenn du es nicht mehr brauchst.`,
    RECIPE_NOT_FOUND: ({ recipe }) => `Ein Rezept ${quoted(recipe)} ist nicht gespeichert.`,
    RECIPE_REF_UNKNOWN: () => 'So ein Rezept ist nicht gespeichert.',
    RECIPE_WITHOUT_FIGURES: ({ recipe }) => `Für die Zutaten von ${quoted(recipe)} habe ich keine Nährwerte.`,
    REQUEST_TOO_LARGE: () => 'Das ist mehr, als sich auf einmal erledigen lässt.',
    ROW_LIMIT: () => 'Das würde zu viel auf einmal ändern.',
    RULE_LIMIT_REACHED: ({ max }) =>
      `Mehr als ${max} Allergien und Ernährungsweisen kann ich mir nicht merken. Bitte entferne zuerst etwas.`,
    SERVINGS_EDIT_UNCLEAR: () => 'Ein Rezept wird in Portionen eingetragen. Wie viele waren es?',
    SERVINGS_OUT_OF_RANGE: () => 'Die Zahl der Portionen ist größer als null.',
    SERVINGS_UNKNOWN: ({ recipe }) => `Wie viele Portionen ergibt ${quoted(recipe)}?`,
    STEP_UNKNOWN: ({ recipe, steps }) =>
      steps === 0
        ? `„${recipe}“ hat noch keine Schritte.`
        : `„${recipe}“ hat ${steps === 1 ? 'einen Schritt' : `${steps} Schritte`}: welcher ist gemeint?`,
    STILL_RUNNING: () =>
      'An dieser Anfrage wird noch gearbeitet. Bitte brich sie ab oder warte, bis sie fertig ist.',
    STOCK_TOO_LARGE: ({ food }) =>
      `Mit dem, was schon da ist, wäre das eine Milliarde oder mehr: ${name(food)}.`,
    TARGET_OUT_OF_RANGE: () => 'Ein Zielwert ist größer als null.',
    SUGGESTION_NOT_FOUND: ({ about }) =>
      about === ''
        ? 'Ich habe hier nichts vorgeschlagen.'
        : `Dazu habe ich nichts vorgeschlagen: ${quoted(about)}.`,
    TASK_NOT_FOUND: ({ what }) => `Das steht nicht auf der Aufgabenliste: ${what}.`,
    TASK_NOT_NAMED: () => 'Es wurde nicht gesagt, was zu tun ist.',
    UNIT_MISMATCH: ({ food, unit, asked }) =>
      `Der Vorrat wird hier in ${terms.units(unit)} gezählt, was sich nicht in ${terms.units(asked)} umrechnen lässt: ${name(food)}.`,
    UNIT_UNKNOWN: ({ food, quantity, unit, measures, portions }) => {
      const others = portions.length === 0 ? '' : ` oder in ${portions.map(terms.units).join(', ')}`
      return `Ich kenne das Gewicht nicht: ${amountOf(quantity, unit, food)}. Sag mir die Menge bitte in ${or(measures)}${others}.`
    },
    UNKNOWN_DIET: ({ diet, known }) =>
      `Diese Ernährungsweise kenne ich nicht: ${quoted(diet)}. Ich kenne: ${known.map((one) => terms.kept('diet', one)).join(', ')}.`,
    UNKNOWN_TOOL: () => 'So ein Werkzeug gibt es hier nicht.',
  },
  saving: { update: 'Ersetzen', new: 'Als weiteres speichern', keep: 'Lassen' },
  labels: {
    body_measure: ({ measure }) => terms.measure(measure),
    food_entry: (entry) => sayEntry(entry, entry.day),
    meal: ({ meal, day, title }) => `${terms.meal(meal)} am ${day}: ${title}`,
    nutrition_goal: ({ nutrient: code }) => `Ziel für ${nutrient(code)}`,
    person: ({ name: called }) => terms.person(called),
    preference: ({ kind, value }) => `${terms.kept(kind, value)} (${terms.kind(kind)})`,
    workout: ({ day }) => `Training am ${day}`,
  },
}

/** "2 Eier am Fr., 27. November zum Frühstück". */
function sayEntry({ quantity, unit, food, meal }: LabelDetails<'food_entry'>, day: string): string {
  return terms.eaten(amountOf(quantity, unit, food), meal, terms.onDay(day))
}

type Conflict = RefusalDetails<'CONFLICT_WITH_RULES'>

function ruleOf({ kind, value }: Conflict['rule']): string {
  const said = terms.kept(kind, value)
  if (kind === 'companion') return `dem, was für Mitessende gilt (${said})`
  if (kind === 'wish') return `deinem Wunsch, diesmal darauf zu verzichten (${said})`
  return kind === 'allergy' ? `deiner Allergie (${said})` : `deiner Ernährungsweise (${said})`
}

const relations = { contains: 'enthält', is: 'gehört zu', may_contain: 'kann enthalten' }

/** By which part of it a food is against a rule: " (enthält: Erdnüsse)". */
function sayBecause({ food, relation, part }: Conflict['because'], refused: string): string {
  const isSame = name(food) === name(refused)
  if (relation === 'named' || part === null) return isSame ? '' : ` (genannt: ${name(food)})`
  return ` (${isSame ? '' : `${name(food)} – `}${relations[relation]}: ${name(part)})`
}
