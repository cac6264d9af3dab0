-- Figures as they are shown: the main ones of a portion, a portion without what nobody reads, and what portions come to.

-- The nutrients that are told of each food; a day, a sum and a single food tell all of them.
create or replace function private.main_nutrients(p_nutrients jsonb, p_another text default null) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_object_agg(n.key, n.value), '{}') from jsonb_each(p_nutrients) n
  where n.key in ('calories', 'protein_g', 'carbs_g', 'fat_total_g', 'fiber_g') or n.key = p_another
$$;
grant execute on function private.main_nutrients(jsonb, text) to authenticated;

-- The same portion for a person or a model to see: without what only the database needs.
create or replace function private.shown_portion(p_portion jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select p_portion - '{ingredient_id,food_key,recipe}'::text[] || jsonb_build_object('source', private.source_name(p_portion ->> 'source'))
$$;
grant execute on function private.shown_portion(jsonb) to authenticated;

create or replace function private.sum_nutrients(p_portions jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_object_agg(key, amount), '{}') from (
    select n.key, trim_scale(sum(n.value::numeric)) as amount
    from jsonb_array_elements(p_portions) p, jsonb_each(p -> 'nutrients') n group by n.key) x
$$;
grant execute on function private.sum_nutrients(jsonb) to authenticated;
