/** Foods and drinks that are one each where nobody says how many: "a latte and banana". */
const COUNTED = new Set(
  'apple avocado bagel baguette banana beer bun burger burrito cappuccino cod coffee coke cookie croissant crumpet donut doughnut drink egg espresso fajita fry kebab kiwi kombucha lamington latte lemonade link mango mocha mochi muffin nectarine orange peach pear pie pizza plum potato risotto roll samosa sandwich sausage scone shake smoothie sub taco tea toastie waffle wrap'.split(
    ' ',
  ),
)

/** Is a food, in the singular, one that is counted? "Pear" is, "pears" and "porridge" are not. */
export function isOne(said: string): boolean {
  return COUNTED.has(said.split(' ').at(-1) ?? '')
}
