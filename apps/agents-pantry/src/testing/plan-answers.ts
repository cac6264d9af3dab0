/** What is told of plans with more than a dish, and of tasks, in each language. */
export const planAnswers = {
  german: {
    'plan_meals with more': [
      'Geplant zum Abendessen am Sa., 21. November: Linsensuppe (für 6, dazu: Honey Cod).',
      'Dafür zu tun, geschätzt: kumiss einweichen, etwa 8 Stunden (Fr., 20. November, abends); Linsensuppe beginnen, etwa 12 Stunden marinieren (Fr., 20. November).',
    ],
    'list_meals of several dishes': [
      'Abendessen am Sa., 21. November: Linsensuppe (für 6, schon gekocht); Honey Cod.',
      'Dafür zu tun, geschätzt: kumiss einweichen, etwa 8 Stunden (Fr., 20. November, abends).',
    ],
    add_task: ['Auf der Aufgabenliste: Mutter anrufen (Sa., 21. November, 18:30).'],
    'add_task again': ['Schon auf der Aufgabenliste: Mutter anrufen (Sa., 21. November).'],
    list_tasks: [
      'Zu tun: kumiss einweichen, etwa 8 Stunden (Fr., 20. November, abends, für Linsensuppe); Mutter anrufen (Sa., 21. November, 18:30); Mutter anrufen.',
    ],
    'list_tasks of nothing': ['Auf der Aufgabenliste steht nichts.'],
    'list_tasks of nothing on a day': ['Auf der Aufgabenliste steht nichts für Sa., 21. November.'],
    done_task: ['Auf der Aufgabenliste abgehakt: Mutter anrufen (Sa., 21. November, 18:30).'],
    remove_task: [
      'Nicht mehr auf der Aufgabenliste: kumiss einweichen, etwa 8 Stunden (Fr., 20. November, abends, für Linsensuppe).',
    ],
  },
  french: {
    'plan_meals with more': [
      'Prévu au dîner le sam. 21 novembre\u00a0: Linsensuppe (pour 6, avec\u00a0: Honey Cod).',
      'À faire pour cela, selon mon estimation\u00a0: faire tremper\u00a0: kumiss, environ 8 heures (ven. 20 novembre, le soir); commencer Linsensuppe, à faire mariner environ 12 heures (ven. 20 novembre).',
    ],
    'list_meals of several dishes': [
      'Dîner du sam. 21 novembre\u00a0: Linsensuppe (pour 6, déjà cuisiné); Honey Cod.',
      'À faire pour cela, selon mon estimation\u00a0: faire tremper\u00a0: kumiss, environ 8 heures (ven. 20 novembre, le soir).',
    ],
    add_task: ['Dans la liste des tâches\u00a0: Mutter anrufen (sam. 21 novembre, 18:30).'],
    'add_task again': ['Déjà dans la liste des tâches\u00a0: Mutter anrufen (sam. 21 novembre).'],
    list_tasks: [
      'À faire\u00a0: faire tremper\u00a0: kumiss, environ 8 heures (ven. 20 novembre, le soir, pour Linsensuppe); Mutter anrufen (sam. 21 novembre, 18:30); Mutter anrufen.',
    ],
    'list_tasks of nothing': ["Il n'y a rien dans la liste des tâches."],
    'list_tasks of nothing on a day': ["Il n'y a rien dans la liste des tâches\u00a0: sam. 21 novembre."],
    done_task: ['Coché dans la liste des tâches\u00a0: Mutter anrufen (sam. 21 novembre, 18:30).'],
    remove_task: [
      'Plus dans la liste des tâches\u00a0: faire tremper\u00a0: kumiss, environ 8 heures (ven. 20 novembre, le soir, pour Linsensuppe).',
    ],
  },
  spanish: {
    'plan_meals with more': [
      'Planeado para la cena el sáb. 21 de noviembre: Linsensuppe (para 6, con: Honey Cod).',
      'Por hacer para ello, según calculo: remojar: kumiss, unas 8 horas (vie. 20 de noviembre, por la noche); empezar Linsensuppe, a marinar unas 12 horas (vie. 20 de noviembre).',
    ],
    'list_meals of several dishes': [
      'Cena del sáb. 21 de noviembre: Linsensuppe (para 6, ya se cocinó); Honey Cod.',
      'Por hacer para ello, según calculo: remojar: kumiss, unas 8 horas (vie. 20 de noviembre, por la noche).',
    ],
    add_task: ['En la lista de tareas: Mutter anrufen (sáb. 21 de noviembre, 18:30).'],
    'add_task again': ['Ya está en la lista de tareas: Mutter anrufen (sáb. 21 de noviembre).'],
    list_tasks: [
      'Por hacer: remojar: kumiss, unas 8 horas (vie. 20 de noviembre, por la noche, para Linsensuppe); Mutter anrufen (sáb. 21 de noviembre, 18:30); Mutter anrufen.',
    ],
    'list_tasks of nothing': ['No hay nada en la lista de tareas.'],
    'list_tasks of nothing on a day': ['No hay nada en la lista de tareas: sáb. 21 de noviembre.'],
    done_task: ['Marcado en la lista de tareas: Mutter anrufen (sáb. 21 de noviembre, 18:30).'],
    remove_task: [
      'Ya no está en la lista de tareas: remojar: kumiss, unas 8 horas (vie. 20 de noviembre, por la noche, para Linsensuppe).',
    ],
  },
}
