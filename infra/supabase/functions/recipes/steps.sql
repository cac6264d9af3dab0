-- The steps of a recipe of one's own: which is meant, what becomes of them, and the amounts that are written in them.

-- The step that a number means, counted from 1; -1 is the last.
create or replace function private.step_meant(p_recipe public.recipes, p_number int) returns int
language plpgsql stable set search_path = '' as $$
declare
  v_steps int := jsonb_array_length((p_recipe).steps);
  v_step int := case when p_number = -1 then v_steps else p_number end;
begin
  if v_step < 1 or v_step > v_steps then
    perform private.refuse_call('STEP_UNKNOWN', jsonb_build_object('recipe', (p_recipe).name, 'steps', v_steps));
  end if;
  return v_step;
end $$;
grant execute on function private.step_meant(public.recipes, int) to authenticated;

-- The steps after an edit. Its numbers are those of the recipe as it was shown, whatever else the edit changes.
create or replace function private.edited_steps(p_recipe public.recipes, p_edit jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_after int := (p_edit ->> 'add_steps_after')::int;
  v_removed int[] := array(select private.step_meant(p_recipe, n::int) from jsonb_array_elements_text(p_edit -> 'remove_steps') n);
  v_changed jsonb := (select coalesce(jsonb_object_agg(private.step_meant(p_recipe, (c ->> 'step')::int), c ->> 'text'), '{}') from jsonb_array_elements(p_edit -> 'change_steps') c);
begin
  -- Nought puts them before the first.
  v_after := case when v_after is null then jsonb_array_length((p_recipe).steps) when v_after = 0 then 0 else private.step_meant(p_recipe, v_after) end;
  return (
    with old_steps as (select n::int, coalesce(v_changed ->> n::text, text) as text from jsonb_array_elements_text((p_recipe).steps) with ordinality s (text, n)),
    all_steps as (
      select n, 0 as added, text from old_steps where n <> all (v_removed)
      union all select v_after, m::int, text from jsonb_array_elements_text(p_edit -> 'add_steps') with ordinality a (text, m)
    )
    select coalesce(jsonb_agg(text order by n, added), '[]') from all_steps
  );
end $$;
grant execute on function private.edited_steps(public.recipes, jsonb) to authenticated;

-- "1 1/2", "2½" and "0.5" as a number; null for what is none, such as a half of nothing.
-- A longer text is no amount: the pattern would try it at every place.
create or replace function private.read_quantity(p_text text) returns numeric
language sql immutable set search_path = '' as $$
  with written as (
    select regexp_match(replace(replace(replace(replace(replace(replace(case when length(p_text) <= 60 then btrim(p_text) end, '½', ' 1/2'), '¼', ' 1/4'), '¾', ' 3/4'), '⅓', ' 1/3'), '⅔', ' 2/3'), ',', '.'),
      '^ *(\d+(?:\.\d+)?)??(?: *(\d+)/(\d+))?$') as part
  )
  select case when part[1] is not null or part[2] is not null then coalesce(part[1]::numeric, 0) + case when part[2] is null then 0 else part[2]::numeric / nullif(part[3]::numeric, 0) end end from written
$$;
grant execute on function private.read_quantity(text) to authenticated;

-- A step with its amounts scaled, and how many these were. An amount is a number before a unit of weight or volume or before one of the recipe's foods:
-- times, temperatures, sizes of pans and "per" are none.
create or replace function private.scaled_step(p_step text, p_factor numeric, p_foods text[], out step text, out amounts int)
language plpgsql immutable set search_path = '' as $$
declare
  c_number constant text := '(?:\d+ +\d+/\d+|\d+/\d+|\d+ ?[½¼¾⅓⅔]|[½¼¾⅓⅔]|\d+(?:[.,]\d+)?)';
  c_units constant text := 'kg|mg|g|grams?|kilos?|kilograms?|ml|cl|dl|l|millilit(?:er|re)s?|lit(?:er|re)s?|cups?|tbsps?|tablespoons?|tsps?|teaspoons?|oz|ounces?|lbs?|pounds?|pints?|quarts?';
  c_none constant text := 'pan|pot|tin|dish|bowl|jar|jug|mould|mold|casserole|saucepan|cake|loaf|baking|roasting|springform|capacity|per|each|apiece';
  -- The last word of a food is what a step calls it: "eggs", of "free-range eggs".
  v_foods text := (select string_agg(distinct regexp_replace(regexp_replace(lower(f), '^.*\W', ''), '(?:es|s)$', ''), '|') from unnest(p_foods) f where lower(f) ~ '[a-z]{3,}$');
  v_amount text := '(?<![\d.,/]|per |every |each )' || c_number || '(?: ?(?:-|–|to|or) ?' || c_number || ')?(?: ?(?:' || c_units || ')\M(?! (?:' || c_none || ')\M)'
    || coalesce('| (?:(?!minutes?|hours?|seconds?|degrees)[a-z]+ ){0,3}?(?:' || v_foods || ')(?:es|s)?\M', '') || ')';
  v_rest text := p_step;
  v_at int;
  v_written text;
  v_number text;
begin
  step := '';
  amounts := 0;
  -- What is told for each person or piece stays what it is.
  if p_step ~* '\m(?:per|each|apiece)\M' then
    step := p_step;
    return;
  end if;
  loop
    v_at := regexp_instr(v_rest, v_amount, 1, 1, 0, 'i');
    exit when v_at = 0;
    v_written := regexp_substr(v_rest, v_amount, 1, 1, 'i');
    step := step || left(v_rest, v_at - 1);
    v_rest := substr(v_rest, v_at + length(v_written));
    amounts := amounts + 1;
    -- A range has two numbers.
    for v_number in select m[1] from regexp_matches(v_written, '(^' || c_number || '|(?<=-|–|to|or| )' || c_number || ')', 'g') m loop
      step := step || left(v_written, strpos(v_written, v_number) - 1) || coalesce(private.kitchen_number(private.read_quantity(v_number) * p_factor), v_number);
      v_written := substr(v_written, strpos(v_written, v_number) + length(v_number));
    end loop;
    step := step || v_written;
  end loop;
  step := step || v_rest;
end $$;
grant execute on function private.scaled_step(text, numeric, text[]) to authenticated;

-- A number as one measures it in a kitchen: three digits of it.
create or replace function private.kitchen_number(p_number numeric) returns text
language sql immutable set search_path = '' as $$
  select trim_scale(round(p_number, case when p_number >= 100 then 0 when p_number >= 10 then 1 else 2 end))::text
$$;
grant execute on function private.kitchen_number(numeric) to authenticated;
