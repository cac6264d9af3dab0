-- What is in a portion of a saved recipe, and its way into the diary. Recipes are the pantry's (ruling R19): the coach reads them,
-- as the person, and writes none.

-- The one recipe that a call means; which of several is asked about by the tool that can offer them.
create or replace function private.recipe_eaten(p_arguments jsonb) returns public.recipes
language plpgsql stable set search_path = '' as $$
declare
  v_name text := p_arguments ->> 'name';
  v_found public.recipes[];
begin
  if p_arguments ->> 'recipe' is not null then
    select array_agg(r) into v_found from private.recipes_with_ids(array[(p_arguments ->> 'recipe')::uuid]) r;
  else
    select array_agg(r) into v_found from private.recipes_named(v_name) r;
  end if;
  if v_found is null and v_name is null then
    perform private.refuse_call('RECIPE_REF_UNKNOWN');
  elsif v_found is null then
    perform private.refuse_call('RECIPE_NOT_FOUND', jsonb_build_object('recipe', v_name));
  elsif cardinality(v_found) > 1 then
    perform private.ask_which('AMBIGUOUS_RECIPE', jsonb_build_object('recipe', v_name), array(select f.name from unnest(v_found) f));
  end if;
  return v_found[1];
end $$;
grant execute on function private.recipe_eaten(jsonb) to authenticated;

-- The unit that stands behind a word of a recipe. A pinch is none: what it weighs is not known.
create or replace function private.unit_of_line(p_unit text) returns text
language sql stable set search_path = '' as $$
  select case when p_unit is null then 'piece' else (select u.code from public.units u where u.code = lower(p_unit)) end
$$;
grant execute on function private.unit_of_line(text) to authenticated;

-- Each ingredient of a recipe with what it weighs and what is in it; both are null where nobody knows.
-- A line whose food has figures of its own needs no search for them. Each search and each weight is worked out once: without the
-- words "materialized" and "offset" the planner would write the calls wherever their results are used.
create or replace function private.figures_of_lines(p_recipe uuid) returns table (n int, food text, grams numeric, nutrients jsonb, source text)
language sql stable set search_path = '' as $$
  with lines as materialized (
    select i.position, i.food, i.quantity, i.unit, coalesce(
      (select g.ingredient_id from public.ingredient_figures g where g.ingredient_id = i.ingredient_id),
      (private.food_with_figures(coalesce((select k.name from public.ingredients k where k.id = i.ingredient_id), i.food))).id) as with_figures
    from private.lines_of_recipe(p_recipe) i
  )
  select l.position, l.food, w.grams, private.nutrients_of(l.with_figures, w.grams), private.source_name(private.source_of(l.with_figures))
  from lines l left join lateral (select round(private.portion_grams(l.with_figures, l.quantity, private.unit_of_line(l.unit)), 3) as grams offset 0) w on l.with_figures is not null
$$;
grant execute on function private.figures_of_lines(uuid) to authenticated;

-- About how much a line of a recipe weighs that has no figures: of what seasons a dish to taste it is little.
create or replace function private.weight_of_unknown(p_ingredient uuid, p_quantity numeric, p_unit text) returns numeric
language sql stable set search_path = '' as $$
  select case when p_quantity is null and exists (
      select from public.ingredients k where k.id = p_ingredient and k.category in ('herb', 'spice', 'seasoning', 'condiment', 'baking')) then 5
    else private.weight_about(p_ingredient, p_quantity, private.unit_of_line(p_unit)) end
$$;
grant execute on function private.weight_of_unknown(uuid, numeric, text) to authenticated;

-- Do the figures of a recipe make a sum of it? Not where what has none is more than a twentieth of the weight, as in recipe_calories.
create or replace function private.is_sum_of_recipe(p_recipe uuid) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(sum(l.grams), 0) > 0 and coalesce(sum(w.unknown), 0) <= 0.05 * (coalesce(sum(l.grams), 0) + coalesce(sum(w.unknown), 0))
  from private.figures_of_lines(p_recipe) l join private.lines_of_recipe(p_recipe) i on i.position = l.n
    left join lateral (select private.weight_of_unknown(i.ingredient_id, i.quantity, i.unit) as unknown) w on l.grams is null
$$;
grant execute on function private.is_sum_of_recipe(uuid) to authenticated;

-- The sum of what is in several foods. A nutrient is told when every one tells it: a sum with a gap would be too small and look exact.
create or replace function private.sum_of_nutrients(p_foods jsonb[]) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_object_agg(s.key, trim_scale(round(s.amount, 3))), '{}') from (
    select e.key, sum(e.value::numeric) as amount from unnest(p_foods) f, jsonb_each(f) e
    group by e.key having count(*) = cardinality(p_foods)) s
$$;
grant execute on function private.sum_of_nutrients(jsonb[]) to authenticated;

-- A whole recipe: what is in it, what it is made of, and what of that has no figures.
create or replace function private.recipe_figures(p_recipe public.recipes) returns jsonb
language sql stable set search_path = '' as $$
  with lines as materialized (select * from private.figures_of_lines((p_recipe).id)
  ), known as (select * from lines where grams is not null)
  select jsonb_build_object(
    'name', (p_recipe).name, 'makes', trim_scale((p_recipe).servings),
    'ingredients', (select count(*) from lines), 'known', (select count(*) from known),
    'unknown', coalesce((select jsonb_agg(l.food order by l.n) from lines l where l.grams is null), '[]'), 'is_sum', private.is_sum_of_recipe((p_recipe).id),
    'sources', coalesce((select jsonb_agg(distinct k.source) from known k), '[]'),
    'totals', private.sum_of_nutrients(array(select k.nutrients from known k)))
$$;
grant execute on function private.recipe_figures(public.recipes) to authenticated;

-- So many servings of a recipe. How many it makes is what the person says, else what the recipe says, and never a guess.
create or replace function private.recipe_portion(p_recipe public.recipes, p_arguments jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_figures jsonb := private.recipe_figures(p_recipe);
  v_servings numeric := coalesce((p_arguments ->> 'servings')::numeric, 1);
  v_makes numeric := coalesce((p_arguments ->> 'makes')::numeric, (p_recipe).servings);
begin
  if v_servings <= 0 or v_makes <= 0 or v_servings >= 1000 then
    perform private.refuse_call('SERVINGS_OUT_OF_RANGE');
  elsif v_makes is null then
    perform private.refuse_call('SERVINGS_UNKNOWN', jsonb_build_object('recipe', (p_recipe).name));
  elsif v_figures -> 'known' = '0' then
    perform private.refuse_call('RECIPE_WITHOUT_FIGURES', jsonb_build_object('recipe', (p_recipe).name));
  end if;
  return v_figures - 'totals' || jsonb_build_object('makes', trim_scale(v_makes), 'servings', trim_scale(v_servings), 'nutrients', coalesce((
    select jsonb_object_agg(e.key, trim_scale(round(e.value::numeric * v_servings / v_makes, 3))) from jsonb_each(v_figures -> 'totals') e), '{}'));
end $$;
grant execute on function private.recipe_portion(public.recipes, jsonb) to authenticated;

create or replace function private.tool_search_saved_recipes(p_arguments jsonb) returns jsonb
language sql stable set search_path = '' as $$
  with found as materialized (
    select r from private.recipes_named_of((select auth.uid()), p_arguments ->> 'query') r where p_arguments ->> 'query' is not null
    union all
    select r from private.own_recipes() r where p_arguments ->> 'query' is null
  ), shown as (select r from found order by (r).name, (r).id limit 20)
  select jsonb_build_object(
    'entities', coalesce((select jsonb_agg(private.recipe_entity(r, 'read') order by (r).name, (r).id) from shown), '[]'),
    'data', jsonb_build_object('query', p_arguments -> 'query', 'count', (select count(*) from found), 'recipes', coalesce((
      select jsonb_agg(jsonb_build_object('name', (r).name, 'makes', trim_scale((r).servings)) order by (r).name, (r).id) from shown), '[]')))
$$;
grant execute on function private.tool_search_saved_recipes(jsonb) to authenticated;
comment on function private.tool_search_saved_recipes(jsonb) is 'tool of coach';

create or replace function private.tool_get_recipe_details(p_arguments jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_recipe public.recipes := private.recipe_eaten(p_arguments);
  v_figures jsonb := private.recipe_figures(v_recipe);
begin
  return jsonb_build_object('entities', jsonb_build_array(private.recipe_entity(v_recipe, 'read')),
    'data', v_figures || jsonb_build_object(
      'serving', case when v_recipe.servings is null or v_figures -> 'known' = '0' then null
        else private.recipe_portion(v_recipe, '{"servings": 1}') -> 'nutrients' end,
      'lines', coalesce((select jsonb_agg(jsonb_build_object('food', l.food, 'grams', trim_scale(l.grams),
        'calories', case when l.grams is not null then l.nutrients -> 'calories' end) order by l.n)
        from private.figures_of_lines(v_recipe.id) l), '[]')));
end $$;
grant execute on function private.tool_get_recipe_details(jsonb) to authenticated;
comment on function private.tool_get_recipe_details(jsonb) is 'tool of coach';

create or replace function private.tool_calculate_recipe_serving(p_arguments jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_recipe public.recipes := private.recipe_eaten(p_arguments);
begin
  return jsonb_build_object('entities', jsonb_build_array(private.recipe_entity(v_recipe, 'read')), 'data', private.recipe_portion(v_recipe, p_arguments));
end $$;
grant execute on function private.tool_calculate_recipe_serving(jsonb) to authenticated;
comment on function private.tool_calculate_recipe_serving(jsonb) is 'tool of coach';

create or replace function private.options_of(p_proposal public.proposals) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('key', o.option -> 'key', 'label', o.option -> 'label') order by o.position), '[]')
  from jsonb_array_elements((p_proposal).payload -> 'options') with ordinality as o (option, position)
$$;
grant execute on function private.options_of(public.proposals) to authenticated;

-- A recipe's portion as it would be logged. What lacks an ingredient's figures is no exact figure, and its source says so.
create or replace function private.recipe_log_payload(p_recipe public.recipes, p_arguments jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_portion jsonb := private.recipe_portion(p_recipe, p_arguments);
  v_is_whole boolean := v_portion -> 'known' = v_portion -> 'ingredients';
begin
  return jsonb_build_object('day', p_arguments -> 'day', 'meal', p_arguments -> 'meal', 'recipe', (p_recipe).id,
    'makes', v_portion -> 'makes', 'coverage', v_portion - '{nutrients,sources}'::text[],
    'items', jsonb_build_array(jsonb_build_object(
      'food', left((p_recipe).name, 120), 'food_key', private.food_key((p_recipe).name), 'ingredient_id', null,
      'quantity', v_portion -> 'servings', 'unit', 'piece', 'grams', null, 'nutrients', v_portion -> 'nutrients',
      'source', case when v_is_whole then '' else format('%s of %s ingredients, ', v_portion ->> 'known', v_portion ->> 'ingredients') end
        || (select string_agg(s, ', ') from jsonb_array_elements_text(v_portion -> 'sources') s),
      'is_estimate', not v_is_whole, 'figures_of', null, 'flags', '[]'::jsonb, 'note', 'servings of a saved recipe')));
end $$;
grant execute on function private.recipe_log_payload(public.recipes, jsonb) to authenticated;

-- A serving of a saved recipe. Of several recipes with that name the person chooses one first.
create or replace function private.tool_propose_recipe_log(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_found public.recipes[];
begin
  if p_arguments ->> 'recipe' is null then
    select array_agg(r) into v_found from (select * from private.recipes_named(p_arguments ->> 'name') limit 6) r;
  end if;
  if cardinality(v_found) > 1 then
    return private.open_proposal('recipe_selection', jsonb_build_object('name', p_arguments -> 'name',
      'wanted', jsonb_build_object('servings', p_arguments -> 'servings', 'makes', p_arguments -> 'makes', 'meal', p_arguments -> 'meal', 'day', p_arguments -> 'day'),
      'options', (select jsonb_agg(jsonb_build_object('key', n::text, 'label', v_found[n].name, 'recipe', v_found[n].id) order by n)
        from generate_subscripts(v_found, 1) n)),
      p_arguments);
  end if;
  return private.open_proposal('recipe_log', private.recipe_log_payload(private.recipe_eaten(p_arguments), p_arguments), p_arguments);
end $$;
grant execute on function private.tool_propose_recipe_log(jsonb) to authenticated;
comment on function private.tool_propose_recipe_log(jsonb) is 'tool of coach';

-- The choice among recipes is answered by the proposal to log the chosen one, which waits for its own yes.
create or replace function private.propose_chosen(p_proposal public.proposals, p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_chosen jsonb := (select o from jsonb_array_elements((p_proposal).payload -> 'options') o where o ->> 'key' = p_arguments ->> 'option');
  v_wanted jsonb := p_arguments || ((p_proposal).payload -> 'wanted');
begin
  if v_chosen is null then
    perform private.refuse_call('OPTION_UNKNOWN');
  end if;
  return private.open_proposal('recipe_log',
    private.recipe_log_payload(private.recipe_eaten(jsonb_build_object('recipe', v_chosen -> 'recipe')), v_wanted), p_arguments);
end $$;
grant execute on function private.propose_chosen(public.proposals, jsonb) to authenticated;
