import { countFood } from '@alfred/language'

/** What a planned meal makes necessary. */
export type TaskKind = 'thaw' | 'soak' | 'marinate' | 'chill' | 'rise' | 'rest'
export type PartOfDay = 'morning' | 'noon' | 'afternoon' | 'evening' | 'night'

/** A task comes in as one phrase, with its day: "soak the beans (Tue 24 Nov, evening)". */
export type TaskWords = {
  parts: Readonly<Record<PartOfDay, string>>
  /** A derived task: of a food, or of a dish that has to be begun so many hours before. */
  derived(kind: TaskKind, of: { name: string; isDish: boolean; hours: string }): string
  /** The meal that it is for. */
  forDish(dish: string): string
  added(task: string): string
  already(task: string): string
  /** Behind a task that was to come again and again. */
  onlyOnce: string
  /** Behind a task of the next hours: nothing rings. */
  noAlarm: string
  done(task: string): string
  removed(task: string): string
  listed(tasks: readonly string[]): string
  nothing(days: string | null): string
  /** What is to be done before a meal that was planned. */
  before(tasks: readonly string[]): string
}

/** What is said of tasks, by language. */
export const wordsOfTasks = {
  english: {
    parts: {
      morning: 'morning',
      noon: 'noon',
      afternoon: 'afternoon',
      evening: 'evening',
      night: 'night',
    },
    derived: (kind, { name, isDish, hours }) =>
      isDish
        ? `begin ${name}, which has to ${kind} for about ${hours} hours`
        : `${kind} the ${countFood(2, name)}, about ${hours} hours`,
    forDish: (dish) => `for ${dish}`,
    added: (task) => `On the task list: ${task}.`,
    already: (task) => `On the task list already: ${task}.`,
    onlyOnce: 'I cannot repeat tasks: this one is kept once, so tell me again when it is done.',
    noAlarm: 'I cannot ring: please set a timer, too.',
    done: (task) => `Ticked off the task list: ${task}.`,
    removed: (task) => `No longer on the task list: ${task}.`,
    listed: (tasks) => `To do: ${tasks.join('; ')}.`,
    nothing: (days) =>
      days === null ? 'Nothing is on the task list.' : `Nothing is on the task list for ${days}.`,
    before: (tasks) => `To do for it, as I estimate: ${tasks.join('; ')}.`,
  },
  german: {
    parts: {
      morning: 'morgens',
      noon: 'mittags',
      afternoon: 'nachmittags',
      evening: 'abends',
      night: 'nachts',
    },
    derived: (kind, { name, isDish, hours }) =>
      isDish
        ? `${name} beginnen, etwa ${hours} Stunden ${{ thaw: 'auftauen', soak: 'einweichen', marinate: 'marinieren', chill: 'kühlen', rise: 'gehen lassen', rest: 'ruhen lassen' }[kind]}`
        : `${name} ${kind === 'thaw' ? 'auftauen' : 'einweichen'}, etwa ${hours} Stunden`,
    forDish: (dish) => `für ${dish}`,
    added: (task) => `Auf der Aufgabenliste: ${task}.`,
    already: (task) => `Schon auf der Aufgabenliste: ${task}.`,
    onlyOnce: 'Wiederholen kann ich Aufgaben nicht: Diese steht einmal da. Sag sie mir danach noch einmal.',
    noAlarm: 'Klingeln kann ich nicht: Stell dir bitte auch einen Wecker.',
    done: (task) => `Auf der Aufgabenliste abgehakt: ${task}.`,
    removed: (task) => `Nicht mehr auf der Aufgabenliste: ${task}.`,
    listed: (tasks) => `Zu tun: ${tasks.join('; ')}.`,
    nothing: (days) =>
      days === null
        ? 'Auf der Aufgabenliste steht nichts.'
        : `Auf der Aufgabenliste steht nichts für ${days}.`,
    before: (tasks) => `Dafür zu tun, geschätzt: ${tasks.join('; ')}.`,
  },
  french: {
    parts: {
      morning: 'le matin',
      noon: 'à midi',
      afternoon: "l'après-midi",
      evening: 'le soir',
      night: 'la nuit',
    },
    derived: (kind, { name, isDish, hours }) =>
      isDish
        ? `commencer ${name}, ${{ thaw: 'à décongeler', soak: 'à faire tremper', marinate: 'à faire mariner', chill: 'à mettre au frais', rise: 'à laisser lever', rest: 'à laisser reposer' }[kind]} environ ${hours} heures`
        : `${kind === 'thaw' ? 'décongeler' : 'faire tremper'}\u00a0: ${name}, environ ${hours} heures`,
    forDish: (dish) => `pour ${dish}`,
    added: (task) => `Dans la liste des tâches\u00a0: ${task}.`,
    already: (task) => `Déjà dans la liste des tâches\u00a0: ${task}.`,
    onlyOnce: 'Je ne sais pas répéter les tâches\u00a0: celle-ci y est une seule fois. Redis-la-moi ensuite.',
    noAlarm: 'Je ne sais pas sonner\u00a0: mets aussi un minuteur.',
    done: (task) => `Coché dans la liste des tâches\u00a0: ${task}.`,
    removed: (task) => `Plus dans la liste des tâches\u00a0: ${task}.`,
    listed: (tasks) => `À faire\u00a0: ${tasks.join('; ')}.`,
    nothing: (days) =>
      days === null
        ? "Il n'y a rien dans la liste des tâches."
        : `Il n'y a rien dans la liste des tâches\u00a0: ${days}.`,
    before: (tasks) => `À faire pour cela, selon mon estimation\u00a0: ${tasks.join('; ')}.`,
  },
  spanish: {
    parts: {
      morning: 'por la mañana',
      noon: 'a mediodía',
      afternoon: 'por la tarde',
      evening: 'por la noche',
      night: 'de noche',
    },
    derived: (kind, { name, isDish, hours }) =>
      isDish
        ? `empezar ${name}, ${{ thaw: 'a descongelar', soak: 'a remojar', marinate: 'a marinar', chill: 'a enfriar', rise: 'a levar', rest: 'a reposar' }[kind]} unas ${hours} horas`
        : `${kind === 'thaw' ? 'descongelar' : 'remojar'}: ${name}, unas ${hours} horas`,
    forDish: (dish) => `para ${dish}`,
    added: (task) => `En la lista de tareas: ${task}.`,
    already: (task) => `Ya está en la lista de tareas: ${task}.`,
    onlyOnce: 'No puedo repetir tareas: esta queda una sola vez. Dímela de nuevo después.',
    noAlarm: 'No puedo sonar: pon también un temporizador.',
    done: (task) => `Marcado en la lista de tareas: ${task}.`,
    removed: (task) => `Ya no está en la lista de tareas: ${task}.`,
    listed: (tasks) => `Por hacer: ${tasks.join('; ')}.`,
    nothing: (days) =>
      days === null ? 'No hay nada en la lista de tareas.' : `No hay nada en la lista de tareas: ${days}.`,
    before: (tasks) => `Por hacer para ello, según calculo: ${tasks.join('; ')}.`,
  },
} satisfies Record<string, TaskWords>
