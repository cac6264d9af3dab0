/**
 * Words that people say in kitchens and that no list of frequent words has, each near enough to a food or to a word of what is meant to be
 * taken for a misspelled one: what training messages say twice or more and is spelled right.
 */
export const everydayWords: readonly string[] = `
theyre youve shouldnt theyd hadnt shouldve forgot eighty spoil swear pouch bloke lady footy skipped niece compose fete boiler swallowed expiry grandkid
slimming rained raining creatine deleted butty crock ripen skint nicer canner partridge eater reindeer cheek handy nibble mowed cheapest smelly cheat crap
canister tenner typed biking reminding coworker cheeky stringy fatter boxed choked camel frill skipping sticker depressing token camper suppress hostel
noticing tasty swapping picky coughing minding crook choking dread uncorked dined cramping caddy graze stunk shopped ladder purged picker replicate cinder
grandpa dreaming shunt bitte rewind dashed scorched knackered risking butchered roomy temper invert sharpening unsmoked prepping stuffy bailed spade spritz
jugged outgrow dared refrigeration plumb fretting smoother windy licking closet chopper paleo login thanking meaty whippet curate psalm showy canny haunt
centimetre gripe clipboard stitch sugary housework intae sucre chico hokey caddie
harira chook mochi garri weetbix servo shito comte jamun nana parmo chourico hangi bluey pelau samoosa bombe pease omena dulse pesach sloe rotli coney tehina
groaty pondu tadka halawa thali paska linguica flathead hevva cacio dahl barby papaw parmi torte semovita kasza sella tamal guinep pani daing tamariki salan
brotchen calamansi bubbe smietana samboosa cidre medjool marge plata corrie
liam edith megan lena chidi patel rosie mateo milly denise marek greta trish salma ealing kasia
`
  .trim()
  .split(/\s+/)
