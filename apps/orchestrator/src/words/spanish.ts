import { capitalised } from '@alfred/language/wording'
import { valueOf } from './value-of.ts'
import type { TurnWords } from './words.ts'

/** Where a person finds what was changed: in it, and out of it. */
const places = new Map<string, readonly [is: string, from: string]>([
  ['recipes', ['en tus recetas', 'de tus recetas']],
  ['meal plan', ['en el plan de comidas', 'del plan de comidas']],
  ['stock', ['en tus existencias', 'de tus existencias']],
  ['preferences', ['en tu perfil', 'de tu perfil']],
  ['shopping list', ['en la lista de la compra', 'de la lista de la compra']],
  ['food diary', ['en el diario de comidas', 'del diario de comidas']],
  ['goals', ['en tus objetivos', 'de tus objetivos']],
  ['people', ['entre la gente con quien comes', 'de la gente con quien comes']],
  ['cooking log', ['en tu registro de cocina', 'de tu registro de cocina']],
  ['pack sizes', ['entre los tamaños de paquete', 'de los tamaños de paquete']],
  ['tasks', ['en tu lista de tareas', 'de tu lista de tareas']],
  ['memories', ['en lo que recuerdo', 'de lo que recuerdo']],
  ['favourite meals', ['en tus comidas favoritas', 'de tus comidas favoritas']],
  ['body measures', ['en tus datos corporales', 'de tus datos corporales']],
  ['minimum stock', ['entre las existencias mínimas', 'de las existencias mínimas']],
  ['workouts', ['en tus entrenamientos', 'de tus entrenamientos']],
])
const inPlace = (place: string): string => places.get(place)?.[0] ?? `(${place})`
const fromPlace = (place: string): string => places.get(place)?.[1] ?? `(${place})`

const columns = new Map([
  ['quantity', 'cantidad'],
  ['unit', 'unidad'],
  ['location', 'lugar'],
  ['expires_on', 'consumir antes de'],
  ['opened_on', 'abierto el'],
  ['kind', 'tipo'],
  ['size_unit', 'contenido en'],
  ['relation', 'relación'],
  ['day', 'día'],
  ['meal', 'comida'],
  ['checked', 'marcado'],
  ['logged_on', 'día'],
  ['cooked_on', 'cocinado el'],
  ['target', 'valor'],
  ['amount', 'valor'],
  ['word', 'valor'],
  ['calories', 'calorías'],
])

export const spanish: TurnWords = {
  talk: {
    welcome: 'De nada.',
    goodbye: '¡Hasta luego!',
    greeting: () => '¡Hola! ¿Qué puedo hacer por ti?',
  },
  answering: {
    noLongerOpen: 'Eso ya no está abierto: se respondió, se sustituyó o ha caducado.',
    noSuchOption: 'Esa opción no existe. Elige una de las que se muestran, por favor.',
    editsOfPlan:
      'Para cambiar esto hace falta «assumptions», una lista de cuatro líneas como máximo, o «text»: lo que debe cambiar. No se ha cambiado nada y la pregunta sigue abierta.',
    nothingForYes: 'No hay nada que espere un sí. ¿Qué hago?',
    nothingOpen: 'De acuerdo. No hay nada abierto.',
    tooEarly: (asked) => `Lo dijiste antes de que te preguntara: ${asked} Responde otra vez, por favor.`,
    choose: (labels) => `Elige, por favor: ${labels.join(', ')}.`,
    left: 'De acuerdo, lo dejo.',
    sayYes: (asked) => `${asked} Di «sí» si debo hacerlo.`.trim(),
    letGo: (asked) => `He dejado lo que estaba abierto: ${asked}`,
    replaces: (asked) => `Esto sustituye a: ${asked}`,
  },
  asking: {
    opened: 'abierto',
    changes: (what, count) => `${what}. ${count === 1 ? 'Es 1 cambio' : `Son ${count} cambios`}. ¿Lo hago?`,
    unspoken: (things) =>
      `Eso quitaría o cambiaría algo de lo que no se hablaba: ${things.join(', ')}. ¿Lo hago?`,
    save: (count) => (count === 1 ? '¿Lo guardo?' : `¿Guardo los ${count}?`),
    undo: '¿Deshago lo último que cambié?',
    redo: '¿Recupero lo último que se deshizo?',
    doThis: (request) => `¿Hago esto? ${request}`,
  },
  reply: {
    stopped: 'Detenido.',
    notDone: (failures) => `No se ha hecho: ${failures}`,
    unsaved: (count) =>
      count === 1 ? 'Es un borrador, no está guardado.' : 'Son borradores, no están guardados.',
    options: (labels) => `A elegir: ${labels.join(', ')}.`,
    nothingChanged: 'No se ha cambiado nada.',
    nothingToTell: 'No hay nada que contar.',
    byTheWay: (suggestions) => `Por cierto: ${suggestions}`,
    notBegun: (goal) => `Aún sin empezar: ${goal}`,
    notUnderstood: (part) => `No he entendido «${part}»: dilo con otras palabras.`,
    takeCare: (objection) => `Ten cuidado: ${objection}`,
    stillOpen: (asked) => `Sigue pendiente: ${asked}`,
  },
  changes: {
    nothingLately: 'Últimamente no he cambiado nada por ti.',
    request: (said) => `tu petición «${said}»`,
    earlierRequest: 'una petición anterior',
    yourYes: 'lo que habías confirmado',
    theUndo: 'lo último que se deshizo',
    last: (by, list, isUndo) =>
      `${isUndo ? 'Último cambio deshecho' : 'Último cambio'}: ${by}. ${capitalised(list)}.`,
    tookBack: (what, list) => `Deshecho: ${what}. ${capitalised(list)}.`,
    takenBackSince: 'Eso se ha deshecho desde entonces.',
    cannotTakeBack: (things) =>
      `No se puede deshacer tal cual, porque ha habido cambios posteriores: ${things.join(', ')}.`,
    howToUndo: 'Di «deshaz eso» para volver atrás.',
    howToRedo: 'Di «rehazlo» para recuperarlo.',
    more: (count) => `${count} más`,
    made: {
      created: ({ thing, place }) => `añadido ${inPlace(place)}: ${thing}`,
      updated: ({ thing, place, difference }) => `cambiado ${inPlace(place)}: ${thing}${difference}`,
      deleted: ({ thing, place }) => `quitado ${fromPlace(place)}: ${thing}`,
    },
    undone: {
      created: ({ thing, place }) => `quitado ${fromPlace(place)}: ${thing}`,
      updated: ({ thing, place, difference }) => `como antes ${inPlace(place)}: ${thing}${difference}`,
      deleted: ({ thing, place }) => `de nuevo ${inPlace(place)}: ${thing}`,
    },
    column: (name) => columns.get(name) ?? name.replaceAll('_', ' '),
    value: (column, value) => valueOf('es', { column, value, yes: 'sí', no: 'no', none: '–' }),
    changed: (from, to) => `${from} → ${to}`,
    insteadOf: (from, to) => `${from} en vez de ${to}`,
  },
  failing: {
    notKept: (label, reason) => `No se ha aceptado (${label}): ${reason}`,
    itemNotDone: 'Eso no se ha hecho.',
    notCarriedOut: 'El plan no se ha podido llevar a cabo.',
    nothingCalled: (refs) => `Eso no existe aquí: ${refs.join(', ')}.`,
    stepsNamedAlike: 'Dos pasos se llaman igual.',
    nobodyFor: (goal) => `Aquí nadie ha podido encargarse de esto: ${goal}`,
    nobodyToWrite: 'Ahora mismo no funciona ningún servicio que pueda escribir eso.',
    uncertain: 'No es seguro que se haya hecho el último cambio. Compruébalo, por favor.',
    overBudget: (of) =>
      `Ha hecho falta un número de ${of === 'steps' ? 'pasos' : 'decisiones'} mayor del que permite una petición.`,
    wentWrong: (isSomethingDone) =>
      `Algo ha fallado por nuestra parte. ${isSomethingDone ? 'Lo que se dice aquí está hecho; no se ha cambiado nada más.' : 'No se ha cambiado nada.'}`,
    wentWrongAtEnd: 'Algo ha fallado por nuestra parte. Comprueba qué se ha hecho, por favor.',
    storedChange: (label, op) =>
      `${{ created: 'Entrada nueva', updated: 'Entrada cambiada', deleted: 'Entrada borrada' }[op]}: ${label}.`,
    errors: {
      ATTEMPTS_EXHAUSTED: 'Esta petición ha fallado demasiadas veces y se ha abandonado.',
      DAY_BUDGET_EXCEEDED:
        'El modelo de lenguaje ya ha leído y escrito hoy para ti todo lo que puede. Sigue a medianoche (UTC). Hasta entonces funciona un sí o un no a lo que está pendiente.',
      INTERNAL: 'Algo ha fallado por nuestra parte. Inténtalo otra vez, por favor.',
      MODEL_OUTPUT_INVALID: 'No he recibido ninguna respuesta útil. Dilo otra vez, por favor.',
      MODEL_REFUSED: 'El modelo de lenguaje se ha negado a responder a eso.',
      MODEL_UNAVAILABLE:
        'Ahora mismo no se puede acceder al modelo de lenguaje. Inténtalo dentro de un momento.',
      NO_AGENT: 'Ahora mismo no funciona ningún servicio que pueda ayudar. Inténtalo dentro de un momento.',
      RECIPE_NOT_FOUND: 'Esa receta no existe.',
      TIMEOUT: 'Ha tardado demasiado. Inténtalo otra vez, por favor.',
      TURN_BUDGET_EXCEEDED: 'Ha sido más trabajo del que permite una petición.',
      UNAVAILABLE: 'Una parte de Alfred no responde ahora mismo. Inténtalo dentro de un momento.',
    },
  },
  progress: {
    understand: 'Leyendo tu mensaje',
    keep: 'Apuntando lo que me has dicho',
    route: 'Buscando quién puede ayudar',
    think: 'Planificando',
    act: 'Trabajando en ello',
    reply: 'Escribiendo la respuesta',
    resumed: 'Continúo donde se quedó.',
    escalated: 'Hace falta un plan; tardará un poco más.',
    waiting: 'Esperando a que vuelva un servicio.',
  },
}
