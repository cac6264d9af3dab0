-- What a goal may be.

-- The least and the most of a daily target. A target outside of them is a mistake, or dangerous; nutrients that are not here have
-- no bounds but zero.
create or replace function private.goal_bounds() returns table (nutrient text, target_min numeric, target_max numeric)
language sql immutable set search_path = '' as $$
  values ('calories', 1000.0, 6000.0), ('protein_g', 10.0, 400.0), ('carbs_g', 10.0, 900.0), ('fat_total_g', 10.0, 300.0), ('hydration_ml', 500.0, 8000.0),
    ('fiber_g', 5.0, 100.0), ('sugar_g', 0.1, 300.0), ('sodium_mg', 200.0, 6000.0), ('cholesterol_mg', 10.0, 2000.0)
$$;
grant execute on function private.goal_bounds() to authenticated;

create or replace function private.goal_fits(p_nutrient text, p_target numeric) returns boolean
language sql immutable set search_path = '' as $$
  select p_target > 0 and not exists (select from private.goal_bounds() b where b.nutrient = p_nutrient and p_target not between b.target_min and b.target_max)
$$;
grant execute on function private.goal_fits(text, numeric) to authenticated;

-- Refuses the first of these goals that is out of its bounds, whoever proposes it or edits it.
create or replace function private.refuse_goals_out_of_range(p_goals jsonb) returns void
language plpgsql stable set search_path = '' as $$
declare
  v_details jsonb;
begin
  select jsonb_build_object('nutrient', b.nutrient, 'target', g.goal -> 'target', 'min', trim_scale(b.target_min), 'max', trim_scale(b.target_max), 'unit', n.unit)
  into v_details
  from jsonb_array_elements(p_goals) with ordinality as g (goal, place) join private.goal_bounds() b on b.nutrient = g.goal ->> 'nutrient'
    join public.nutrients n on n.code = b.nutrient
  where not private.goal_fits(b.nutrient, (g.goal ->> 'target')::numeric) order by g.place limit 1;
  if v_details is not null then
    perform private.refuse_call('GOAL_OUT_OF_RANGE', v_details);
  end if;
end $$;
grant execute on function private.refuse_goals_out_of_range(jsonb) to authenticated;

-- Refuses a limit of energy of somebody who told of a pregnancy or of breastfeeding, whoever proposes it or edits it: that is for a
-- midwife or a doctor to say, and a model that was talked into it is no reason.
create or replace function private.refuse_goals_for_advice(p_goals jsonb) returns void
language plpgsql stable set search_path = '' as $$
declare
  v_told text := private.told_of_pregnancy();
begin
  if v_told is not null and exists (select from jsonb_array_elements(p_goals) g where g ->> 'nutrient' = 'calories' and g ->> 'kind' = 'limit') then
    perform private.refuse_call('GOAL_NEEDS_ADVICE', jsonb_build_object('told', v_told));
  end if;
end $$;
grant execute on function private.refuse_goals_for_advice(jsonb) to authenticated;

-- Whether figures that a person stated or a model estimated can be: none without calories has much that gives some. What a source
-- measured may (a sweetener has carbohydrates that nobody can burn).
create or replace function private.has_its_energy(p_source text, p_nutrients jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select p_source not in ('stated', 'estimate') or (p_nutrients ->> 'calories')::numeric is distinct from 0
    or 4 * coalesce((p_nutrients ->> 'protein_g')::numeric, 0) + 4 * coalesce((p_nutrients ->> 'carbs_g')::numeric, 0)
      + 9 * coalesce((p_nutrients ->> 'fat_total_g')::numeric, 0) <= 20
$$;
grant execute on function private.has_its_energy(text, jsonb) to authenticated;
