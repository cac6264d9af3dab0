-- What is in a recipe that nobody has saved yet: pasted, told or written.

-- As recipe_figures tells it of a saved one: what it is made of, what of that has no figures, and one serving where it says how many it makes.
create or replace function private.figures_of_draft(p_recipe jsonb) returns jsonb
language sql stable set search_path = '' as $$
  with lines as materialized (
    select l.n, btrim(l.line ->> 'food') as food, (l.line ->> 'quantity')::numeric as quantity, l.line ->> 'unit' as unit, f.ingredient_id, coalesce(
      (select g.ingredient_id from public.ingredient_figures g where g.ingredient_id = f.ingredient_id),
      (private.food_with_figures(coalesce((select k.name from public.ingredients k where k.id = f.ingredient_id), l.line ->> 'food'))).id) as with_figures
    from jsonb_array_elements(coalesce(nullif(p_recipe -> 'ingredients', 'null'), '[]')) with ordinality as l (line, n) cross join lateral private.food_meant(l.line ->> 'food') f
  ), weighed as materialized (
    select l.*, w.grams, private.nutrients_of(l.with_figures, w.grams) as nutrients, private.source_name(private.source_of(l.with_figures)) as source,
      case when w.grams is null then private.weight_of_unknown(l.ingredient_id, l.quantity, l.unit) end as unknown
    from lines l left join lateral (select round(private.portion_grams(l.with_figures, l.quantity, private.unit_of_line(l.unit)), 3) as grams) w on l.with_figures is not null
  ), whole as materialized (
    select private.sum_of_nutrients(array(select w.nutrients from weighed w where w.grams is not null)) as totals, (p_recipe ->> 'servings')::numeric as servings,
      (select count(*) from weighed w where w.grams is not null) as known
  )
  select jsonb_build_object('name', p_recipe -> 'name', 'makes', trim_scale(whole.servings), 'ingredients', (select count(*) from weighed), 'known', whole.known,
    'unknown', coalesce((select jsonb_agg(w.food order by w.n) from weighed w where w.grams is null), '[]'),
    'is_sum', (select coalesce(sum(w.grams), 0) > 0 and coalesce(sum(w.unknown), 0) <= 0.05 * (coalesce(sum(w.grams), 0) + coalesce(sum(w.unknown), 0)) from weighed w),
    'sources', coalesce((select jsonb_agg(distinct w.source) from weighed w where w.grams is not null), '[]'), 'totals', whole.totals,
    'serving', case when whole.servings > 0 and whole.known > 0 then coalesce((
      select jsonb_object_agg(t.key, trim_scale(round(t.value::numeric / whole.servings, 3))) from jsonb_each(whole.totals) t), '{}') end)
  from whole
$$;
grant execute on function private.figures_of_draft(jsonb) to authenticated;

-- For whoever shows a draft before it is saved.
create or replace function public.recipe_draft_figures(p_recipe jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  if (select auth.uid()) is null then
    perform private.refuse(401, 'UNAUTHENTICATED', 'Send your token in the Authorization header: "Bearer <token>".');
  elsif jsonb_typeof(p_recipe) is distinct from 'object' or length(p_recipe::text) > 64000 or jsonb_array_length(coalesce(nullif(p_recipe -> 'ingredients', 'null'), '[]')) > 100 then
    perform private.refuse(422, 'INVALID_REQUEST', 'A recipe has a name and at most 100 ingredients.');
  end if;
  return private.figures_of_draft(p_recipe);
end $$;
grant execute on function public.recipe_draft_figures(jsonb) to authenticated;

create or replace function private.tool_parse_recipe_text(p_arguments jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('entities', '[]'::jsonb, 'data', private.figures_of_draft(p_arguments -> 'payload'))
$$;
grant execute on function private.tool_parse_recipe_text(jsonb) to authenticated;
comment on function private.tool_parse_recipe_text(jsonb) is 'tool of coach';
