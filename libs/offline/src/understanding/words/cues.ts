import type { Token } from './tokens.ts'

// What words and phrases speak for: verbs by what they do to a thing, nouns by what they name. A word may speak for several.
const PHRASES: Readonly<Record<string, string>> = {
  acquire:
    'bought, got, picked up, grabbed, got in, came home with, back from, delivered, delivery, arrived, came, haul, just in, brought, collected, snagged, scored, nabbed, ordered, treated myself, treated us, home with, stocked up, gave me, gave us, given, dropped off, from the market, from the shop, from tesco, from aldi, from lidl, from the garden, harvested, dug up, got hold of, managed to get, found, unpacked, restocked, weekly shop, big shop, food shop, groceries, purchased, hauled, landed, invested in',
  basket:
    'in the trolley, in my trolley, in the basket, in my basket, in the cart, in my cart, in the bag, got it, got them, got that, got those, sorted, trolley, basket, cart',
  stock_up:
    'add to the fridge, put in the fridge, in the fridge, in the freezer, in the cupboard, in the pantry, in stock, to stock, to my stock, into stock, to the pantry, to the freezer, to my kitchen, to the kitchen, inventory, my stock, we now have, weve got, theres now, put away, ive got, weve now got, stored',
  consume:
    'used, used up, finished, finished off, ate up, polished off, drank the last, went through, going through, got through, used the last, gone, all gone, none left, out of, ran out, run out, running out, no more, empty, emptied, demolished, scoffed, the last of, last of the, killed the, cracked through, went into, went in, put in the, needed for, took out, taken out, minus, less, subtract, deduct, dwindled, nicked, pinched, devoured, guzzled, hoovered, knocked back, cleared out, using, took, goes into, gone into, eaten, drunk',
  throw:
    'threw, throw, thrown, threw away, throw away, threw out, throw out, bin, binned, binning, chuck, chucked, toss, tossed, ditch, ditched, dump, dumped, get rid of, got rid of, in the bin, in the trash, trash, trashed, compost, composted, discard, discarded, poured away, pour away, down the sink, down the drain, to the chickens, gave to the dog, fed to the, wasted, for the bin, bin it, chucking, throwing',
  spoiled:
    'mouldy, moldy, mold, mould, gone off, went off, off, bad, gone bad, went bad, rotten, rotted, sour, slimy, stale, expired, out of date, past it, past its, past their, past its date, past its best, smells, stinks, stinky, manky, minging, furry, fuzzy, green, curdled, wilted, limp, rancid, fishy, split, spilled, spilt, dropped, broke, smashed, burnt, burned, ruined, spoiled, spoilt, funky, dodgy, freezer burn, leaked, squashed, bruised, soggy, turned, mushy, wrinkly, wrinkled, shrivelled, yellow, grey, growing things, past the date, after date, after its date',
  move: 'move, moved, moving, shift, shifted, transfer, transferred, put back, back in, pop, popped, stick, stuck, shove, shoved, bung, bunged, chuck in, out of the freezer, out of the fridge, took out of, take out of, from the freezer, from the fridge, to the freezer, to the fridge, into the freezer, into the fridge, freeze, froze, frozen, freezing, defrost, defrosted, defrosting, thaw, thawed, thawing, chill, chilling, lives in, goes in, belongs in, relocate',
  correct:
    'actually, not, wrong, should be, should say, supposed to be, only, really, correct, correction, fix, fixed, change, changed, update, updated, meant, mistake, miscounted, recount, counted, instead of, rather than, turns out, isnt, wasnt, make that, make it, edit, its actually, there are, there is, theres only, weve only, more like, in fact, adjust, amend, sorry',
  open: 'open, opened, opening, cracked open, crack open, started, started on, broke into, broken into, on the go, unsealed, cut into, tapped, popped open, have opened, has been opened, is open, are open, tore open',
  have: 'have, got, have we got, do we have, do i have, have i got, is there any, are there any, any, left, how much, how many, still, in stock, whats in, what is in, what have, what do, where, wheres, where are, did i put, lying around, in the house, got any, got some, run low, low on, enough, count',
  expiring:
    'expiring, expire, expires, going off, go off, going to go off, about to turn, use up, used up first, use first, eat first, best before, use by, use by date, out of date, dates, date, needs using, need using, needs eating, on its last legs, on the turn, soon, turn, past, short dated, eaten soon, getting on, near its, near their, about to, on the way out, running out of time, perishing, sell by',
  everything: 'all, everything, anything, whole, all the, every, lot, whole lot, any, entire',
  minimum:
    'minimum, at least, never fewer, never less, always, always have, keep at least, keep, drop under, drop below, below, run out of, get low, low, under, dip below, warn me, tell me when, let me know when, alert me, alert, stock level, threshold, dont let, in reserve, reserve, on hand, minimum of, min, fewer than, less than, spare',
  cook: 'cooked, made, baked, roasted, grilled, fried, whipped up, rustled up, knocked up, knocked together, threw together, dished up, served, served up, done, thats the, finished cooking, cooking, prepared, batch of, batch, brewed, turned out, came out, made the, making',
  want_list:
    'list, shopping list, shopping, add, put, need, we need, i need, get, buy, pick up, grab, out of, running low, run out, low on, need more, need some, on the list, to the list, dont forget, next shop, from the shop, order, to buy, to get, remember to get, remind me to buy, remind me to get, more, could do with, want, after, short of, note down, jot down, must get, must buy, trolley, next time',
  off_list:
    'off the list, off my list, from the list, from my list, take off, dont need, no longer need, not need, remove, cross off, scratch, strike, scrap, forget, leave out, drop, skip, delete, lose, no need for, neednt, never mind, cancel, already have, already got, bother with, take the',
  tick: 'tick, tick off, ticked, ticked off, cross off, crossed off, cross, crossed, check off, checked off, check, checked, mark, marked, got the, strike off, strike, done, off the list, sorted, in the trolley, grabbed, tick the, is done',
  show_list:
    'whats on the list, on the list, on my list, shopping list, read out, read me, show, list, see, whats left, still to get, still need, need to buy, what do i need, what do we need, what else, left to buy, left to get, remaining, what am i, anything on',
  clear:
    'clear, clear the, empty, wipe, wipe the, start fresh, start over, delete everything, remove everything, delete all, remove all, clean up, clear off, clear out, reset, blank, new list, from scratch, get rid of everything, scrap the whole, bin the list, ticked ones, checked ones, done ones, ticked off, crossed off, ticked stuff, bought ones',
  missing:
    'missing, what im missing, whats missing, what i dont have, what we dont have, dont have, ingredients, everything for, stuff for, needed for, need for, for the, shop for, whatever i need, whatever we need, ingredients for, things for, bits for, lack, lacking, we havent got, i havent got, not got, havent got',
  recipe:
    'recipe, recipes, dish, dishes, my recipe, my recipes, recipe for, saved, saved recipes, collection, recipe book, my own, own recipes',
  cookbook:
    'cookbook, cook book, search, ideas, idea, suggest, suggestion, something, anything, what can i make, what can i cook, what could i, what should i cook, what should i make, what can we, whats a good, find me, find, look up, look for, recommend, inspiration, inspire, fancy, feel like, in the mood, craving, quick, easy, using, use up, something with, something for, dinner ideas, what to cook, what to make, for tea, any good',
  invent:
    'make up, invent, create, come up with, make me, make me a, write, write me, whip up, think up, dream up, devise, design, concoct, improvise, from scratch, new recipe, a recipe with, recipe from, cook something, build me, generate, put together, something new, knock up, do me a, original',
  show_recipe:
    'show, show me, open, read, read out, steps, step, method, instructions, ingredients, how do i make, how do you make, how to make, whats in, what goes in, what goes into, how long, how much goes, how many, bring up, pull up, see, view, remind me how, let me see, display, walk me through, look at, get up, what does it need, nutrition, calories in',
  save: 'save, saved, keep, keep it, keep that, keeper, store, note that, write down, bookmark, hang on to, hold on to, save it, save that, save this, add to my recipes, into my recipes, to my recipes, in my recipes, stash, file',
  copy: 'copy, duplicate, clone, copy of, into my, to my, to mine, in my own, add to my recipes, take over, grab, copied, into mine, my collection, fork',
  edit_recipe:
    'change, swap, replace, add, remove, take out, leave out, rename, call it, note, add a note, instead of, serves, more, less, update, edit, use, in the recipe, to the recipe, notes, tweak, switch, put, should be, without, for good, drop, cut, increase, note on, name',
  remove:
    'delete, remove, get rid of, bin, scrap, ditch, drop, lose, erase, dump, forget, throw out, throw away, toss, take out, axe, clear, wipe, chuck, trash, take off, cancel, strike, undo',
  scale:
    'scale, double, doubled, triple, halve, half, for two, for four, for six, for eight, for people, people, serves, servings, portions, multiply, times, twice, enough for, guests, of us, scale up, scale down, bigger batch, cut in half, make it for, quantities, amounts, work out, adjust, quadruple, make for',
  import:
    'import, link, url, website, page, site, http, www, pasted, paste, instagram, blog, bbc, save this one, this recipe, heres, here is, grab this, from this, from here, from the internet, pull in, scrape',
  substitute:
    'instead of, substitute, substitution, sub, sub for, replace, swap for, in place of, use instead, alternative, alternative to, alternatives, no, havent got, dont have, out of, without, will it work, can i use, could i use, stand in, stand in for, same as, do instead, closest thing, makes the same, swap, sub out',
  pair: 'goes with, go with, go well, goes well, nice with, good with, pair, pairs, pairing, serve with, serve alongside, alongside, what with, to go with, eat with, match, matches, side, sides, complement, together, compliment, best with, drink with, accompany, combine',
  describe:
    'what is, whats, what are, tell me about, explain, describe, how do i store, how to store, how long does, how long do, how long will, does it keep, keep, keeps, safe, is it safe, ok to eat, still ok, still good, can i eat, can you eat, taste, tastes, tastes like, ripe, ripeness, season, in season, how do i know, how to choose, pick a, choose, temperature, freeze, can i freeze, can you freeze, reheat, shelf life, raw, toxic, poisonous, how do i, origin, where does, difference, types, kind of, what does, healthy, good for, bad for, last, lasts',
  plan: 'plan, plan for, planned, pencil in, pencil, schedule, put down, pop, having, were having, lets have, have, for dinner, for lunch, on monday, cooking, gonna have, going to have, menu, book in, slot, set, down for, do, make it, put, lock in',
  make_plan:
    'plan my, plan our, plan me, plan us, plan the week, week of, meal plan, dinner plan, plan the, plan all, sort out, sort my, work out, come up with, do us a, do me a, suggest, fill, fill in, meals for, dinners for, lunches for, dinners, lunches, breakfasts, whole week, next week, rest of the week, weeknight, make a plan, make me a plan, new plan, planning',
  show_plan:
    'whats for, what is for, whats planned, what have i planned, what are we, what are we having, whats on, on the menu, menu, plan, the plan, see the plan, show me the, show the, whats on the plan, what have we got planned, anything planned, am i eating, are we eating, whats cooking, planned, schedule, meal plan',
  remove_meal:
    'skip, cancel, scrap, not cooking, eating out, going out, takeaway, off the plan, remove, take off, forget, drop, delete, clear, out, no dinner, no need, away, wont be in, not home, leave empty',
  move_meal:
    'move, shift, push, push back, bring forward, postpone, instead, to friday, to tuesday, reschedule, swap to, delay, wait till, wait until, rather, on thursday instead, another day, change to, put off, back a day, forward a day',
  swap: 'swap, swap over, switch, switch around, exchange, other way round, wrong way round, trade, flip, change round, change over, places, the wrong way',
  copy_week:
    'copy, same as last week, same plan, repeat, last weeks, this weeks plan, same menu, again next week, roll, reuse, duplicate, same as, carry over, use last weeks, whole week again, rerun',
  task: 'remind, reminder, remind me, remember to, task, tasks, job, jobs, to do, todo, todos, to dos, chore, chores, prep, soak, marinate, defrost, thaw, preheat, make a note, dont let me forget, dont forget, need to, have to, must, order the, take out, take the, descale, clean, sharpen, tomorrow morning, tonight, at, pick up the, put the oven, preheat',
  task_done:
    'done, finished, did, have done, ive done, is done, thats done, sorted, all done, ticked, completed, complete, took care of, off my list, cleaned, soaked, descaled, marinated',
  prefer:
    'allergic, allergy, allergies, intolerant, intolerance, vegan, vegetarian, veggie, pescatarian, coeliac, celiac, gluten free, dairy free, halal, kosher, keto, low carb, diabetic, hate, hates, hated, cant stand, dont like, doesnt like, dont eat, doesnt eat, dislike, love, loves, like, likes, prefer, prefers, favourite, favorite, cant eat, cant have, no pork, never, always, we eat, i eat, eats, there are, of us, cook for, we have no, we dont have, oven, air fryer, microwave, slow cooker, beginner, not a fan, cant bear, wont eat, gone off, allergy to, reacts, brings me out, swells, pregnant, diet, spicy',
  forget:
    'forget, no longer, not anymore, anymore, any more, used to, outgrown, grew out, changed my mind, back to, eats now, fine now, fine with, can eat, stopped being, not vegan, come round, take off, remove, delete, isnt, over, gave up, scrap, past, cleared, dropped',
  know: 'what do you know, know about, do you know, remember, do you remember, have you got down, got down, on file, on record, what have you, what am i, what cant i, what cant, preferences, my preferences, allergies, what did i say, what did i tell, did i tell you, did i say, told you, who, remind me what, remind me who, when did, what was, listed',
  fact: 'remember that, for future reference, just so you know, fyi, note, note that, keep in mind, bear in mind, make a note, for the record, know that, so you know, for next time, remember, please note, worth knowing, in case',
  eat: 'ate, eat, had, drank, drunk, eaten, for breakfast, for lunch, for dinner, log, i had, i ate, just had, just ate, snacked, snacked on, munched, scoffed, grabbed, having, finished, breakfast was, lunch was, dinner was, put down, record, track, diary, food diary, note, devoured, nibbled, wolfed, demolished, treated myself, sipped, chugged, downed, add',
  entry:
    'entry, log, logged, diary, the entry, in my diary, from my diary, from the diary, you put, you logged, it was, not, from breakfast, from lunch, from dinner, i had, i didnt, i didnt have, i never, didnt eat, never ate, didnt finish, wasnt, only ate, only had, actually had, delete, scrap, remove, take off',
  repeat:
    'same, same again, same as, the usual, usual, again, repeat, as yesterday, as usual, like yesterday, same breakfast, same lunch, same dinner, my usual',
  history:
    'what did i eat, what did i have, what have i eaten, what have i had, show me, diary, food diary, history, did i eat, did i have, when did i last, how often, last time, what was my, eaten, have i logged, did i log, logged, what i ate, what i had, how many times, is my',
  progress:
    'how am i doing, how much, left, have left, how many, so far, today, on track, still eat, still have, over, under, hit my, reached, room for, remaining, how far, did i hit, am i, my calories, macros, progress, to go, budget, allowance, count, total, where am i, whats left, used up',
  weekly:
    'my week, this week, last week, weekly, summary, week in review, recap, how was my week, the week, week been, week looking, overview, roundup, sum up',
  report:
    'over the last, last month, past month, past 30, trend, trends, progress report, report, improving, getting better, over time, last two weeks, months, days, progress, past, month, since, compared',
  patterns:
    'patterns, pattern, habits, habit, usually, tend to, when do i, what do i eat most, typically, analyse, analyze, where do i go wrong, overeat, most often, spot, eating habits, too much, worst, insights, learn from',
  nutrition:
    'calories, protein, carbs, fat, fiber, sugar, salt, sodium, iron, calcium, vitamin, nutrition, nutritional, macros, how much protein, how many calories, nutrients, kcal, energy, healthy, in a, in one, whats in, good source, contain, contains',
  compare:
    'compare, versus, vs, or, than, which has more, which is, whats healthier, healthier, better, which has, more, less, difference between, against, between, lower in, higher in, worse, out of',
  recommend:
    'what should i eat, what can i eat, high in, rich in, source of, sources of, good for, what has, which foods, foods, need more, get more, more iron, boost, suggest, recommend, where can i get, gets me there, ideas for, to get, lots of, full of, up my',
  goal: 'goal, goals, target, targets, limit, limits, max, maximum, aim, aim for, aiming for, a day, per day, daily, no more than, at least, set, set my, cap, under, up to, keep it under, stay under, want to eat, raise, lower, increase, reduce, change, i want, budget',
  ungoal:
    'remove, delete, drop, get rid of, stop tracking, no longer, dont want, scrap, lose, cancel, bin, clear, ditch, without, forget, stop counting, take off',
  body: 'years old, kg, cm, male, female, man, woman, height, weigh, weight, tall, lose weight, gain, maintain, active, sedentary, work out my, calculate, figure out, recommend, bmr, tdee, should i be eating, year old, moderately, desk job, my age, old, lbs, stone, feet, foot, bulk, cut, lean, slim',
  workout:
    'burned, burnt, ran, run, gym, workout, worked out, exercise, exercised, bike, biked, cycled, cycling, swim, swam, swimming, walked, walk, hike, hiked, training, trained, calories burned, active calories, spin, yoga, session, class, treadmill, garmin, watch, strava, fitbit, lifted, rowing, jog, jogged, steps, km, football, tennis',
  water:
    'water, glass of water, glasses of water, bottle of water, hydration, hydrated, litre of water, pint of water, drank, ml',
  yes: 'yes, ok, sure, yes please, go ahead, go on, do it, sounds good, perfect, great, fine, correct, right, confirm, thats right, that works, please do, absolutely, definitely, of course, why not, lovely, good, spot on, exactly, alright, go for it, fab, brilliant, cool, deal, yes thanks, that one, all good, looks good, smashing, champion, ideal, nice, agreed, please',
  no: 'no, no thanks, dont, nope, cancel, stop, leave it, forget it, never mind, nevermind, not now, no thank you, dont bother, skip it, hold off, actually no, changed my mind, rather not, nah, scrap that, drop it, not today, maybe later, not that, pass, leave, second thoughts, dont want, wait',
  undo: 'undo, undo that, take that back, revert, put it back, put that back, reverse, take it back, go back, didnt mean, my mistake, wrong one, cancel that, scrap that, oops, whoops, mistake, unadd, change it back, how it was, as it was, by accident, back how, get back, restore, not what i meant, back in, mix up',
  redo: 'redo, do it again, put it back, after all, do that again, undo the undo, reapply, redo that, actually keep, was right, back again, undid',
  look_back:
    'what did you do, what did you just, what have you done, what did you change, what was that, what just happened, did you, have you, who, what happened, did that, did it, you just, was that, you did, last thing, confused, why did you, are you sure, you put, you add',
  new_topic:
    'never mind, nevermind, new topic, different question, something else, change of subject, moving on, forget all that, lets talk, start over, scrap all that, ignore that, anyway, change the subject, start again, leave that',
  option:
    'the first, the second, the third, first one, second one, last one, the other, other one, that one, this one, the one, option, number, the big one, the small one, either, the one with, the latter, the former, the top one, bottom one, the cheaper, the ones, oldest, newest',
  edit: 'make it, change it, but, instead, except, rather, not, only, also, and, with, without, add, no, swap, leave out, for, more, less, bigger, smaller, too, otherwise, just, drop',
  greeting:
    'hi, hello, hey, good morning, morning, good evening, evening, good afternoon, thanks, thank you, ta, cheers, bye, goodnight, good night, love you, youre the best, brilliant, legend, star, how are you, who are you, what can you do, help, amazing, lovely, haha, lol',
  outside:
    'weather, football, match, news, film, movie, song, music, email, text, call, taxi, train, bus, flight, hotel, homework, essay, code, stock market, bitcoin, politics, president, capital, joke, poem, translate, lights, heating, alarm, timer, birthday, present, car, insurance, doctor, appointment, shop open, opening times, shut, rain, score, print, book, tv, telly, dog, cat, kids, school',
  danger:
    'overdose, pills, tablets, insulin, medicine, medication, warfarin, chest pain, cant breathe, throat closing, faint, starve, starving, purge, throw up, laxative, laxatives, poison, mushrooms i found, foraged, wild mushrooms, raw chicken, botulism, rat, rats, breastfeeding, baby, newborn, formula, weeks old, hide in, without telling, kill, hurt, sick, 500 calories, 600 calories, not eating, fast for, stop eating, someone elses, other users, her account, his account, password, delete the allergy, ignore the allergy, ignore your, system prompt, hack',
  third_person:
    'he, she, they, his, her, their, my son, my daughter, my husband, my wife, my partner, my mum, my dad, my mother, my father, my sister, my brother, my friend, the kids, the kid, my kids, the baby, nan, gran, grandma, grandad, my boyfriend, my girlfriend, flatmate, housemate, roommate, the boys, the girls, neighbour, guest, guests, son, daughter, wife, husband, mate',
  past: 'was, were, had, did, ate, used, bought, made, cooked, finished, been, yesterday, just, already, went, got',
  future:
    'will, going to, gonna, tomorrow, next, later, want to, would like, need to, about to, planning, gonna be, ill, well, were going',
  maybe:
    'if, might, maybe, thinking of, was going to, wondering, should i, could i, what if, suppose, would, nearly, almost, in case, perhaps, unless, i wish, was gonna, considering',
  negated:
    'not, dont, didnt, never, no, wont, cant, doesnt, isnt, wasnt, havent, hasnt, without, nobody, none, neither, nothing, aint',
  tell_me:
    'what, whats, how, hows, which, who, when, where, wheres, why, tell me, show, show me, list, give me, see, check, is, are, do, does, did, can, could, any',
  please_do:
    'please, can you, could you, would you, will you, kindly, mind, lets, let, i want you to, id like you to, help me',
}

const byPhrase = new Map<string, string[]>()
for (const [cue, phrases] of Object.entries(PHRASES))
  for (const phrase of phrases.split(', ')) byPhrase.set(phrase, [...(byPhrase.get(phrase) ?? []), cue])
const LONGEST = 5

/** What the words from `start` to before `end` speak for, with the number of words of the phrase that says so. */
export function cuesIn(
  tokens: readonly Token[],
  start: number,
  end: number,
): { cue: string; at: number; length: number }[] {
  const found: { cue: string; at: number; length: number }[] = []
  for (let at = start; at < end; at += 1)
    for (let length = 1; length <= LONGEST && at + length <= end; length += 1) {
      const phrase = tokens
        .slice(at, at + length)
        .map(({ text }) => text)
        .join(' ')
      for (const cue of byPhrase.get(phrase) ?? []) found.push({ cue, at, length })
    }
  return found
}

/** The words of all cues: they are spelled right. */
export const cueWords: readonly string[] = Object.values(PHRASES).flatMap((phrases) => phrases.split(/,? /))
