import { concernWords } from '../health/concern-words.ts'
import { sayDate } from '../say-date.ts'
import { sayPastDay } from './say-past-day.ts'
import type { LabelDetails } from './label-details.ts'
import type { RefusalDetails } from './refusal-details.ts'
import { spanishTerms as terms } from './terms/spanish.ts'
import type { Words } from './words.ts'

const { and, food: amountOf, forMeal, inPlace, name, nutrient, or, quoted } = terms

/** What is told in Spanish. Foods stand behind a colon or a number, where their gender and number do not matter. */
export const spanish: Words = {
  refusals: {
    ALREADY_SAVED: ({ recipe }) => `${quoted(recipe)} ya está entre tus recetas.`,
    BODY_NOT_KEPT: ({ measure }) =>
      measure === null
        ? 'No hay nada guardado de tu cuerpo.'
        : `No está guardado, así que no hay nada que olvidar: ${terms.measure(measure)}.`,
    BODY_NOT_TOLD: ({ measures }) =>
      measures.length === 0
        ? '¿Qué guardo de tu cuerpo? Di, por ejemplo: «recuerda que peso 78 kg».'
        : `Eso no me lo has dicho: ${measures.map(terms.measure).join(', ')}. ¿Cuánto es?`,
    ALREADY_UNDONE: () => 'Eso ya está deshecho.',
    AMBIGUOUS_ENTRY: ({ entries }, viewer) =>
      `¿A qué entrada te refieres: ${or(entries.map((entry) => sayEntry(entry, sayDate(entry.day, viewer))))}?`,
    AMBIGUOUS_DISH: ({ dishes }, viewer) =>
      `¿A qué plato te refieres: ${or(dishes.map(({ title, meal, day }) => `${title} (${terms.meal(meal)}, ${terms.onDay(sayDate(day, viewer))})`))}?`,
    AMBIGUOUS_FOOD: ({ food, options }) =>
      `¿A qué te refieres con ${quoted(name(food))}: ${or(options.map(name))}?`,
    AMBIGUOUS_LOT: ({ food, lots }, viewer) => {
      const told = lots.map(({ quantity, unit, location, expires_on: until }) => {
        const date = until === null ? '' : ` ${terms.until(sayDate(until, viewer))}`
        return `${terms.amount(quantity, unit)} ${inPlace(location)}${date}`
      })
      return `Hay varios lotes (${name(food)}): ${told.join('; ')}. ¿A cuál te refieres?`
    },
    AMBIGUOUS_PACK: ({ food, unit, asked }) =>
      `¿Cuánto contiene, por ejemplo en ${terms.units(asked)}: ${terms.food(1, unit, food)}? Lo recordaré.`,
    AMBIGUOUS_RECIPE: ({ recipe, options }) =>
      `¿A qué receta te refieres con ${quoted(recipe)}: ${or(options)}?`,
    AMBIGUOUS_SAVING: ({ recipe, same_foods: isSame }) =>
      `${quoted(recipe)} ya está guardada, con ${isSame ? 'estos' : 'otros'} ingredientes. ¿La reemplazo, guardo esta como otra o lo dejo todo igual?`,
    AMBIGUOUS_PERSON: ({ person, options }) => `¿A quién te refieres con ${quoted(person)}: ${or(options)}?`,
    AMBIGUOUS_MEMORY: ({ options }) => `¿A cuál te refieres: ${options.map(quoted).join(' o ')}?`,
    AMBIGUOUS_TASK: ({ what, options }) => `¿A qué te refieres con ${quoted(what)}: ${options.join(' o ')}?`,
    AMOUNT_MISSING: ({ food }) => `¿Qué cantidad (${name(food)})?`,
    AMOUNT_OUT_OF_RANGE: () => 'Una cantidad es un número de al menos 0,000001 y menor que mil millones.',
    BATCH_HELD_BACK: () => 'No se ha hecho, porque otra parte ha fallado.',
    CHANGED_SINCE: ({ things, more }) =>
      things.length === 0
        ? 'No se puede deshacer: otra cosa ha ocupado su lugar desde entonces.'
        : `No se puede deshacer, porque ha habido cambios posteriores: ${and([...things.map(name), ...(more > 0 ? [`${more} más`] : [])])}.`,
    CONFLICT_WITH_RULES: ({ food, rule, because }) =>
      `No es compatible con ${ruleOf(rule)}: ${name(food)}${sayBecause(because, food)}.${rule.kind === 'companion' ? ' Si esa persona no come contigo, di «sin» y quién es.' : ''}`,
    COLOURS_OUT_OF_ORDER: () =>
      'El amarillo empieza antes del porcentaje en que un objetivo pasa a verde o un límite a rojo.',
    COOKBOOK_RECIPE: ({ recipe }) =>
      `${quoted(recipe)} está en el libro de cocina, que nadie cambia. Guarda una copia y cambia esa.`,
    COPY_SAVED: ({ recipe }) => `Ya hay guardada una copia de ${quoted(recipe)}.`,
    DAY_OUT_OF_RANGE: () => 'Un día se escribe AAAA-MM-DD y está entre los años 1900 y 2200.',
    DISH_NOT_PLANNED: ({ dish, day }, viewer) =>
      `No está planeado${day === '' ? '' : ` el ${sayDate(day, viewer)}`}: ${dish}.`,
    DUPLICATE_RECIPE: ({ recipe }) => `La receta ${quoted(recipe)} con estos ingredientes ya está guardada.`,
    ENTRY_EDIT_UNCLEAR: () => 'Puedo cambiar la cantidad, la unidad, la comida o el día. ¿Qué cambio?',
    ENTRY_NOT_FOUND: () => 'No hay ninguna entrada así en tu diario.',
    AMBIGUOUS_FAVOURITE: ({ name: called, meals }) =>
      `Hay varias comidas guardadas como ${quoted(called)}. ¿Cuál${meals.length === 0 ? '' : `: ${or(meals.map(terms.meal))}`}?`,
    FAVOURITE_NOT_FOUND: ({ name: called }) =>
      `No hay ninguna comida guardada como ${quoted(called)}. Apúntala primero y haz que se guarde con ese nombre.`,
    FAVOURITE_NOT_NAMED: () => '¿Con qué nombre guardo esa comida?',
    USUAL_UNCLEAR: ({ meal, often }) =>
      meal === null
        ? '¿Lo de siempre de qué comida: desayuno, almuerzo, cena o tentempié?'
        : `No puedo decir qué es lo de siempre ${forMeal(meal)}${often.length === 0 ? '' : ` (en las últimas cuatro semanas: ${often.map(({ foods, times }) => `${and(foods.map(name))} – ${times} ${times === 1 ? 'vez' : 'veces'}`).join('; ')})`}. ¿De qué día lo tomo?`,
    NOTHING_EATEN: ({ day, meal }, viewer) =>
      `No hay nada apuntado${meal === null ? '' : ` ${forMeal(meal)}`}${day === null ? '' : ` ${sayPastDay(day, viewer)}`}, así que no hay nada que tomar.`,
    FIGURES_EXIST: ({ food }) => `Ya hay valores, no hace falta ninguna estimación: ${name(food)}.`,
    FIGURES_OF_ONE_AMOUNT: ({ food }) =>
      `Estos valores solo sirven para esa cantidad: ${name(food)}. Dilo de nuevo, por favor.`,
    FIGURES_OF_ONE_UNIT: ({ food }) =>
      `Estos valores solo sirven para su propia unidad: ${name(food)}. Borra la entrada y dilo de nuevo, por favor.`,
    FOOD_ELSEWHERE: ({ food, location, places }) =>
      `No ${inPlace(location)}, solo ${and(places.map(inPlace))}: ${name(food)}.`,
    FOOD_NOT_FOUND: ({ food }) => `No queda en casa: ${name(food)}.`,
    FOOD_NOT_KNOWN: ({ food, near }) =>
      near.length === 0
        ? `No lo conozco: ${name(food)}. Di el alimento de forma sencilla, por ejemplo «salmón» o «nata agria».`
        : `No lo conozco: ${name(food)}. ¿Querías decir ${or(near.map(name))}?`,
    FOOD_NOT_IN_RECIPE: ({ food, recipe }) => `No está en la receta ${quoted(recipe)}: ${name(food)}.`,
    FOOD_NOT_LISTED: ({ food }) => `No está en la lista de la compra: ${name(food)}.`,
    FOOD_NOT_NAMED: () => 'No se ha dicho ningún alimento.',
    FOOD_UNKNOWN: ({ foods }) => `No tengo valores nutricionales para: ${foods.map(name).join(', ')}.`,
    FORGOTTEN: () => 'Eso está olvidado para siempre y no puede volver.',
    GOAL_CHANGED: ({ nutrient: code }) => `Tu objetivo ha cambiado desde esa propuesta (${nutrient(code)}).`,
    GOAL_EDIT_UNCLEAR: () => 'Dime el objetivo y su nuevo valor.',
    GOAL_INCOMPLETE: () => 'Un objetivo necesita un nutriente y un valor mayor que cero.',
    GOAL_NEEDS_ADVICE: ({ told }) =>
      `Me dijiste: ${told}. ${concernWords.es.pregnancy} Dime cuando haya pasado.`,
    GOAL_NOT_FOUND: ({ nutrient: code }) => `No tienes ese objetivo (${nutrient(code)}).`,
    GOAL_OUT_OF_RANGE: ({ nutrient: code, target, min, max, unit }) => {
      const amount = terms.amount(target, unit)
      return `${code === 'calories' ? amount : terms.of(amount, nutrient(code))} al día no es posible, solo de ${terms.number(min)} a ${terms.amount(max, unit)}.${code === 'calories' && target < min ? ` ${concernWords.es.belowLeast}` : ''}`
    },
    INVALID_VALUE: () => 'Un valor no encaja con lo que se puede guardar.',
    ITEM_EDIT_UNCLEAR: () => '¿De qué alimento?',
    ITEM_IS_ALL: ({ food }) => `Es todo lo que se apuntaría: ${name(food)}. Di que no para no apuntar nada.`,
    ITEM_NOT_FOUND: () => 'Eso ya no está en casa.',
    ITEM_NOT_PROPOSED: () => 'No hay ningún alimento así en la propuesta.',
    LIMIT_REACHED: ({ max }) => `No puedo guardar más de ${max}. Quita algo antes, por favor.`,
    LOT_OF_OTHER_FOOD: ({ food, other }) =>
      `No se ha hecho, porque habría cambiado: ${name(other)}, y no: ${name(food)}.`,
    MANY_CHANGES: ({ count, things, forever, memories, preferences, people }) =>
      forever
        ? `Eso olvida para siempre todo lo que sé de ti: notas ${memories}, preferencias y alergias ${preferences}, personas ${people}. No se puede deshacer. ¿Lo hago?`
        : `Eso cambia ${count} cosas de una vez${things.length === 0 ? '' : `: ${terms.and([...things.map(name), `${count - things.length} más`])}`}. ¿Lo hago?`,
    MEAL_GONE: () => 'Eso ya no está planeado.',
    MEAL_NOT_FOUND: ({ meal, day }, viewer) =>
      `No hay nada planeado ${forMeal(meal)} ${terms.onDay(sayDate(day, viewer))}.`,
    MEAL_NOT_NAMED: () => 'No se ha dicho ninguna comida.',
    MEAL_TAKEN: ({ meal, day, title, other }, viewer) =>
      other === undefined
        ? `Ya hay algo planeado ${forMeal(meal)} ${terms.onDay(sayDate(day, viewer))}: ${title}.`
        : `Habría dos platos ${forMeal(meal)} ${terms.onDay(sayDate(day, viewer))}: ${title} y ${other}. Todavía no hay nada planeado. ¿Cuál es, o qué día es el otro?`,
    MEMORY_NOT_FOUND: ({ about }) =>
      about === '' ? 'No hay nada que pueda olvidar.' : `No me has dicho nada de eso: ${quoted(about)}.`,
    MEMORY_NOT_NAMED: () => '¿Qué debo recordar u olvidar?',
    NAME_NOT_SHOWABLE: () => 'Un nombre contiene caracteres que no se pueden mostrar.',
    NOTHING_TO_UNDO: ({ of }) =>
      ({
        request: 'Esa petición no ha cambiado nada que se pueda deshacer.',
        change: 'Últimamente no he cambiado nada que se pueda deshacer.',
        undo: 'No se ha deshecho nada que pueda recuperar.',
      })[of],
    NOTHING_TO_MOVE: ({ food, location }) =>
      `No hay nada que mover: ya está todo ${inPlace(location)} (${name(food)}).`,
    NOT_SAID: ({ text }) => `Solo recuerdo lo que dices tú, y no has dicho: ${quoted(text)}.`,
    NOT_BY_HAND: () => 'Eso no se puede hacer a mano.',
    NUTRIENT_MISSING: () => '¿En qué nutriente debe ser rico? Hoy ya no te queda ningún objetivo abierto.',
    NUTRIENT_OUT_OF_RANGE: () => 'La cantidad de un nutriente no es menor que cero.',
    ONLY_OTHER_FOOD: ({ food, others }) => `No queda en casa: ${name(food)}. Hay: ${and(others.map(name))}.`,
    OPTION_UNKNOWN: () => 'Elige una de las recetas, por favor.',
    OWN_RECIPE_EATEN: ({ food, recipe }) =>
      `Tienes una receta propia para eso (${name(food)}): «${recipe}». Una ración tiene sus propios valores.`,
    PACK_SIZE_NOT_FOUND: ({ food }) => `No me has dicho ninguna medida de eso: ${name(food)}.`,
    PACK_SIZE_UNCLEAR: ({ food }) => `Dime cuánto contiene, en g, ml o piezas: ${name(food)}.`,
    PART_TOO_LONG: () => 'Una parte es más larga de lo que se puede guardar.',
    PERSON_KNOWN: ({ person }) => `Ya sé de alguien con ese nombre: ${person}.`,
    PERSON_NOT_FOUND: ({ person }) => `No me has hablado de nadie así: ${person}.`,
    PERSON_NOT_NAMED: () => '¿De quién se trata?',
    PERSON_RULE_NOT_FOUND: ({ person, value }) => `No me consta (${terms.person(person)}): ${name(value)}.`,
    PREFERENCE_NOT_FOUND: ({ value }) => `No recuerdo nada sobre esto: ${name(value)}.`,
    PREFERENCE_NOT_NAMED: () => 'Falta lo que debo recordar.',
    PROPOSAL_CANCELLED: () => 'Eso se descartó.',
    PROPOSAL_CHANGED: () => 'Ha cambiado desde que lo viste. Míralo otra vez, por favor.',
    PROPOSAL_COMMITTED: () => 'Eso ya está hecho.',
    PROPOSAL_EDIT_UNCLEAR: () =>
      'Puedo cambiar el alimento, la cantidad, la unidad, los valores, la comida o el día. ¿Cuál?',
    PROPOSAL_EXPIRED: () => 'Esa propuesta es de hace demasiado tiempo. Dilo otra vez, por favor.',
    PROPOSAL_NOT_FOUND: () => 'Nada espera tu respuesta.',
    PROPOSAL_NOT_SHOWN: () => 'Antes espera tu sí.',
    PROPOSAL_SUPERSEDED: () => 'En su lugar se ha propuesto algo más reciente.',
    PROPOSAL_UNUSABLE: () => 'Con esa propuesta no se puede hacer nada.',
    RECIPE_EMPTY: ({ recipe }) =>
      `Sin eso no queda nada de ${quoted(recipe)}. Borra la receta si ya no la necesitas.`,
    RECIPE_NOT_FOUND: ({ recipe }) => `No hay ninguna receta ${quoted(recipe)} guardada.`,
    RECIPE_REF_UNKNOWN: () => 'No hay ninguna receta así guardada.',
    RECIPE_WITHOUT_FIGURES: ({ recipe }) =>
      `No tengo valores nutricionales de los ingredientes de ${quoted(recipe)}.`,
    REQUEST_TOO_LARGE: () => 'Es más de lo que se puede hacer de una vez.',
    ROW_LIMIT: () => 'Eso cambiaría demasiado de una vez.',
    RULE_LIMIT_REACHED: ({ max }) =>
      `No puedo recordar más de ${max} alergias y dietas. Quita algo antes, por favor.`,
    SERVINGS_EDIT_UNCLEAR: () => 'Una receta se apunta por raciones. ¿Cuántas fueron?',
    SERVINGS_OUT_OF_RANGE: () => 'El número de raciones es mayor que cero.',
    SERVINGS_UNKNOWN: ({ recipe }) => `¿Para cuántas raciones es ${quoted(recipe)}?`,
    STEP_UNKNOWN: ({ recipe, steps }) =>
      steps === 0
        ? `${quoted(recipe)} todavía no tiene pasos.`
        : `${quoted(recipe)} tiene ${steps === 1 ? 'un paso' : `${steps} pasos`}: ¿a cuál te refieres?`,
    STILL_RUNNING: () =>
      'Todavía se está trabajando en esa petición. Detenla o espera a que termine, por favor.',
    STOCK_TOO_LARGE: ({ food }) => `Con lo que ya hay serían mil millones o más: ${name(food)}.`,
    TARGET_OUT_OF_RANGE: () => 'El valor de un objetivo es mayor que cero.',
    SUGGESTION_NOT_FOUND: ({ about }) =>
      about === '' ? 'Aquí no he sugerido nada.' : `No he sugerido nada sobre eso: ${quoted(about)}.`,
    TASK_NOT_FOUND: ({ what }) => `No está en la lista de tareas: ${what}.`,
    TASK_NOT_NAMED: () => 'No se ha dicho qué hay que hacer.',
    UNIT_MISMATCH: ({ food, unit, asked }) =>
      `Lo que hay se cuenta en ${terms.units(unit)}, que no se puede convertir a ${terms.units(asked)}: ${name(food)}.`,
    UNIT_UNKNOWN: ({ food, quantity, unit, measures, portions }) => {
      const others = portions.length === 0 ? '' : ` o en ${portions.map(terms.units).join(', ')}`
      return `No sé cuánto pesa: ${amountOf(quantity, unit, food)}. Dime la cantidad en ${or(measures)}${others}.`
    },
    UNKNOWN_DIET: ({ diet, known }) =>
      `No conozco la dieta ${quoted(diet)}. Conozco: ${known.map((one) => terms.kept('diet', one)).join(', ')}.`,
    UNKNOWN_TOOL: () => 'Aquí no hay ninguna herramienta así.',
  },
  saving: { update: 'Reemplazar', new: 'Guardar como otra', keep: 'Dejarlo' },
  labels: {
    body_measure: ({ measure }) => terms.measure(measure),
    food_entry: (entry) => sayEntry(entry, entry.day),
    meal: ({ meal, day, title }) => `${terms.meal(meal)} el ${day}: ${title}`,
    nutrition_goal: ({ nutrient: code }) => `objetivo (${nutrient(code)})`,
    person: ({ name: called }) => terms.person(called),
    preference: ({ kind, value }) => `${terms.kept(kind, value)} (${terms.kind(kind)})`,
    workout: ({ day }) => `entrenamiento el ${day}`,
  },
}

/** "2 huevos el vie. 27 de noviembre en el desayuno". */
function sayEntry({ quantity, unit, food, meal }: LabelDetails<'food_entry'>, day: string): string {
  return terms.eaten(amountOf(quantity, unit, food), meal, terms.onDay(day))
}

type Conflict = RefusalDetails<'CONFLICT_WITH_RULES'>

function ruleOf({ kind, value }: Conflict['rule']): string {
  const said = terms.kept(kind, value)
  if (kind === 'companion') return `lo que vale para quien come contigo (${said})`
  if (kind === 'wish') return `tu deseo de prescindir de ello esta vez (${said})`
  return kind === 'allergy' ? `tu alergia (${said})` : `tu dieta (${said})`
}

const relations = { contains: 'contiene', is: 'es un tipo de', may_contain: 'puede contener' }

/** By which part of it a food is against a rule: " (contiene: cacahuetes)". */
function sayBecause({ food, relation, part }: Conflict['because'], refused: string): string {
  const isSame = name(food) === name(refused)
  if (relation === 'named' || part === null) return isSame ? '' : ` (mencionado: ${name(food)})`
  return ` (${isSame ? '' : `${name(food)} – `}${relations[relation]}: ${name(part)})`
}
