/** What is told of each sample, by language. */
export const answersInLanguages = {
  de: {
    'add_bottle estimated': [
      'Eingelagert: 6 × Barolo 2019 (Keller), am besten etwa 2025 bis 2034, geschätzt nach der Art.',
    ],
    'add_bottle told': [
      'Eingelagert: 2 × Rioja (Muga, 1500 ml) (garage), zu trinken bis Do., 1. Juni 2028, wie du gesagt hast.',
    ],
    'add_bottle without a window': ['Eingelagert: 6 × Gin (Keller), Zeitraum nicht bekannt.'],
    'list_bottles all': [
      'Vorhanden: 6 × Barolo 2019 – trinkreif, etwa 2025 bis 2034; 2 × Rioja (Muga, 1500 ml) – trinkreif, bis Do., 1. Juni 2028, garage; 6 × Gin – kein Zeitraum bekannt.',
      '3 weitere sind nicht aufgezählt.',
    ],
    'list_bottles each readiness': [
      'Vorhanden: 6 × Barolo 2019 – noch nicht reif, etwa 2030 bis 2034; 6 × Barolo 2019 – trinkreif, bald nicht mehr, etwa 2025 bis 2034; 6 × Barolo 2019 – über die beste Zeit hinaus, etwa 2025 bis 2034.',
    ],
    'list_bottles none': ['Im Keller liegt noch nichts.'],
    'list_bottles none that fits': ['Im Keller passt nichts dazu.'],
    'open_bottle opened': ['Geöffnet: 1 × Barolo 2019 (übrig: 5).'],
    'open_bottle drunk': ['Getrunken: 2 × Rioja (Muga, 1500 ml) (nichts mehr übrig).'],
    'open_bottle given away too early': [
      'Verschenkt: 1 × Barolo 2019 (übrig: 1).',
      'Barolo 2019 sollte noch bis etwa 2030 liegen.',
    ],
    'open_bottle broken': ['Zerbrochen: 1 × Barolo 2019 (übrig: 5).'],
    'open_bottle gone': ['Herausgenommen: 6 × Barolo 2019 (nichts mehr übrig).'],
    'move_bottle one': ['Umgelagert: 2 × Rioja (Muga, 1500 ml) (jetzt: wine fridge).'],
    'correct_bottle with a window': ['Berichtigt: 6 × Barolo 2019, am besten etwa 2025 bis 2034.'],
    'correct_bottle without one': ['Berichtigt: 6 × Gin.'],
    'note_bottle both': ['Notiert zu Barolo 2019: „Kirschen“, 7,5/10.'],
    'note_bottle a mark': ['Notiert zu Barolo: 9/10.'],
    'list_bottle_notes some': ['Deine Notizen: Barolo 2019 (Do., 19. November), „Kirschen“, 7/10.'],
    'list_bottle_notes none': ['Es gibt noch keine Notizen.'],
    'list_bottle_notes none on one': ['Es gibt keine Notizen zu Barolo.'],
    'suggest_bottle some': [
      'Das könnte geöffnet werden, das Dringendste zuerst: 2 × Rioja (Muga, 1500 ml) – trinkreif, bis Do., 1. Juni 2028, garage.',
      'Barolo 2019 sollte bis etwa 2030 liegen.',
    ],
    'suggest_bottle none': ['Im Keller ist nichts trinkreif.'],
    'suggest_bottle with a meal': [
      'Von dir, zu Lamm: 2 × Rioja (Muga, 1500 ml) – trinkreif, bis Do., 1. Juni 2028, garage.',
    ],
    'suggest_bottle beside a meal': [
      'Von dir ist nichts trinkreif, das zu Lamm passt.',
      'Das könnte geöffnet werden, das Dringendste zuerst: 6 × Gin – kein Zeitraum bekannt.',
    ],
    'suggest_bottle without alcohol': [
      'Du hast mir gesagt: schwanger. Darum werden nur Getränke ohne Alkohol genannt.',
      'Im Keller ist nichts trinkreif.',
    ],
    'pair_bottle both': [
      'Zu Lamm passt üblicherweise: Rioja, Bordeaux.',
      'Von dir, zu Lamm: 6 × Barolo 2019 – trinkreif, etwa 2025 bis 2034.',
    ],
    'pair_bottle unknown': ['Was zu Lamm passt, ist hier nicht bekannt.'],
    'pair_bottle without beer': [
      'Nicht genannt wird Bier. Du hast mir gesagt: Gluten (Allergie).',
      'Zu Lamm passt üblicherweise: Rioja.',
      'Von dir ist nichts trinkreif, das zu Lamm passt.',
    ],
  },
  fr: {
    'add_bottle estimated': [
      "Mis en cave : 6 × Barolo 2019 (cave), au mieux de 2025 à 2034 environ, estimé d'après le style.",
    ],
    'add_bottle told': [
      "Mis en cave : 2 × Rioja (Muga, 1500 ml) (garage), à boire jusqu'à jeu. 1er juin 2028, comme tu l'as dit.",
    ],
    'add_bottle without a window': ['Mis en cave : 6 × Gin (cave), période inconnue.'],
    'list_bottles all': [
      "Il y a : 6 × Barolo 2019 – prêt, de 2025 à 2034 environ ; 2 × Rioja (Muga, 1500 ml) – prêt, jusqu'à jeu. 1er juin 2028, garage ; 6 × Gin – sans période connue.",
      '3 de plus ne sont pas cités.',
    ],
    'list_bottles each readiness': [
      'Il y a : 6 × Barolo 2019 – pas encore prêt, de 2030 à 2034 environ ; 6 × Barolo 2019 – prêt, plus pour longtemps, de 2025 à 2034 environ ; 6 × Barolo 2019 – passé, de 2025 à 2034 environ.',
    ],
    'list_bottles none': ["Il n'y a encore rien dans la cave."],
    'list_bottles none that fits': ['Rien dans la cave ne correspond.'],
    'open_bottle opened': ['Ouvert : 1 × Barolo 2019 (reste : 5).'],
    'open_bottle drunk': ["Bu : 2 × Rioja (Muga, 1500 ml) (il n'en reste plus)."],
    'open_bottle given away too early': [
      'Offert : 1 × Barolo 2019 (reste : 1).',
      "Barolo 2019 était à garder jusqu'à 2030 environ.",
    ],
    'open_bottle broken': ['Cassé : 1 × Barolo 2019 (reste : 5).'],
    'open_bottle gone': ["Retiré : 6 × Barolo 2019 (il n'en reste plus)."],
    'move_bottle one': ['Déplacé : 2 × Rioja (Muga, 1500 ml) (maintenant : wine fridge).'],
    'correct_bottle with a window': ['Corrigé : 6 × Barolo 2019, au mieux de 2025 à 2034 environ.'],
    'correct_bottle without one': ['Corrigé : 6 × Gin.'],
    'note_bottle both': ['Noté sur Barolo 2019 : « Kirschen », 7,5/10.'],
    'note_bottle a mark': ['Noté sur Barolo : 9/10.'],
    'list_bottle_notes some': ['Tes notes : Barolo 2019 (jeu. 19 novembre), « Kirschen », 7/10.'],
    'list_bottle_notes none': ["Il n'y a pas encore de notes."],
    'list_bottle_notes none on one': ["Il n'y a pas de notes sur Barolo."],
    'suggest_bottle some': [
      "Ce qui peut s'ouvrir, le plus pressé d'abord : 2 × Rioja (Muga, 1500 ml) – prêt, jusqu'à jeu. 1er juin 2028, garage.",
      "Barolo 2019 est à garder jusqu'à 2030 environ.",
    ],
    'suggest_bottle none': ["Rien dans la cave n'est prêt."],
    'suggest_bottle with a meal': [
      "De ta cave, pour Lamm : 2 × Rioja (Muga, 1500 ml) – prêt, jusqu'à jeu. 1er juin 2028, garage.",
    ],
    'suggest_bottle beside a meal': [
      "Rien de ta cave qui aille avec Lamm n'est prêt.",
      "Ce qui peut s'ouvrir, le plus pressé d'abord : 6 × Gin – sans période connue.",
    ],
    'suggest_bottle without alcohol': [
      "Tu m'as dit : schwanger. Seules des boissons sans alcool sont donc nommées.",
      "Rien dans la cave n'est prêt.",
    ],
    'pair_bottle both': [
      "Avec Lamm vont d'habitude : Rioja, Bordeaux.",
      'De ta cave, pour Lamm : 6 × Barolo 2019 – prêt, de 2025 à 2034 environ.',
    ],
    'pair_bottle unknown': ["Ce qui va avec Lamm n'est pas connu ici."],
    'pair_bottle without beer': [
      "Est laissé de côté : la bière. Tu m'as dit : gluten (allergie).",
      "Avec Lamm vont d'habitude : Rioja.",
      "Rien de ta cave qui aille avec Lamm n'est prêt.",
    ],
  },
  es: {
    'add_bottle estimated': [
      'Guardado: 6 × Barolo 2019 (bodega), en su mejor momento de 2025 a 2034 aproximadamente, estimado según el tipo.',
    ],
    'add_bottle told': [
      'Guardado: 2 × Rioja (Muga, 1500 ml) (garage), para beber hasta jue. 1 de junio de 2028, como dijiste.',
    ],
    'add_bottle without a window': ['Guardado: 6 × Gin (bodega), sin fechas conocidas.'],
    'list_bottles all': [
      'Hay: 6 × Barolo 2019 – a punto, de 2025 a 2034 aproximadamente; 2 × Rioja (Muga, 1500 ml) – a punto, hasta jue. 1 de junio de 2028, garage; 6 × Gin – sin fechas conocidas.',
      'Hay 3 más que no se citan.',
    ],
    'list_bottles each readiness': [
      'Hay: 6 × Barolo 2019 – aún no está a punto, de 2030 a 2034 aproximadamente; 6 × Barolo 2019 – a punto, por poco tiempo, de 2025 a 2034 aproximadamente; 6 × Barolo 2019 – pasado, de 2025 a 2034 aproximadamente.',
    ],
    'list_bottles none': ['Aún no hay nada en la bodega.'],
    'list_bottles none that fits': ['Nada en la bodega encaja con eso.'],
    'open_bottle opened': ['Abierto: 1 × Barolo 2019 (quedan: 5).'],
    'open_bottle drunk': ['Bebido: 2 × Rioja (Muga, 1500 ml) (ya no queda).'],
    'open_bottle given away too early': [
      'Regalado: 1 × Barolo 2019 (quedan: 1).',
      'Barolo 2019 era para guardar hasta 2030 aproximadamente.',
    ],
    'open_bottle broken': ['Roto: 1 × Barolo 2019 (quedan: 5).'],
    'open_bottle gone': ['Sacado: 6 × Barolo 2019 (ya no queda).'],
    'move_bottle one': ['Movido: 2 × Rioja (Muga, 1500 ml) (ahora: wine fridge).'],
    'correct_bottle with a window': [
      'Corregido: 6 × Barolo 2019, en su mejor momento de 2025 a 2034 aproximadamente.',
    ],
    'correct_bottle without one': ['Corregido: 6 × Gin.'],
    'note_bottle both': ['Anotado sobre Barolo 2019: «Kirschen», 7,5/10.'],
    'note_bottle a mark': ['Anotado sobre Barolo: 9/10.'],
    'list_bottle_notes some': ['Tus notas: Barolo 2019 (jue. 19 de noviembre), «Kirschen», 7/10.'],
    'list_bottle_notes none': ['Aún no hay notas de cata.'],
    'list_bottle_notes none on one': ['No hay notas sobre Barolo.'],
    'suggest_bottle some': [
      'Lo que se podría abrir, lo más urgente primero: 2 × Rioja (Muga, 1500 ml) – a punto, hasta jue. 1 de junio de 2028, garage.',
      'Barolo 2019 es para guardar hasta 2030 aproximadamente.',
    ],
    'suggest_bottle none': ['Nada en la bodega está a punto.'],
    'suggest_bottle with a meal': [
      'De lo tuyo, para Lamm: 2 × Rioja (Muga, 1500 ml) – a punto, hasta jue. 1 de junio de 2028, garage.',
    ],
    'suggest_bottle beside a meal': [
      'Nada de lo tuyo que vaya con Lamm está a punto.',
      'Lo que se podría abrir, lo más urgente primero: 6 × Gin – sin fechas conocidas.',
    ],
    'suggest_bottle without alcohol': [
      'Me dijiste: schwanger. Por eso solo se nombran bebidas sin alcohol.',
      'Nada en la bodega está a punto.',
    ],
    'pair_bottle both': [
      'Con Lamm suelen ir: Rioja, Bordeaux.',
      'De lo tuyo, para Lamm: 6 × Barolo 2019 – a punto, de 2025 a 2034 aproximadamente.',
    ],
    'pair_bottle unknown': ['Aquí no se sabe qué va con Lamm.'],
    'pair_bottle without beer': [
      'Se deja fuera: la cerveza. Me dijiste: gluten (alergia).',
      'Con Lamm suelen ir: Rioja.',
      'Nada de lo tuyo que vaya con Lamm está a punto.',
    ],
  },
} as const
