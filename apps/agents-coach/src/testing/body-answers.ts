/** What is told of what is kept of a body, in each language. */
export const bodyAnswers = {
  german: {
    get_body: [
      'Von deinem Körper gespeichert: Geschlecht weiblich, Alter 34, Größe 175 cm, Gewicht 78,5 kg, Aktivität sehr hoch. Mit „Vergiss mein Gewicht“ ist es weg.',
    ],
    'get_body of nothing': ['Von deinem Körper ist nichts gespeichert.'],
    'get_body of nothing for goals': ['Von früher ist von deinem Körper nichts gespeichert.'],
    'get_body for goals': ['Aus dem, was gespeichert ist: Gewicht 80 kg.'],
    remember_body: ['Für deine Ziele gespeichert: Geschlecht weiblich, Alter 34.'],
    'remember_body anew': ['Für deine Ziele gespeichert: Gewicht 78,5 kg (vorher: Gewicht 80 kg).'],
    'remember_body asking': ['Soll ich das fürs nächste Mal speichern: Gewicht 80 kg?'],
    forget_body: ['Vergessen: Gewicht 80 kg.'],
  },
  french: {
    get_body: [
      "Gardé de ton corps\u00a0: sexe femme, âge 34, taille 175 cm, poids 78,5 kg, activité très élevée. Dis «\u00a0oublie mon poids\u00a0» pour l'effacer.",
    ],
    'get_body of nothing': ["Rien n'est gardé de ton corps."],
    'get_body of nothing for goals': ["Rien n'est gardé de ton corps d'avant."],
    'get_body for goals': ["D'après ce qui est gardé\u00a0: poids 80 kg."],
    remember_body: ['Gardé pour tes objectifs\u00a0: sexe femme, âge 34.'],
    'remember_body anew': ['Gardé pour tes objectifs\u00a0: poids 78,5 kg (avant\u00a0: poids 80 kg).'],
    'remember_body asking': ['Dois-je garder cela pour la prochaine fois\u00a0: poids 80 kg\u00a0?'],
    forget_body: ['Oublié\u00a0: poids 80 kg.'],
  },
  spanish: {
    get_body: [
      'Guardado de tu cuerpo: sexo mujer, edad 34, altura 175 cm, peso 78,5 kg, actividad muy alta. Di «olvida mi peso» para que desaparezca.',
    ],
    'get_body of nothing': ['No hay nada guardado de tu cuerpo.'],
    'get_body of nothing for goals': ['No hay nada guardado de antes sobre tu cuerpo.'],
    'get_body for goals': ['Según lo guardado: peso 80 kg.'],
    remember_body: ['Guardado para tus objetivos: sexo mujer, edad 34.'],
    'remember_body anew': ['Guardado para tus objetivos: peso 78,5 kg (antes: peso 80 kg).'],
    'remember_body asking': ['¿Lo guardo para la próxima vez: peso 80 kg?'],
    forget_body: ['Olvidado: peso 80 kg.'],
  },
} as const
