-- Whose figures a name has: its own, those of the reference with the same head noun and form, or none (ruling R34).
begin;
set local search_path = public, extensions, tap;
select * from no_plan();

create function pg_temp.calories(p_food text, p_quantity numeric, p_unit text) returns numeric language sql as $$
  select (private.portion_of(jsonb_build_object('food', p_food, 'quantity', p_quantity, 'unit', p_unit)) -> 'nutrients' ->> 'calories')::numeric $$;
create function pg_temp.options(p_food text) returns jsonb language plpgsql as $$
declare
  v_detail text;
begin
  perform private.portion_of(jsonb_build_object('food', p_food, 'quantity', 100, 'unit', 'g'));
  return null;
exception when sqlstate 'KT001' then
  get stacked diagnostics v_detail = pg_exception_detail;
  return v_detail::jsonb -> 'options';
end $$;

-- Foods as they are eaten. The bounds are what labels and tables of food agencies say of such a portion.
select ok(pg_temp.calories(food, quantity, unit) between least and most, format('%s %s of %s are %s to %s kcal', quantity, unit, food, least, most)) from (values
  ('chicken soup', 300, 'g', 60, 200), ('fries', 200, 'g', 400, 640), ('roast chicken', 150, 'g', 220, 360), ('mashed potatoes', 200, 'g', 160, 260),
  ('vegetable soup', 300, 'g', 60, 180), ('fresh spinach', 100, 'g', 18, 30), ('porridge', 250, 'g', 120, 300), ('hot chocolate', 1, 'cup', 130, 260),
  ('canned chickpeas', 100, 'g', 90, 150), ('cooked lentils', 100, 'g', 100, 130), ('brie', 100, 'g', 300, 370), ('boiled rice', 150, 'g', 170, 220),
  ('latte', 1, 'piece', 80, 220), ('omelette', 1, 'piece', 150, 280), ('pizza', 2, 'slice', 400, 640), ('hot dog', 1, 'piece', 220, 420),
  ('corn flakes', 30, 'g', 105, 120), ('coke', 330, 'ml', 130, 150), ('weetabix', 2, 'piece', 120, 150), ('steak', 200, 'g', 380, 560),
  ('smoked salmon', 100, 'g', 105, 200), ('boiled broccoli', 80, 'g', 20, 32), ('tuna in oil', 112, 'g', 190, 240), ('big mac', 1, 'piece', 480, 590)
) as f (food, quantity, unit, least, most);

-- No figure is another food's.
select is(private.portion_of(jsonb_build_object('food', food, 'quantity', 100, 'unit', 'g')), null, format('"%s" has no figures, and nothing else stands for it', food)) from (values
  ('dragon stew'), ('cumin noodles'), ('cookie mix'), ('fish and cake'), ('lentil yoghurt'), ('smoked duck leg'), ('rabbit sausage roll')
) as f (food);
select isnt((private.food_with_figures(said)).name, wrong, format('"%s" is no %s', said, wrong)) from (values
  ('rice wine', 'wild rice'), ('cumin powder', 'curry powder'), ('cranberry sauce', 'cranberry juice'), ('fresh spinach', 'Spinach pasta'), ('oat cake', 'oat'),
  ('canned lentils', 'lentil'), ('dried tomato', 'tomato'), ('fried egg', 'egg'), ('almond milk', 'milk'), ('egg substitute', 'egg')
) as f (said, wrong);
select is((private.food_with_figures(said)).name, meant, format('"%s" is %s, spelled otherwise', said, meant)) from (values
  ('brocolli', 'broccoli'), ('mozarella', 'mozzarella'), ('large ripe bananas', 'banana'), ('finely chopped onions', 'onion')
) as f (said, meant);

-- A form is a food of its own.
select isnt((private.food_with_figures(one)).id, (private.food_with_figures(other)).id, format('%s is not %s', one, other)) from (values
  ('cooked rice', 'dry rice'), ('boiled potatoes', 'potato'), ('canned tuna', 'tuna steak'), ('dried apricots', 'apricot'), ('roast chicken', 'chicken'), ('smoked salmon', 'salmon'), ('cooked pasta', 'dry pasta')
) as f (one, other);

-- What may be several foods is asked about.
select is(pg_temp.options('chips'), '["french fries", "potato crisps"]', 'chips are asked about');
select is(private.portion_of('{"food": "rice", "quantity": 150, "unit": "g"}') ->> 'food', 'cooked rice', 'rice that was eaten is cooked, and told so');
select is(private.portion_of('{"food": "dry rice", "quantity": 75, "unit": "g"}') ->> 'food', 'rice', 'dry rice is dry');
select is(pg_temp.options('potato crisps'), null, 'crisps are not asked about');
select ok(jsonb_array_length(pg_temp.options('pizza hut pizza pepperoni')) is null, 'what nothing fits is not asked about');
select is((private.find_ingredient('peppers')).name, 'bell pepper', 'peppers are the vegetable');
select is((private.food_with_figures('Fish, shad, american, raw')).kind, 'reference', 'what was offered by its whole name is found by it');
select is((private.food_with_figures('rice')).name, 'rice', 'the line of a recipe means the dry rice without a question');

-- Figures of a food as it is eaten say nothing of what is in it: the lexicon does, or nobody.
select set_config('alfred.without', '["milk"]', true);
select is(private.food_conflicts(array['latte']) -> 0 ->> 'status', 'conflict', 'a latte is known to have milk in it');
select is(private.food_conflicts(array['bubble tea']) -> 0 ->> 'status', 'not_checked', 'what is in a bubble tea nobody told');
select set_config('alfred.without', '', true);
select is_empty($$ select from private.food_names n join public.ingredients i on i.id = n.ingredient_id where i.kind <> 'everyday' $$, 'no food as it is eaten is a word of the lexicon');
select is_empty($$ select from public.food_choices c cross join unnest(c.options || array_remove(array[c.eaten, c.british, c.american], null)) o where (private.food_with_figures(o)).id is null $$, 'every choice has figures');

select * from finish();
rollback;
