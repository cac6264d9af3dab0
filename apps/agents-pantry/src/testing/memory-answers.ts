/** What is told of memories, in each language. */
export const memoryAnswers = {
  german: {
    remember_fact: ['Das merke ich mir: „Der Ofen wird zu heiß“.'],
    'remember_fact again': ['Das weiß ich schon: „Der Ofen wird zu heiß“.'],
    'remember_fact in place of another': [
      'Das merke ich mir: „Der Ofen wird zu heiß“.',
      'Das ersetzt „Der Ofen geht“.',
    ],
    recall: [
      '„Der Ofen wird zu heiß“ (von dir gesagt am Fr., 20. November).',
      '„Mutter kommt“ (entnommen aus dem, was du gesagt hast, Fr., 20. November, bis So., 29. November).',
      '„Tee statt Kaffee“ (bemerkt, nicht gesagt, Fr., 20. November).',
    ],
    'recall why': [
      '„Der Ofen wird zu heiß“ (von dir gesagt am Fr., 20. November).',
      'Am Fr., 20. November hast du gesagt: „Merk dir: Der Ofen wird zu heiß“.',
      '„Der Ofen wird zu heiß“ (von dir gesagt am Fr., 20. November).',
      'Gesagt am Fr., 20. November; die Nachricht selbst gibt es nicht mehr.',
    ],
    'recall said': ['Am Do., 19. November hast du gesagt: „Der Topf ist bei Carol“.'],
    'recall of all': [
      'Allergie: Erdnüsse (wird geprüft, seit Do., 19. November).',
      'Vorliebe: Kichererbsen (selbst bemerkt).',
      'Mia (deine Tochter): noch nichts bekannt (seit Do., 19. November).',
      'Ziel am Tag, Eiweiß: 120 g (seit Do., 19. November).',
      'Grenze am Tag, Natrium: 2000 mg.',
      'Es gibt mehr, als hier steht: Frag nach einer Sache.',
    ],
    'recall nothing': ['Davon hast du mir nichts gesagt: „Ofen“.'],
    'recall nothing at all': ['Ich weiß noch nichts über dich.'],
    forget_fact: ['Was du mir dazu gesagt hast, habe ich vergessen, endgültig: „Ofen“.'],
    'forget_fact unnamed': ['Das habe ich vergessen, endgültig.'],
    'forget_fact all': [
      'Alles, was ich von dir wusste, habe ich vergessen, endgültig. Notizen: 3, Vorlieben: 2, Personen: 1.',
    ],
  },
  french: {
    remember_fact: ['Je le retiens\u00a0: «\u00a0Der Ofen wird zu heiß\u00a0».'],
    'remember_fact again': ['Je le sais déjà\u00a0: «\u00a0Der Ofen wird zu heiß\u00a0».'],
    'remember_fact in place of another': [
      'Je le retiens\u00a0: «\u00a0Der Ofen wird zu heiß\u00a0».',
      'Cela remplace «\u00a0Der Ofen geht\u00a0».',
    ],
    recall: [
      "«\u00a0Der Ofen wird zu heiß\u00a0» (tu me l'as dit, ven. 20 novembre).",
      "«\u00a0Mutter kommt\u00a0» (déduit de ce que tu as dit, ven. 20 novembre, jusqu'au dim. 29 novembre).",
      '«\u00a0Tee statt Kaffee\u00a0» (remarqué, pas dit, ven. 20 novembre).',
    ],
    'recall why': [
      "«\u00a0Der Ofen wird zu heiß\u00a0» (tu me l'as dit, ven. 20 novembre).",
      'Ce que tu as dit, ven. 20 novembre\u00a0: «\u00a0Merk dir: Der Ofen wird zu heiß\u00a0».',
      "«\u00a0Der Ofen wird zu heiß\u00a0» (tu me l'as dit, ven. 20 novembre).",
      "Dit ven. 20 novembre; le message lui-même n'existe plus.",
    ],
    'recall said': ['Ce que tu as dit, jeu. 19 novembre\u00a0: «\u00a0Der Topf ist bei Carol\u00a0».'],
    'recall of all': [
      'Allergie\u00a0: cacahuètes (vérifié, depuis jeu. 19 novembre).',
      'Préférence\u00a0: pois chiches (remarqué, pas dit).',
      'Mia (ta fille)\u00a0: rien de connu (depuis jeu. 19 novembre).',
      'Objectif par jour, protéines\u00a0: 120 g (depuis jeu. 19 novembre).',
      'Limite par jour, sodium\u00a0: 2000 mg.',
      'Il y en a plus que ce qui est listé ici\u00a0: demande-moi une chose à la fois.',
    ],
    'recall nothing': ["Tu ne m'as rien dit là-dessus\u00a0: «\u00a0Ofen\u00a0»."],
    'recall nothing at all': ['Je ne sais encore rien de toi.'],
    forget_fact: ["J'ai oublié ce que tu m'en as dit, pour de bon\u00a0: «\u00a0Ofen\u00a0»."],
    'forget_fact unnamed': ["C'est oublié, pour de bon."],
    'forget_fact all': [
      "J'ai oublié tout ce que je savais de toi, pour de bon. Notes\u00a0: 3, préférences\u00a0: 2, personnes\u00a0: 1.",
    ],
  },
  spanish: {
    remember_fact: ['Lo recordaré: «Der Ofen wird zu heiß».'],
    'remember_fact again': ['Eso ya lo sé: «Der Ofen wird zu heiß».'],
    'remember_fact in place of another': [
      'Lo recordaré: «Der Ofen wird zu heiß».',
      'Sustituye a «Der Ofen geht».',
    ],
    recall: [
      '«Der Ofen wird zu heiß» (me lo dijiste, vie. 20 de noviembre).',
      '«Mutter kommt» (deducido de lo que dijiste, vie. 20 de noviembre, hasta dom. 29 de noviembre).',
      '«Tee statt Kaffee» (notado, no dicho, vie. 20 de noviembre).',
    ],
    'recall why': [
      '«Der Ofen wird zu heiß» (me lo dijiste, vie. 20 de noviembre).',
      'Lo que dijiste, vie. 20 de noviembre: «Merk dir: Der Ofen wird zu heiß».',
      '«Der Ofen wird zu heiß» (me lo dijiste, vie. 20 de noviembre).',
      'Dicho vie. 20 de noviembre; el mensaje mismo ya no existe.',
    ],
    'recall said': ['Lo que dijiste, jue. 19 de noviembre: «Der Topf ist bei Carol».'],
    'recall of all': [
      'Alergia: cacahuetes (se comprueba, desde jue. 19 de noviembre).',
      'Preferencia: garbanzos (observado, no dicho).',
      'Mia (tu hija): nada por ahora (desde jue. 19 de noviembre).',
      'Objetivo al día, proteínas: 120 g (desde jue. 19 de noviembre).',
      'Límite al día, sodio: 2000 mg.',
      'Hay más de lo que se ve aquí: pregúntame por una cosa.',
    ],
    'recall nothing': ['No me has dicho nada de eso: «Ofen».'],
    'recall nothing at all': ['Todavía no sé nada de ti.'],
    forget_fact: ['He olvidado lo que me dijiste de eso, para siempre: «Ofen».'],
    'forget_fact unnamed': ['Olvidado, para siempre.'],
    'forget_fact all': [
      'He olvidado todo lo que sabía de ti, para siempre. Notas: 3, preferencias: 2, personas: 1.',
    ],
  },
} as const
