-- Searching the cookbook: by words, foods, sort of food, cuisine, course, diet, time, what is in stock and, where vectors
-- are stored, by meaning. Nothing that goes against the person's rules is offered (ruling R18).

-- The recipes of the cookbook that hold a food of this name or sort.
create or replace function private.cookbook_holding(p_word text) returns table (recipe_id uuid, food text, line int)
language sql stable set search_path = '' as $$
  with asked as materialized (
    select private.food_key(left(p_word, 200)) as key, string_to_array(private.food_key(left(p_word, 200)), ' ') as words, (private.find_ingredient(p_word)).id as ingredient,
      private.categories_under(array[private.category_of_word(left(p_word, 200))]) as sorts
  )
  select distinct on (l.recipe_id) l.recipe_id, l.food, l.position
  from asked a join public.recipe_ingredients l on l.user_id is null join public.ingredients i on i.id = l.ingredient_id
  where l.ingredient_id = a.ingredient or i.category = any (a.sorts) or a.key = any (i.contains)
    -- Fish is a sort: fish sauce has its word and is none.
    or cardinality(a.sorts) = 0 and string_to_array(l.food_key, ' ') @> a.words
  order by l.recipe_id, l.position
$$;
grant execute on function private.cookbook_holding(text) to authenticated;

-- Energy of one serving, as in figures_of_lines, but of one figure alone. Null where more than a twentieth of the weight has no figures: a
-- sum of the rest would look like that of all.
create or replace function private.recipe_calories(p_recipe public.recipes) returns numeric
language sql stable set search_path = '' as $$
  with lines as materialized (
    select i.ingredient_id, i.quantity, i.unit, coalesce(
      (select g.ingredient_id from public.ingredient_figures g where g.ingredient_id = i.ingredient_id),
      (private.food_with_figures(coalesce((select k.name from public.ingredients k where k.id = i.ingredient_id), i.food))).id) as with_figures
    from public.recipe_ingredients i where i.recipe_id = (p_recipe).id
  ), weighed as materialized (
    select (f.per_100g ->> 'calories')::numeric as calories, round(private.portion_grams(f.ingredient_id, l.quantity, private.unit_of_line(l.unit)), 3) as grams,
      case when f.ingredient_id is null then private.weight_about(l.ingredient_id, l.quantity, private.unit_of_line(l.unit)) end as unknown
    from lines l left join public.ingredient_figures f on f.ingredient_id = l.with_figures
  )
  select case when coalesce(sum(w.unknown), 0) + 100 * count(*) filter (where w.unknown is null and w.grams is null) <= 0.05 * (sum(coalesce(w.grams, 0)) + coalesce(sum(w.unknown), 0))
    then round(sum(round(w.calories * w.grams / 100, 3)) / nullif((p_recipe).servings, 0)) end
  from weighed w
$$;
grant execute on function private.recipe_calories(public.recipes) to authenticated;

-- About how many grams an amount is whose food has no figures: by its own weights, by its volume as water, else 50 g of a piece and 5 g
-- of anything smaller. It is for telling how much of a recipe is unknown, and for nothing else.
create or replace function private.weight_about(p_ingredient uuid, p_quantity numeric, p_unit text) returns numeric
language sql stable set search_path = '' as $$
  select coalesce(private.portion_grams(p_ingredient, p_quantity, p_unit), private.convert_amount(p_quantity, p_unit, 'ml'),
    coalesce(p_quantity, 1) * case when p_unit in ('piece', 'can', 'jar', 'tub', 'pack', 'bag', 'box', 'bottle', 'loaf', 'head') then 50 else 5 end)
$$;
grant execute on function private.weight_about(uuid, numeric, text) to authenticated;

-- What a person does not like is left out of what is offered, like what the goal excludes: unless they ask for it by its name.
create or replace function private.leave_out_disliked(p_arguments jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  v_asked text := lower(concat_ws(' ', p_arguments ->> 'query', p_arguments ->> 'foods'));
begin
  perform set_config('alfred.without', (
    select coalesce(jsonb_agg(w), '[]')::text from (
      select w from private.excluded_now() w
      union
      -- What the words of a search leave out is left out, whoever wrote them.
      select f from unnest(private.left_out_of(p_arguments ->> 'query')) f
      union
      select p.value_key from public.preferences p
      where p.user_id = (select auth.uid()) and p.kind = 'dislike' and p.value_key <> '' and strpos(v_asked, p.value_key) = 0) x (w)), true);
end $$;
grant execute on function private.leave_out_disliked(jsonb) to authenticated;

create or replace function private.tool_search_cookbook(p_arguments jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_asked jsonb := private.search_asked(p_arguments ->> 'query');
  v_is_asked boolean := jsonb_path_exists(v_asked, '$.items[*] ? (@.kind != "diet" && @.kind != "minutes")') or v_asked -> 'words' <> '[]' or v_asked ->> 'servings' is not null;
  v_without text[] := private.strings_of(v_asked -> 'without');
  -- Foods that are named and nothing else say what the dish is of: what is first of all a dish of them comes first.
  v_ranked jsonb := case when p_arguments ->> 'query' is null then private.search_asked(nullif(array_to_string(private.strings_of(p_arguments -> 'foods'), ', '), '')) else v_asked end;
  v_diet text := (select w.diet from public.diet_words w where w.food_key = replace(private.food_key(p_arguments ->> 'diet'), '-', ' '));
  v_diets text[] := private.strings_of(v_asked -> 'diets') || v_diet;
  v_minutes int := coalesce((p_arguments ->> 'max_minutes')::int, (v_asked ->> 'minutes')::int);
  v_from_stock boolean := coalesce((p_arguments ->> 'from_stock')::boolean, false);
  -- Those that were shown before are counted as they were then: without what a rule is against.
  v_skip int := coalesce((p_arguments ->> 'skip')::int, 0);
  v_has_rules boolean;
  v_found uuid[];
  v_shown uuid[] := '{}';
  v_skipped int := 0;
  v_left_out int := 0;
  v_recipe public.recipes;
  v_lines jsonb := '[]';
  v_entities jsonb := '[]';
  v_missing jsonb;
  v_broken uuid[] := '{}';
  v_figures jsonb;
  v_calories numeric;
begin
  perform private.leave_out_disliked(p_arguments);
  v_has_rules := exists (select from private.food_rules());
  if p_arguments ->> 'diet' is not null and v_diet is null then
    perform private.refuse_call('UNKNOWN_DIET', jsonb_build_object('diet', p_arguments ->> 'diet', 'known', (select jsonb_agg(d.label order by d.code) from public.diets d where d.enforced)));
  end if;
  with wanted as materialized (select distinct on (private.food_key(f)) f as said from unnest(private.strings_of(p_arguments -> 'foods')) f),
  -- Each food is looked for once, and so is what is lacking: both for all recipes together.
  holding as materialized (
    select c.recipe_id from wanted w cross join lateral private.cookbook_holding(w.said) c group by c.recipe_id having count(*) = (select count(*) from wanted)
  ),
  lacking as materialized (
    select m.recipe_id, m.missing, m.share from private.missing_of(array(select b.id from public.recipes b where b.user_id is null and v_from_stock)) m
  ),
  fitting as (
    select r.id from public.recipes r
    where r.user_id is null
      and (p_arguments ->> 'cuisine' is null or r.cuisine = lower(p_arguments ->> 'cuisine'))
      and (p_arguments ->> 'course' is null or r.course = lower(p_arguments ->> 'course'))
      -- Who asks what to cook of what is there does not ask for a drink, unless they say so.
      and (p_arguments ->> 'course' is not null or r.course not in ('drink', 'sauce')
        or not v_from_stock and v_is_asked)
      and r.diets @> array_remove(v_diets, null)
      and (v_minutes is null or coalesce(r.prep_minutes, 0) + coalesce(r.cook_minutes, 0) + coalesce(r.wait_minutes, 0) <= v_minutes)
      and (not exists (select from wanted) or r.id in (select h.recipe_id from holding h))
      and r.course <> all (v_without) and not exists (select from private.cookbook_facts f where f.recipe_id = r.id and f.tags && v_without)
      -- What has no sum is not said to be within a bound.
      and not exists (
        select from jsonb_to_recordset(v_asked -> 'limits') as l (nutrient text, at_least numeric, at_most numeric) left join private.cookbook_facts f on f.recipe_id = r.id
        where ((f.figures ->> l.nutrient)::numeric between coalesce(l.at_least, 0) and coalesce(l.at_most, 1e9)) is not true)
  ),
  -- Laid on one pile for each recipe: a join is planned for few recipes, and goes through all of them for each.
  told as (
    select f.id, null::numeric as score, null::numeric as missing, null::int as lacking, true as is_fitting from fitting f
    union all
    select q.recipe_id, q.score, null, q.lacking, false from private.cookbook_by_query(v_ranked, p_arguments -> 'vector') q where v_ranked -> 'items' <> '[]' or p_arguments ->> 'query' is not null
    union all
    select l.recipe_id, null, l.share, null, false from lacking l
  ),
  scored as (
    select t.id, coalesce(max(t.score), 0) as score, coalesce(max(t.missing), 0) as missing, coalesce(max(t.lacking), 0) as lacking
    from told t group by t.id having bool_or(t.is_fitting)
  ),
  -- What lacks nothing that was asked for is all that is shown, where there is enough of it.
  enough as materialized (select count(*) >= 5 as is_enough from scored s where s.lacking = 0),
  best as materialized (
    select s.* from scored s, enough e where not v_is_asked or (s.lacking = 0 or not e.is_enough) and s.score >= 0.25
    order by s.missing, s.score desc, md5(s.id::text) limit 120
  )
  select (select array_agg(b.id order by b.missing, b.score desc, md5(b.id::text)) from best b),
    (select jsonb_object_agg(l.recipe_id, l.missing) from lacking l where l.recipe_id in (select b.id from best b))
  into v_found, v_missing;
  if not v_from_stock then
    v_missing := (select jsonb_object_agg(m.recipe_id, m.missing) from private.missing_of(v_found) m);
  end if;
  -- What a rule is plainly against is told for all at once; looking closely at each is dear.
  if v_has_rules then
    v_broken := array(
      select distinct l.recipe_id from public.recipe_ingredients l join public.ingredients i on i.id = l.ingredient_id cross join private.food_rules() x
      where l.recipe_id = any (v_found) and (i.allergens && x.allergens or i.category = any (x.categories) or i.food_key = any (x.foods)));
  end if;
  for v_recipe in select r.* from unnest(v_found) with ordinality as f (id, n) join public.recipes r using (id) order by f.n loop
    exit when cardinality(v_shown) >= 8;
    if v_recipe.id = any (v_broken) or v_has_rules and private.recipe_line(v_recipe, null) -> 'conflicts' <> '[]' then
      v_left_out := v_left_out + 1;
      continue;
    end if;
    if v_skipped < v_skip then
      v_skipped := v_skipped + 1;
      continue;
    end if;
    v_shown := v_shown || v_recipe.id;
    v_calories := private.recipe_calories(v_recipe);
    v_figures := private.recipe_figures(v_recipe);
    v_entities := v_entities || private.recipe_entity(v_recipe, 'read');
    v_lines := v_lines || jsonb_build_object('name', v_recipe.name, 'cuisine', v_recipe.cuisine, 'course', v_recipe.course, 'description', v_recipe.description,
      'servings', v_recipe.servings, 'minutes', private.recipe_minutes(v_recipe) + coalesce(v_recipe.wait_minutes, 0),
      'calories', v_calories, 'without_figures', v_figures -> 'unknown', 'sources', v_figures -> 'sources', 'missing', coalesce(v_missing -> v_recipe.id::text, '[]'));
  end loop;
  return jsonb_build_object('entities', v_entities, 'data', jsonb_build_object('recipes', v_lines, 'left_out', v_left_out,
    'more', coalesce(cardinality(v_found), 0) - cardinality(v_shown) - v_skipped - v_left_out));
end $$;
grant execute on function private.tool_search_cookbook(jsonb) to authenticated;
comment on function private.tool_search_cookbook(jsonb) is 'tool of pantry';

-- The same search for a client that reads rows: the recipes of the cookbook that answer words, without what the person's rules are
-- against. Words alone are searched: meaning needs the vectors of an agent.
create or replace function public.search_cookbook(query text) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_found jsonb;
begin
  -- No wish of a conversation holds here.
  perform set_config('alfred.without', '', true);
  v_found := private.tool_search_cookbook(jsonb_build_object('query', left(query, 500)));
  -- A client opens what it shows, where a model has refs instead.
  return v_found -> 'data' || jsonb_build_object('recipes', (
    select coalesce(jsonb_agg(x.recipe || jsonb_build_object('id', v_found -> 'entities' -> (x.n - 1)::int -> 'id') order by x.n), '[]')
    from jsonb_array_elements(v_found -> 'data' -> 'recipes') with ordinality as x (recipe, n)));
end $$;
grant execute on function public.search_cookbook(text) to authenticated;
