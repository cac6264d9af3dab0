import type { answerSamples } from './answer-samples.ts'
import { bodyAnswers } from './body-answers.ts'

/** What is told of each sample. */
export const germanAnswers: Readonly<Record<keyof typeof answerSamples, readonly string[]>> = {
  propose_food_log: [
    '2 Eier heute zum Frühstück: 143 kcal, 12,6 g Eiweiß (USDA SR28). Soll ich das eintragen?',
  ],
  'propose_food_log two': [
    '2 Eier und 1 Scheibe Kuchen am Mo., 16. November: 143 kcal, 12,6 g Eiweiß (USDA SR28, geschätzt). Soll ich das eintragen?',
  ],
  'propose_food_log with remarks': [
    '250,5 ml kumiss gestern zum Frühstück: keine Werte (USDA SR28). Soll ich das eintragen?',
    'Werte für kumiss übernommen von: Kefir.',
    'Achtung, Allergie gegen Erdnüsse: kumiss.',
  ],
  'propose_food_log a lot': [
    '40 Eier heute zum Frühstück: 143 kcal, 12,6 g Eiweiß (USDA SR28). Soll ich das eintragen?',
    'Das ist viel: 40 Eier, 143 kcal. Stimmt das?',
  ],
  propose_recipe_log: [
    '2 Portionen „Chickpea curry“ heute zum Mittagessen: 143 kcal, 12,6 g Eiweiß (USDA SR28). Soll ich das eintragen?',
    '7 von 9 Zutaten haben Werte; ohne: Salz und kumiss.',
  ],
  'propose_recipe_log not whole': [
    '2 Portionen „Chickpea curry“ heute zum Mittagessen: 143 kcal, 12,6 g Eiweiß (USDA SR28). Soll ich das eintragen?',
    'Das ist nicht die Summe des ganzen Gerichts: 7 von 9 Zutaten haben Werte; nicht mitgezählt: Salz und kumiss.',
  ],
  'propose_recipe_log which': ['Welches Rezept meinst du mit „curry“: Chickpea curry oder Thai curry?'],
  edit_proposal: ['1 Ei heute als Snack: 143 kcal, 12,6 g Eiweiß (USDA SR28). Soll ich das eintragen?'],
  commit_proposal: ['Eingetragen: 2 Eier zum Frühstück – 143 kcal (USDA SR28).'],
  'commit_proposal with a suggestion': [
    'Eingetragen: 2 Eier zum Frühstück – 143 kcal (USDA SR28).',
    'Heute Eiweiß: 45,3 von 120 g. Aus deinem Vorrat bringt das 5,2 g Eiweiß (USDA SR28): 150 g Joghurt.',
  ],
  'commit_proposal yesterday': ['Eingetragen: 2 Eier gestern – 143 kcal (USDA SR28).'],
  'commit_proposal without figures': ['Eingetragen: 250,5 ml kumiss zum Frühstück – keine Werte.'],
  'commit_proposal goals': ['Festgelegt: mindestens 120 g Eiweiß und höchstens 2000 kcal pro Tag.'],
  cancel_proposal: ['Verworfen: 2 Eier heute zum Frühstück: 143 kcal (USDA SR28).'],
  'cancel_proposal goal': ['Verworfen: mindestens 120 g Eiweiß pro Tag.'],
  update_user_goal: ['Ziel: mindestens 120 g Eiweiß pro Tag. Soll ich es festlegen?'],
  'update_user_goal before': [
    'Ziel: höchstens 2000 kcal pro Tag. Soll ich es festlegen?',
    'Bisher: mindestens 1800 kcal.',
  ],
  remove_user_goal: ['Ziel entfernt: mindestens 120 g Eiweiß pro Tag.'],
  'remove_user_goal calories': ['Ziel entfernt: höchstens 2000 kcal pro Tag.'],
  set_goal_colours: ['Eiweiß: gelb ab 60 %, grün ab 82,5 % des Ziels.'],
  'set_goal_colours limit': ['Kalorien: gelb ab 90 %, rot ab 110 % der Grenze.'],
  calculate_recommended_goals: [
    'Ziele: mindestens 120 g Eiweiß und höchstens 2000 kcal pro Tag. Soll ich sie festlegen?',
  ],
  get_user_goals: ['Deine Ziele pro Tag: mindestens 120 g Eiweiß; höchstens 2000 kcal.'],
  'get_user_goals none': ['Du hast noch keine Ernährungsziele.'],
  get_user_profile: [
    'Dein Tagebuch hat 12 Einträge, seit Mo., 2. November.',
    'Du hast 2 Ernährungsziele.',
    'Über dich weiß ich: Allergie (Erdnüsse), Ernährungsweise (vegetarisch).',
  ],
  'get_user_profile one': [
    'Dein Tagebuch hat 1 Eintrag, vom Do., 19. November.',
    'Du hast 1 Ernährungsziel.',
  ],
  'get_user_profile empty': ['In deinem Tagebuch steht noch nichts.', 'Du hast keine Ernährungsziele.'],
  get_today_progress: [
    'Heute: 1204 kcal, 45,3 g Eiweiß, 3 Einträge (USDA SR28, geschätzt).',
    'Eiweiß: 45,3 von 120 g, noch 74,8 g.',
    'Davon geschätzt: 1 Eintrag.',
  ],
  'get_today_progress yesterday': [
    'Gestern: 1204 kcal, 45,3 g Eiweiß, 1 Eintrag (USDA SR28, geschätzt).',
    'Eiweiß: 45,3 von 120 g, noch 74,8 g.',
    'Durch Training darfst du 300 kcal mehr essen.',
    'Davon geschätzt: 2 Einträge.',
  ],
  'get_today_progress reached': [
    'Heute: 1204 kcal, 45,3 g Eiweiß, 3 Einträge (USDA SR28, geschätzt).',
    'Eiweiß: 130 von 120 g, erreicht (ohne Wert dafür: 1 Eintrag).',
  ],
  'get_today_progress passed': [
    'Heute: 1204 kcal, 45,3 g Eiweiß, 3 Einträge (USDA SR28, geschätzt).',
    'Kalorien: 2100 von höchstens 2000 kcal, 100 kcal darüber (ohne Wert dafür: 2 Einträge).',
    'Zucker: 12 von höchstens 50 g, noch 38 g frei.',
  ],
  'get_today_progress nothing': ['Heute ist nichts eingetragen.'],
  'get_today_progress nothing then': ['Am Mo., 16. November ist nichts eingetragen.'],
  get_weekly_summary: [
    'Sa., 14. November – Fr., 20. November: an 5 von 7 Tagen eingetragen, an diesen im Schnitt 1850 kcal, 92,5 g Eiweiß pro Tag (wie von dir angegeben).',
    'Davon geschätzt: 2 Einträge.',
  ],
  list_failed_lookups: [
    'Keine Werte gefunden: kumiss (2×). Sag mir, was darin ist, zum Beispiel „eine Scheibe mit 300 kcal“, oder einen anderen Namen.',
    'Inzwischen gibt es Werte für: skyr.',
    'Und 3 mehr, hier nicht aufgeführt.',
  ],
  'list_failed_lookups none': ['Es gibt nichts, wofür ich keine Werte gefunden habe.'],
  'get_weekly_summary compared': [
    'Sa., 14. November – Fr., 20. November: an 5 von 7 Tagen eingetragen, an diesen im Schnitt 1850 kcal pro Tag (wie von dir angegeben).',
    'Gegenüber der Woche davor (an 4 von 7 Tagen eingetragen), im Schnitt pro Tag: Kalorien gleichbleibend bei 1850 kcal; Eiweiß steigend von 80 auf 92,5 g (bekannt bei 9 von 12 Einträgen); Ballaststoffe fallend von 30 auf 20,3 g.',
  ],
  'get_weekly_summary of too few': [
    'Sa., 14. November – Fr., 20. November: an 5 von 7 Tagen eingetragen, an diesen im Schnitt 1850 kcal pro Tag (wie von dir angegeben).',
    'Zu wenige Tage für einen Vergleich mit der Woche davor (an 1 von 7 Tagen eingetragen): Beide brauchen 3.',
  ],
  'get_weekly_summary empty': ['Sa., 14. November – Fr., 20. November: nichts eingetragen.'],
  get_food_history: [
    'Gestern: 2 Eier (143 kcal), 0,5 l kumiss zum Frühstück. Zusammen 143 kcal (USDA SR28).',
    'Heute: 2 Scheiben Brot (160 kcal). Zusammen 160 kcal (wie von dir angegeben).',
    'Es gibt mehr, als hier aufgeführt ist.',
  ],
  'get_food_history nothing': ['Nichts eingetragen: Do., 19. November – Fr., 20. November.'],
  'get_food_history nothing that day': ['Am Mo., 16. November ist nichts eingetragen.'],
  get_progress_report: [
    'Sa., 7. November – Fr., 20. November: an 5 Tagen eingetragen, im Schnitt 1800 kcal pro Tag (USDA SR28).',
    'Eiweiß: eingehalten an 2 von 5 Tagen, im Schnitt 95 von 120 g, steigend von 80 auf 110.',
    'Kalorien: eingehalten an 2 von 5 Tagen, im Schnitt 95 von höchstens 120 kcal, gleichbleibend.',
    'Ballaststoffe: eingehalten an 2 von 5 Tagen, im Schnitt 95 von 120 g.',
  ],
  'get_progress_report without goals': [
    'Sa., 7. November – Fr., 20. November: an 1 Tag eingetragen, im Schnitt 1800 kcal pro Tag (USDA SR28).',
    'Du hast keine Ernährungsziele, an denen sich das messen ließe.',
  ],
  'get_progress_report compared': [
    'Sa., 7. November – Fr., 20. November: an 5 Tagen eingetragen, im Schnitt 1800 kcal pro Tag (USDA SR28).',
    'Gegenüber den 14 Tagen davor (an 4 von 14 Tagen eingetragen), im Schnitt pro Tag: Kalorien gleichbleibend bei 1850 kcal.',
    'Du hast keine Ernährungsziele, an denen sich das messen ließe.',
  ],
  'get_progress_report nothing': ['Sa., 7. November – Fr., 20. November: nichts eingetragen.'],
  analyze_eating_patterns: [
    'Sa., 7. November – Fr., 20. November: an 5 Tagen eingetragen. Von den Kalorien: Frühstück 25 %, Abendessen 75 % (USDA SR28).',
    'Am häufigsten: Brot (9-mal), kumiss (4-mal).',
    'Im Schnitt an Werktagen 1900 kcal, am Wochenende 2301 kcal.',
  ],
  'analyze_eating_patterns too few': [
    'Sa., 7. November – Fr., 20. November: an 1 Tag eingetragen, zu wenig für ein Muster.',
  ],
  'analyze_eating_patterns none': [
    'Sa., 7. November – Fr., 20. November: an keinem Tag eingetragen, zu wenig für ein Muster.',
  ],
  get_food_recommendations: [
    'Von deinen Zielen fehlt heute am meisten: Eisen.',
    'Gute Quellen für Eisen, je 100 g: Linsen (6,5 mg Eisen), kumiss (0,5 mg Eisen) (USDA SR28).',
  ],
  'get_food_recommendations at hand': [
    'Eiweiß: 45,3 von 120 g, noch 74,8 g.',
    'Von dem, was du hast: 1 Ei (6,3 g Eiweiß), 1 Portion „Chickpea curry“ (18 g Eiweiß; noch zu kaufen: Zwiebeln) (USDA SR28).',
    'Gute Quellen für Eiweiß, je 100 g: Linsen (24,6 g Eiweiß) (USDA SR28).',
  ],
  'get_food_recommendations none': ['Ich kenne keine Quelle für Eisen, die du essen darfst.'],
  lookup_nutrition: ['2 Eier: 143 kcal, 12,6 g Eiweiß (USDA SR28).'],
  'lookup_nutrition one nutrient': [
    '250,5 ml kumiss: 12,6 g Eiweiß (USDA SR28).',
    'Werte für kumiss übernommen von: Kefir.',
  ],
  'lookup_nutrition not told': ['1 Scheibe Kuchen: Ballaststoffe unbekannt (geschätzt).'],
  estimate_nutrition: ['1 Scheibe Kuchen: etwa 350 kcal (geschätzt, ohne Quelle).'],
  validate_nutrition: ['Kuchen: Die Werte passen zusammen.'],
  convert_amount: ['2 Eier: etwa 100 g (USDA SR28).'],
  'convert_amount units': ['1 britisches Pint: etwa 568 ml.'],
  'convert_amount degrees': ['350 °F: etwa 177 °C.'],
  compare_foods: [
    'Eiweiß pro 100 g: Hähnchen 18,6 g, Eier ohne Angabe, kumiss 3 g (USDA SR28).',
    'Werte für kumiss übernommen von: Kefir.',
    'Dafür habe ich keine Werte: unicorn, Milch.',
  ],
  'compare_foods all': [
    'Pro Stück: Eier 143 kcal, 12,6 g Eiweiß; Eier 143 kcal, 12,6 g Eiweiß; Eier 143 kcal, 12,6 g Eiweiß; Eier 143 kcal, 12,6 g Eiweiß; Eier 143 kcal, 12,6 g Eiweiß (USDA SR28).',
    'Und 1 mehr, hier nicht aufgeführt.',
  ],
  log_water: ['Wasser heute eingetragen: 500 ml (mit dem aus Lebensmitteln: 1250 ml).'],
  'log_water alone': ['Wasser am Mo., 16. November eingetragen: 250 ml.'],
  apply_daily_workout_offset: ['Für das Training heute dazugerechnet: 300 kcal.'],
  'apply_daily_workout_offset again': [
    'Für das Training gestern dazugerechnet: 300 kcal (zusammen 500 kcal).',
  ],
  update_food_log: ['Geändert: 2 Eier heute zum Frühstück – 143 kcal (USDA SR28).'],
  'update_food_log without figures': ['Geändert: 0,5 l kumiss heute.'],
  delete_food_log: ['Gelöscht: 2 Eier heute zum Frühstück (143 kcal).'],
  'delete_food_log of a meal': [
    'Gelöscht: 2 Eier heute zum Frühstück (143 kcal).',
    'Gelöscht: 2 Scheiben Toast heute zum Frühstück (158 kcal).',
  ],
  'delete_food_log without figures': ['Gelöscht: 2 × kumiss am Mo., 16. November.'],
  search_saved_recipes: [
    'Gespeichert: Chickpea curry (für 4); Thai curry.',
    'Und 1 mehr, hier nicht aufgeführt.',
  ],
  'search_saved_recipes none': ['Kein Rezept gespeichert: „curry“.'],
  'search_saved_recipes none at all': ['Es ist kein Rezept gespeichert.'],
  parse_recipe_text: [
    '„Chickpea curry“, eine von 4 Portionen: 350 kcal (USDA SR28).',
    '7 von 9 Zutaten haben Werte; ohne: Salz und kumiss.',
  ],
  get_recipe_details: [
    '„Chickpea curry“, eine von 4 Portionen: 350 kcal (USDA SR28).',
    '7 von 9 Zutaten haben Werte; ohne: Salz und kumiss.',
  ],
  'get_recipe_details whole': [
    '„Chickpea curry“, alles zusammen: 1400 kcal (USDA SR28). Wie viele Portionen es ergibt, steht nicht dabei.',
  ],
  'get_recipe_details none': ['Für die Zutaten habe ich keine Nährwerte: „Chickpea curry“.'],
  calculate_recipe_serving: [
    '2 Portionen „Chickpea curry“: 700 kcal, 30,5 g Eiweiß (USDA SR28).',
    '7 von 9 Zutaten haben Werte; ohne: Salz und kumiss.',
  ],
  'calculate_recipe_serving one': ['1 Portion „Chickpea curry“: 350 kcal (7 von 9 Zutaten, USDA SR28).'],
  repeat_meal: [
    '2 Eier heute zum Frühstück: 143 kcal, 12,6 g Eiweiß (USDA SR28). Soll ich das eintragen?',
    'Wie gestern.',
  ],
  'repeat_meal usual': [
    '2 Eier heute zum Frühstück: 143 kcal, 12,6 g Eiweiß (USDA SR28). Soll ich das eintragen?',
    'Das gab es am häufigsten: 5-mal in den letzten vier Wochen, in diesen Mengen am Mo., 16. November.',
  ],
  'repeat_meal kept': [
    '2 Eier und 1 Scheibe Kuchen heute: 143 kcal, 12,6 g Eiweiß (USDA SR28, geschätzt). Soll ich das eintragen?',
    'Wie gespeichert: „usual“.',
  ],
  save_favourite: [
    'Gespeichert: „usual“ (Frühstück): 2 Eier und 1 Scheibe Kuchen, 493 kcal (USDA SR28, geschätzt).',
  ],
  'save_favourite anew': ['Neu gespeichert: „usual“: 2 Eier und 1 Scheibe Kuchen.'],
  list_favourites: [
    'Deine gespeicherten Mahlzeiten: „usual“ (Frühstück): 2 Eier und 1 Scheibe Kuchen, 493 kcal (USDA SR28, geschätzt); „curry night“: 2 Eier, 493 kcal (USDA SR28, geschätzt).',
  ],
  'list_favourites none': [
    'Noch ist keine Mahlzeit unter einem Namen gespeichert. Sag zum Beispiel: „Speichere dieses Frühstück als mein übliches“.',
  ],
  forget_favourite: ['Vergessen: „usual“ (Frühstück). Was damit eingetragen wurde, bleibt.'],
  'forget_favourite whole day': ['Vergessen: „curry night“. Was damit eingetragen wurde, bleibt.'],
  change_proposal: [
    '3 Eier heute zum Frühstück: 143 kcal, 12,6 g Eiweiß (USDA SR28). Soll ich das eintragen?',
  ],
  ...bodyAnswers.german,
}
