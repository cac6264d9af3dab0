/** What is told of plans with more than a dish, and of tasks, in each language. */
export const planAnswers = {
  german: {
    'plan_meals with more': [
      'Geplant zum Abendessen am Sa., 21. November: Linsensuppe (für 6, dazu: Honey Cod).',
      'Dafür zu tun, geschätzt: kumiss einweichen, etwa 8 Stunden (Fr., 20. November, abends); Linsensuppe beginnen, etwa 12 Stunden marinieren (Fr., 20. November).',
      'Am Sa., 21. November wird es mehr, als du willst: etwa 2900 kcal, 900 kcal über deiner Grenze (USDA SR28).',
      'Nicht geplant: Tacos (Abendessen am Sa., 21. November). Zum Abendessen am Sa., 21. November ist schon geplant: Linsensuppe.',
    ],
    'list_meals of several dishes': [
      'Abendessen am Sa., 21. November: Linsensuppe (für 6, schon gekocht); Honey Cod.',
      'Dafür zu tun, geschätzt: kumiss einweichen, etwa 8 Stunden (Fr., 20. November, abends).',
    ],
    'list_meals with goals': [
      'Abendessen am Sa., 21. November: Linsensuppe.',
      'Geplant am Sa., 21. November, je eine Portion: etwa 1200 kcal, Grenze 2000 kcal; etwa 40 g Eiweiß, Ziel 100 g (von 1 der 2 Gerichte ist nichts bekannt).',
    ],
    add_task: ['Auf der Aufgabenliste: Mutter anrufen (Sa., 21. November, 18:30).'],
    'add_task once and soon': [
      'Auf der Aufgabenliste: Mutter anrufen (Sa., 21. November, 18:30).',
      'Wiederholen kann ich Aufgaben nicht: Diese steht einmal da. Sag sie mir danach noch einmal.',
      'Klingeln kann ich nicht: Stell dir bitte auch einen Wecker.',
    ],
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
      'Le sam. 21 novembre, cela dépasse ce que tu veux\u00a0: environ 2900 kcal, 900 kcal au-dessus de ta limite (USDA SR28).',
      'Pas prévu\u00a0: Tacos (dîner du sam. 21 novembre). Déjà prévu au dîner le sam. 21 novembre\u00a0: Linsensuppe.',
    ],
    'list_meals of several dishes': [
      'Dîner du sam. 21 novembre\u00a0: Linsensuppe (pour 6, déjà cuisiné); Honey Cod.',
      'À faire pour cela, selon mon estimation\u00a0: faire tremper\u00a0: kumiss, environ 8 heures (ven. 20 novembre, le soir).',
    ],
    'list_meals with goals': [
      'Dîner du sam. 21 novembre\u00a0: Linsensuppe.',
      'Prévu le sam. 21 novembre, une portion de chaque\u00a0: environ 1200 kcal, limite 2000 kcal; environ 40 g de protéines, objectif 100 g (rien de connu sur 1 des 2 plats).',
    ],
    add_task: ['Dans la liste des tâches\u00a0: Mutter anrufen (sam. 21 novembre, 18:30).'],
    'add_task once and soon': [
      'Dans la liste des tâches\u00a0: Mutter anrufen (sam. 21 novembre, 18:30).',
      'Je ne sais pas répéter les tâches\u00a0: celle-ci y est une seule fois. Redis-la-moi ensuite.',
      'Je ne sais pas sonner\u00a0: mets aussi un minuteur.',
    ],
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
      'El sáb. 21 de noviembre es más de lo que quieres: unos 2900 kcal, 900 kcal por encima de tu límite (USDA SR28).',
      'No planeado: Tacos (cena del sáb. 21 de noviembre). Ya hay algo planeado para la cena el sáb. 21 de noviembre: Linsensuppe.',
    ],
    'list_meals of several dishes': [
      'Cena del sáb. 21 de noviembre: Linsensuppe (para 6, ya se cocinó); Honey Cod.',
      'Por hacer para ello, según calculo: remojar: kumiss, unas 8 horas (vie. 20 de noviembre, por la noche).',
    ],
    'list_meals with goals': [
      'Cena del sáb. 21 de noviembre: Linsensuppe.',
      'Planeado el sáb. 21 de noviembre, una ración de cada uno: unos 1200 kcal, límite 2000 kcal; unos 40 g de proteínas, objetivo 100 g (no se sabe nada de 1 de los 2 platos).',
    ],
    add_task: ['En la lista de tareas: Mutter anrufen (sáb. 21 de noviembre, 18:30).'],
    'add_task once and soon': [
      'En la lista de tareas: Mutter anrufen (sáb. 21 de noviembre, 18:30).',
      'No puedo repetir tareas: esta queda una sola vez. Dímela de nuevo después.',
      'No puedo sonar: pon también un temporizador.',
    ],
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
