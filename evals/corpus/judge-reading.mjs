// How a reading is held against a line of the corpus. Plain JavaScript without dependencies, so that others can score with it.

/** Tools that only tell or propose; every other one changes something. */
export const reads = new Set(
  'list_items list_expiring list_shopping find_recipes search_cookbook show_recipe substitute pair describe_food list_meals list_tasks list_preferences recall get_food_history get_today_progress get_weekly_summary get_progress_report analyze_eating_patterns lookup_nutrition compare_foods get_food_recommendations get_user_goals look_back create_recipe generate_plan calculate_recommended_goals decline new_topic select'.split(
    ' ',
  ),
)
// Slots that a careful reader may add or leave out without changing what happens.
const optional = new Set([
  'why',
  'reason',
  'log',
  'deduct',
  'source',
  'note',
  'about',
  'goal',
  'text',
  'query',
  'time',
  'part',
])
const units = {
  litre: 'l',
  litres: 'l',
  liter: 'l',
  liters: 'l',
  gram: 'g',
  grams: 'g',
  kilo: 'kg',
  kilos: 'kg',
  kilogram: 'kg',
  pints: 'pint',
  pt: 'pint',
  pts: 'pint',
  ounce: 'oz',
  ounces: 'oz',
  pound: 'lb',
  pounds: 'lb',
  lbs: 'lb',
  pieces: 'piece',
  pcs: 'piece',
  tins: 'tin',
  can: 'tin',
  cans: 'tin',
  packs: 'pack',
  packet: 'pack',
  packets: 'pack',
  pkt: 'pack',
  bags: 'bag',
  jars: 'jar',
  bottles: 'bottle',
  slices: 'slice',
  cups: 'cup',
  servings: 'serving',
  portions: 'serving',
  portion: 'serving',
  cloves: 'clove',
  bunches: 'bunch',
  tablespoon: 'tbsp',
  teaspoon: 'tsp',
}
const days = {
  tonight: 'today',
  'this evening': 'today',
  'this morning': 'today',
  'last night': 'yesterday',
  tmrw: 'tomorrow',
}

const singular = (word) =>
  word.length < 4 || /(ss|us|is)$/.test(word)
    ? word
    : word.endsWith('ies')
      ? `${word.slice(0, -3)}y`
      : /(oes|ches|shes|xes|sses)$/.test(word)
        ? word.slice(0, -2)
        : word.endsWith('s')
          ? word.slice(0, -1)
          : word
const words = (text) =>
  String(text)
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/yoghurt/g, 'yogurt')
    .replace(/[^a-z0-9.%]+/g, ' ')
    .trim()
    .split(' ')
    .filter((word) => !['a', 'an', 'the', 'of', 'my', 'some', 'next', 'this', 'on'].includes(word))
    .map(singular)
    .join(' ')

function normal(slot, value) {
  if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0))
    return undefined
  if (typeof value === 'number' || typeof value === 'boolean') return value
  if (Array.isArray(value))
    return value
      .map((each) => normal(slot, each))
      .map((each) => JSON.stringify(each))
      .sort()
      .join('|')
  if (typeof value === 'object') return JSON.stringify(slotsOf(value))
  if (slot === 'unit') {
    const unit = units[value.toLowerCase()] ?? value.toLowerCase()
    return unit === 'piece' ? undefined : unit
  }
  if (/^-?\d+(\.\d+)?$/.test(value)) return Number(value)
  const text = days[String(value).toLowerCase()] ?? value
  return words(text)
}
function slotsOf(act) {
  const slots = {}
  for (const slot of Object.keys(act).sort()) {
    if (slot === 'tool') continue
    const value = normal(slot, act[slot])
    if (value !== undefined) slots[slot] = value
  }
  return slots
}
// Words of one's own: enough that half of the shorter are in both.
const free = new Set(['what', 'value', 'title'])
const alike = (a, b) => {
  const [one, two] = [a, b].map((text) => new Set(String(text).split(' ')))
  const both = [...one].filter((word) => two.has(word)).length
  return both >= Math.max(1, Math.min(one.size, two.size) / 2)
}
const sameSlot = (slot, told, read) =>
  told === read ||
  (free.has(slot) && typeof told === 'string' && typeof read === 'string' && alike(told, read)) ||
  (typeof told === 'number' && typeof read === 'number' && Math.abs(told - read) <= Math.abs(told) * 0.011) ||
  (slot === 'day' && told === undefined && read === 'today') ||
  (slot === 'day' && read === undefined && told === 'today')
/** Each slot that was told is read; what is read beside it may only be a place or another optional slot. */
export function sameAct(gold, act) {
  if (gold.tool !== act.tool) return false
  const told = slotsOf(gold),
    read = slotsOf(act)
  return [...new Set([...Object.keys(told), ...Object.keys(read)])].every(
    (slot) =>
      optional.has(slot) ||
      sameSlot(slot, told[slot], read[slot]) ||
      (told[slot] === undefined &&
        ['location', 'meal', 'quantity'].includes(slot) &&
        (slot !== 'quantity' || read[slot] === 1)),
  )
}
function sameActs(gold, acts) {
  if (gold.length !== acts.length) return false
  const left = [...acts]
  return gold.every((act) => {
    const at = left.findIndex((each) => sameAct(act, each))
    if (at < 0) return false
    left.splice(at, 1)
    return true
  })
}

/** What a question is about: several words for one slot count as one. */
const slotAsked = (asks) =>
  ({
    option: 'which',
    recipe: 'which',
    item: 'which',
    amount: 'quantity',
    confirmation: 'confirm',
    date: 'day',
    when: 'day',
  })[String(asks ?? '').toLowerCase()] ?? String(asks ?? '').toLowerCase()

/** Is a reading what the line means, or one of the other lists of acts that are as good? */
export function isExact(line, { kind, acts, asks }) {
  if (line.kind === 'ask')
    return kind === 'ask' && (line.asks === undefined || slotAsked(line.asks) === slotAsked(asks))
  const others = line.also_ok ?? []
  if (kind === line.kind) return [line.acts ?? [], ...others].some((list) => sameActs(list, acts))
  return kind === 'acts' && others.some((list) => list.length > 0 && sameActs(list, acts))
}

/** Does a reading change something? */
export function isWrite({ kind, acts }) {
  return kind === 'acts' && acts.some((act) => !reads.has(act.tool))
}

/** Does it change something that stands in none of the accepted lists, or where a question was due? */
export function isWrongWrite(line, { kind, acts }) {
  const accepted = [line.acts ?? [], ...(line.also_ok ?? [])].flat()
  return (
    kind === 'acts' &&
    acts.some(
      (act) => !reads.has(act.tool) && (line.kind === 'ask' || !accepted.some((one) => sameAct(one, act))),
    )
  )
}
