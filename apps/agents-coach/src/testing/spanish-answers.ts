import type { answerSamples } from './answer-samples.ts'
import { bodyAnswers } from './body-answers.ts'

/** What is told of each sample. */
export const spanishAnswers: Readonly<Record<keyof typeof answerSamples, readonly string[]>> = {
  propose_food_log: ['2 huevos hoy en el desayuno: 143 kcal, 12,6 g de proteínas (USDA SR28). ¿Lo apunto?'],
  'propose_food_log two': [
    '2 huevos y 1 rebanada de pastel el lun. 16 de noviembre: 143 kcal, 12,6 g de proteínas (USDA SR28, estimación). ¿Lo apunto?',
  ],
  'propose_food_log with remarks': [
    '250,5 ml de kumiss ayer en el desayuno: sin valores (USDA SR28). ¿Lo apunto?',
    'Valores para kumiss tomados de: kéfir.',
    'Cuidado, alergia (cacahuetes): kumiss.',
  ],
  'propose_food_log a lot': [
    '40 huevos hoy en el desayuno: 143 kcal, 12,6 g de proteínas (USDA SR28). ¿Lo apunto?',
    'Es mucho: 40 huevos, 143 kcal. ¿Es correcto?',
  ],
  propose_recipe_log: [
    '2 raciones de «Chickpea curry» hoy en la comida: 143 kcal, 12,6 g de proteínas (USDA SR28). ¿Lo apunto?',
    '7 de 9 ingredientes tienen valores; sin: sal y kumiss.',
  ],
  'propose_recipe_log not whole': [
    '2 raciones de «Chickpea curry» hoy en la comida: 143 kcal, 12,6 g de proteínas (USDA SR28). ¿Lo apunto?',
    'No es la suma de todo el plato: 7 de 9 ingredientes tienen valores; no contado: sal y kumiss.',
  ],
  'propose_recipe_log which': ['¿A qué receta te refieres con «curry»: Chickpea curry o Thai curry?'],
  edit_proposal: ['1 huevo hoy como tentempié: 143 kcal, 12,6 g de proteínas (USDA SR28). ¿Lo apunto?'],
  commit_proposal: ['Apuntado: 2 huevos en el desayuno – 143 kcal (USDA SR28).'],
  'commit_proposal with a suggestion': [
    'Apuntado: 2 huevos en el desayuno – 143 kcal (USDA SR28).',
    'Hoy, proteínas: 45,3 de 120 g. De lo que tienes, esto aporta 5,2 g de proteínas (USDA SR28): 150 g de yogur.',
  ],
  'commit_proposal yesterday': ['Apuntado: 2 huevos ayer – 143 kcal (USDA SR28).'],
  'commit_proposal without figures': ['Apuntado: 250,5 ml de kumiss en el desayuno – sin valores.'],
  'commit_proposal goals': ['Fijado: al menos 120 g de proteínas y como máximo 2000 kcal al día.'],
  cancel_proposal: ['Descartado: 2 huevos hoy en el desayuno: 143 kcal (USDA SR28).'],
  'cancel_proposal goal': ['Descartado: al menos 120 g de proteínas al día.'],
  update_user_goal: ['Objetivo: al menos 120 g de proteínas al día. ¿Lo fijo?'],
  'update_user_goal before': [
    'Objetivo: como máximo 2000 kcal al día. ¿Lo fijo?',
    'Hasta ahora: al menos 1800 kcal.',
  ],
  remove_user_goal: ['Objetivo quitado: al menos 120 g de proteínas al día.'],
  'remove_user_goal calories': ['Objetivo quitado: como máximo 2000 kcal al día.'],
  set_goal_colours: ['Proteínas: amarillo desde el 60 %, verde desde el 82,5 % del objetivo.'],
  'set_goal_colours limit': ['Calorías: amarillo desde el 90 %, rojo desde el 110 % del límite.'],
  calculate_recommended_goals: [
    'Objetivos: al menos 120 g de proteínas y como máximo 2000 kcal al día. ¿Los fijo?',
  ],
  get_user_goals: ['Tus objetivos al día: al menos 120 g de proteínas; como máximo 2000 kcal.'],
  'get_user_goals none': ['Todavía no tienes objetivos de nutrición.'],
  get_user_profile: [
    'Tu diario tiene 12 entradas, desde el lun. 2 de noviembre.',
    'Tienes 2 objetivos de nutrición.',
    'Lo que sé de ti: alergia (cacahuetes), dieta (vegetariana).',
  ],
  'get_user_profile one': [
    'Tu diario tiene 1 entrada, del jue. 19 de noviembre.',
    'Tienes 1 objetivo de nutrición.',
  ],
  'get_user_profile empty': ['Todavía no hay nada en tu diario.', 'No tienes objetivos de nutrición.'],
  get_today_progress: [
    'Hoy: 1204 kcal, 45,3 g de proteínas, 3 entradas (USDA SR28, estimación).',
    'Proteínas: 45,3 de 120 g, aún 74,8 g.',
    'De ello, estimado: 1 entrada.',
  ],
  'get_today_progress yesterday': [
    'Ayer: 1204 kcal, 45,3 g de proteínas, 1 entrada (USDA SR28, estimación).',
    'Proteínas: 45,3 de 120 g, aún 74,8 g.',
    'Por el entrenamiento puedes comer 300 kcal más.',
    'De ello, estimado: 2 entradas.',
  ],
  'get_today_progress reached': [
    'Hoy: 1204 kcal, 45,3 g de proteínas, 3 entradas (USDA SR28, estimación).',
    'Proteínas: 130 de 120 g, conseguido (sin valor para esto: 1 entrada).',
  ],
  'get_today_progress passed': [
    'Hoy: 1204 kcal, 45,3 g de proteínas, 3 entradas (USDA SR28, estimación).',
    'Calorías: 2100 de 2000 kcal como máximo, 100 kcal de más (sin valor para esto: 2 entradas).',
    'Azúcares: 12 de 50 g como máximo, margen de 38 g.',
  ],
  'get_today_progress nothing': ['No hay nada apuntado hoy.'],
  'get_today_progress nothing then': ['No hay nada apuntado el lun. 16 de noviembre.'],
  get_weekly_summary: [
    'Sáb. 14 de noviembre – vie. 20 de noviembre: apuntado 5 de 7 días, esos días de media 1850 kcal, 92,5 g de proteínas al día (según indicaste).',
    'De ello, estimado: 2 entradas.',
  ],
  list_failed_lookups: [
    'Sin valores encontrados: kumiss (2×). Dime qué contiene, por ejemplo «una rebanada con 300 kcal», u otro nombre.',
    'Ya hay valores de: skyr.',
    'Y 3 más, fuera de esta lista.',
  ],
  'list_failed_lookups none': ['No hay nada de lo que no haya encontrado valores.'],
  'get_weekly_summary compared': [
    'Sáb. 14 de noviembre – vie. 20 de noviembre: apuntado 5 de 7 días, esos días de media 1850 kcal al día (según indicaste).',
    'Frente a la semana anterior (apuntado 4 de 7 días), de media al día: calorías estable en 1850 kcal; proteínas subiendo de 80 a 92,5 g (conocido en 9 de 12 entradas); fibra bajando de 30 a 20,3 g.',
  ],
  'get_weekly_summary of too few': [
    'Sáb. 14 de noviembre – vie. 20 de noviembre: apuntado 5 de 7 días, esos días de media 1850 kcal al día (según indicaste).',
    'Muy pocos días para comparar con la semana anterior (apuntado 1 de 7 días): hacen falta 3 en ambos.',
  ],
  'get_weekly_summary empty': ['Sáb. 14 de noviembre – vie. 20 de noviembre: no hay nada apuntado.'],
  get_food_history: [
    'Ayer: 2 huevos (143 kcal), 0,5 l de kumiss en el desayuno. En total 143 kcal (USDA SR28).',
    'Hoy: 2 rebanadas de pan (160 kcal). En total 160 kcal (según indicaste).',
    'Hay más de lo que se muestra aquí.',
  ],
  'get_food_history nothing': ['No hay nada apuntado: jue. 19 de noviembre – vie. 20 de noviembre.'],
  'get_food_history nothing that day': ['No hay nada apuntado el lun. 16 de noviembre.'],
  get_progress_report: [
    'Sáb. 7 de noviembre – vie. 20 de noviembre: apuntado en 5 días, de media 1800 kcal al día (USDA SR28).',
    'Proteínas: cumplido 2 de 5 días, de media 95 de 120 g, subiendo de 80 a 110.',
    'Calorías: cumplido 2 de 5 días, de media 95 de 120 kcal como máximo, estable.',
    'Fibra: cumplido 2 de 5 días, de media 95 de 120 g.',
  ],
  'get_progress_report without goals': [
    'Sáb. 7 de noviembre – vie. 20 de noviembre: apuntado en 1 día, de media 1800 kcal al día (USDA SR28).',
    'No tienes objetivos de nutrición con los que compararlo.',
  ],
  'get_progress_report compared': [
    'Sáb. 7 de noviembre – vie. 20 de noviembre: apuntado en 5 días, de media 1800 kcal al día (USDA SR28).',
    'Frente a los 14 días anteriores (apuntado 4 de 14 días), de media al día: calorías estable en 1850 kcal.',
    'No tienes objetivos de nutrición con los que compararlo.',
  ],
  'get_progress_report nothing': ['Sáb. 7 de noviembre – vie. 20 de noviembre: no hay nada apuntado.'],
  analyze_eating_patterns: [
    'Sáb. 7 de noviembre – vie. 20 de noviembre: apuntado en 5 días. De las calorías: desayuno 25 %, cena 75 % (USDA SR28).',
    'Lo más frecuente: pan (9 veces), kumiss (4 veces).',
    'De media 1900 kcal entre semana y 2301 kcal el fin de semana.',
  ],
  'analyze_eating_patterns too few': [
    'Sáb. 7 de noviembre – vie. 20 de noviembre: apuntado en 1 día, demasiado poco para ver una costumbre.',
  ],
  'analyze_eating_patterns none': [
    'Sáb. 7 de noviembre – vie. 20 de noviembre: apuntado en 0 días, demasiado poco para ver una costumbre.',
  ],
  get_food_recommendations: [
    'De tus objetivos, el que más falta hoy es este: hierro.',
    'Ricos en hierro (por 100 g): lentejas (6,5 mg de hierro), kumiss (0,5 mg de hierro) (USDA SR28).',
  ],
  'get_food_recommendations at hand': [
    'Proteínas: 45,3 de 120 g, aún 74,8 g.',
    'De lo que tienes: 1 huevo (6,3 g de proteínas), 1 ración de «Chickpea curry» (18 g de proteínas; por comprar: cebollas) (USDA SR28).',
    'Ricos en proteínas (por 100 g): lentejas (24,6 g de proteínas) (USDA SR28).',
  ],
  'get_food_recommendations none': ['No conozco ningún alimento rico en hierro que puedas comer.'],
  lookup_nutrition: ['2 huevos: 143 kcal, 12,6 g de proteínas (USDA SR28).'],
  'lookup_nutrition one nutrient': [
    '250,5 ml de kumiss: 12,6 g de proteínas (USDA SR28).',
    'Valores para kumiss tomados de: kéfir.',
  ],
  'lookup_nutrition not told': ['1 rebanada de pastel: contenido de fibra desconocido (estimación).'],
  estimate_nutrition: ['1 rebanada de pastel: aproximadamente 350 kcal (estimación, sin fuente).'],
  validate_nutrition: ['Pastel: los valores encajan.'],
  convert_amount: ['2 huevos: aproximadamente 100 g (USDA SR28).'],
  'convert_amount units': ['1 pinta británica: aproximadamente 568 ml.'],
  'convert_amount degrees': ['350 °F: aproximadamente 177 °C.'],
  compare_foods: [
    'Proteínas por 100 g: pollo 18,6 g, huevos sin indicación, kumiss 3 g (USDA SR28).',
    'Valores para kumiss tomados de: kéfir.',
    'No tengo valores para: unicorn, leche.',
  ],
  'compare_foods all': [
    'Por unidad: huevos 143 kcal, 12,6 g de proteínas; huevos 143 kcal, 12,6 g de proteínas; huevos 143 kcal, 12,6 g de proteínas; huevos 143 kcal, 12,6 g de proteínas; huevos 143 kcal, 12,6 g de proteínas (USDA SR28).',
    'Y 1 más, fuera de esta lista.',
  ],
  log_water: ['Agua apuntada hoy: 500 ml (con la de los alimentos: 1250 ml).'],
  'log_water alone': ['Agua apuntada el lun. 16 de noviembre: 250 ml.'],
  apply_daily_workout_offset: ['Entrenamiento hoy: 300 kcal más para comer.'],
  'apply_daily_workout_offset again': ['Entrenamiento ayer: 300 kcal más para comer (en total 500 kcal).'],
  update_food_log: ['Cambiado: 2 huevos hoy en el desayuno – 143 kcal (USDA SR28).'],
  'update_food_log without figures': ['Cambiado: 0,5 l de kumiss hoy.'],
  delete_food_log: ['Borrado: 2 huevos hoy en el desayuno (143 kcal).'],
  'delete_food_log of a meal': [
    'Borrado: 2 huevos hoy en el desayuno (143 kcal).',
    'Borrado: 2 rebanadas de tostadas hoy en el desayuno (158 kcal).',
  ],
  'delete_food_log without figures': ['Borrado: 2 × kumiss el lun. 16 de noviembre.'],
  search_saved_recipes: [
    'Recetas guardadas: Chickpea curry (para 4); Thai curry.',
    'Y 1 más, fuera de esta lista.',
  ],
  'search_saved_recipes none': ['No hay ninguna receta guardada: «curry».'],
  'search_saved_recipes none at all': ['No hay ninguna receta guardada.'],
  parse_recipe_text: [
    '«Chickpea curry», una de 4 raciones: 350 kcal (USDA SR28).',
    '7 de 9 ingredientes tienen valores; sin: sal y kumiss.',
  ],
  get_recipe_details: [
    '«Chickpea curry», una de 4 raciones: 350 kcal (USDA SR28).',
    '7 de 9 ingredientes tienen valores; sin: sal y kumiss.',
  ],
  'get_recipe_details whole': [
    '«Chickpea curry», todo junto: 1400 kcal (USDA SR28). No se indica para cuántas raciones es.',
  ],
  'get_recipe_details none': ['No tengo valores nutricionales de los ingredientes: «Chickpea curry».'],
  calculate_recipe_serving: [
    '2 raciones de «Chickpea curry»: 700 kcal, 30,5 g de proteínas (USDA SR28).',
    '7 de 9 ingredientes tienen valores; sin: sal y kumiss.',
  ],
  'calculate_recipe_serving one': [
    '1 ración de «Chickpea curry»: 350 kcal (7 de 9 ingredientes, USDA SR28).',
  ],
  repeat_meal: [
    '2 huevos hoy en el desayuno: 143 kcal, 12,6 g de proteínas (USDA SR28). ¿Lo apunto?',
    'Como ayer.',
  ],
  'repeat_meal usual': [
    '2 huevos hoy en el desayuno: 143 kcal, 12,6 g de proteínas (USDA SR28). ¿Lo apunto?',
    'Es lo que más has tomado: 5 veces en las últimas cuatro semanas, en estas cantidades el lun. 16 de noviembre.',
  ],
  'repeat_meal kept': [
    '2 huevos y 1 rebanada de pastel hoy: 143 kcal, 12,6 g de proteínas (USDA SR28, estimación). ¿Lo apunto?',
    'Como está guardado: «usual».',
  ],
  save_favourite: [
    'Guardado: «usual» (desayuno): 2 huevos y 1 rebanada de pastel, 493 kcal (USDA SR28, estimación).',
  ],
  'save_favourite anew': ['Guardado en su lugar: «usual»: 2 huevos y 1 rebanada de pastel.'],
  list_favourites: [
    'Tus comidas guardadas: «usual» (desayuno): 2 huevos y 1 rebanada de pastel, 493 kcal (USDA SR28, estimación); «curry night»: 2 huevos, 493 kcal (USDA SR28, estimación).',
  ],
  'list_favourites none': [
    'Aún no hay ninguna comida guardada con nombre. Di, por ejemplo: «guarda este desayuno como el de siempre».',
  ],
  forget_favourite: ['Olvidado: «usual» (desayuno). Lo que se apuntó con ello se queda.'],
  'forget_favourite whole day': ['Olvidado: «curry night». Lo que se apuntó con ello se queda.'],
  change_proposal: ['3 huevos hoy en el desayuno: 143 kcal, 12,6 g de proteínas (USDA SR28). ¿Lo apunto?'],
  ...bodyAnswers.spanish,
}
