import { littleEnergy, weightInTime, words } from './concern.ts'
import type { ConcernPatterns } from './concern.ts'

const LOSES =
  'adelgazar|(?:perder|bajar)(?: de)? (?:peso|kilos)|(?:perder|bajar) \\d+ ?(?:kg|kilos)|pérdida de peso|déficit calórico|comer menos|ayunar|ayuno|a dieta'
const GOALS = '(?:objetivo|meta|límite) de (?:calorías|\\d+ (?:kcal|calorías))'
const DISEASE =
  '(?:la |un |una )?(?:diabetes|enfermedad celíaca|celiaquía|anemia|cáncer|úlcera|déficit de (?:hierro|vitamina\\p{L}*)|hipertensión|gota|trastorno alimentario)'

const EXPECTING = 'embarazada|embarazo|dando el pecho|doy el pecho|amamanto|amamantando|lactancia'
/** What asks whether something may be eaten, whatever it is. */
const MAY_EAT =
  '(?:puedo|debo|podría|se puede) (?:comer|tomar|beber)|(?:es|son|está|están) (?:\\p{L}+ ){0,5}?(?:segur[oa]s?|mal[oa]s?|peligros[oa]s?|permitid[oa]s?)|evitar|qué alimentos'

export const spanishPatterns: ConcernPatterns = {
  said: {
    emergency: [
      [
        words(
          'dolor (?:en el|de) pecho|no puedo respirar|me cuesta respirar|se me (?:cierra|hincha) la garganta|sobredosis',
        ),
      ],
      [words('(?:tragado|bebido) (?:lejía|detergente|veneno|anticongelante)')],
    ],
    eating_disorder: [
      [
        words('provocarme el vómito|vomitar (?:después|lo que|la comida)|hacerme vomitar'),
        words('cómo|como|quiero|debo|ayuda|ayúdame'),
      ],
      [words('laxantes?'), words(`${LOSES}|peso|delgad[oa]|calorías|después de comer`)],
      [words('matarme de hambre|thinspo|pro-?ana')],
      [
        words('anorexia|anoréxic[oa]|bulimia|bulímic[oa]|trastorno alimentario'),
        words(`${LOSES}|calorías|peso|objetivo|límite|consejos`),
      ],
      [words('ocultar|esconder'), words('no como|no estoy comiendo|vomito')],
    ],
    pregnancy: [[words(EXPECTING), words(`${LOSES}|${GOALS}|keto`)]],
    food_in_pregnancy: [[words(EXPECTING), words(MAY_EAT)]],
    food_for_baby: [
      [
        words('bebés?|lactantes?|recién nacid[oa]s?|menor(?:es)? de un año'),
        words('(?:puede|pueden|puedo|debe) (?:[\\p{L}]+ ){0,5}(?:comer|beber|tomar|dar|darle)'),
      ],
    ],
    child: [
      [
        words(
          '(?:mi|mis|nuestr[oa]s?)(?: [\\p{L}\\p{N}-]+){0,3}? (?:hij[oa]s?|niñ[oa]s?|bebé)|mi hij[oa]|mi bebé|de (?:[1-9]|1[0-7]) años|tengo (?:[1-9]|1[0-7]) años',
        ),
        words(`${LOSES}|${GOALS}|demasiado gord[oa]|sobrepeso|cuántas calorías`),
      ],
    ],
    too_little: [
      [
        littleEnergy('kcal|calorías|calorias', '(?:al|por|cada) día|(?:al|por) dia|diarias'),
        words('quiero|quisiera|puedo|debo|debería|solo|sólo|comer|como|dieta|intento|voy'),
      ],
      [
        words('no comer nada|dejar de comer(?= (?:durante|por|del todo))|ayunar|ayuno'),
        words('(?:\\d+|dos|tres|cuatro|cinco|seis|siete|diez|una) (?:días|dias|semanas?|mes|meses)'),
      ],
    ],
    medicine: [
      [
        words(
          'medicamentos?|medicinas?|medicación|estatinas?|anticoagulantes?|sintrom|insulina|metformina|antibióticos?|antidepresivos?|ibuprofeno|paracetamol|aspirina|levotiroxina|ozempic|wegovy|suplementos?|hierba de san juan|mis pastillas|la píldora',
        ),
        words(
          'puedo|se puede|podría|debo|debería|interact(?:úa|úan|uar)|interacci(?:ón|ones)|peligroso|seguro|compatible|evitar|mezclar',
        ),
      ],
      [
        words(
          'hierro|zinc|magnesio|potasio|calcio|melatonina|creatina|aceite de pescado|vitaminas?(?: [a-k]\\d*)?',
        ),
        words(
          '(?:puedo|debo|debería) .{0,20}tomar|cuánt[oa]s? .{1,30}tomar|tomar .{1,40}(?:con|junto|juntos)',
        ),
      ],
    ],
    diagnosis: [
      [words(`(?:tengo|tendré|puede que tenga|podría tener|es) (?:${DISEASE})(?=[^.!]*\\?)`)],
      [words('diagnostica\\p{L}*|diagnóstico|qué me pasa|síntomas? de')],
    ],
  },
  unless: {
    pregnancy: words('no estoy embarazada|ya no estoy embarazada'),
    food_in_pregnancy: words(
      'no estoy embarazada|cocinar|preparar|recetas?|cenas?|almuerzos?|plan(?:ea\\p{L}*)?|ideas?|recuérda\\p{L}*|lista',
    ),
    food_for_baby: words(
      'cocinar|preparar|recetas?|cenas?|almuerzos?|plan(?:ea\\p{L}*)?|ideas?|recuérda\\p{L}*|lista|qué',
    ),
    too_little: words('déficit|menos|más|quemad\\p{L}*|quemé|quedan|recetas?|cena|almuerzo'),
    medicine: words('recuérda\\p{L}*|recordar\\p{L}*|lista|comprar|comprado|despensa|tarea'),
    child: words('cumpleaños'),
  },
  loses: words('perder|bajar|adelgazar|pierda'),
  loss: [weightInTime('en|por|a la|al|cada')],
}
