-- Which food, and what was done to it, a question about keeping means: "opened hummus", "leftover rice", "defrosted chicken".

-- The words before or behind a food that tell what was done to it, in the languages that people write. What is canned or dried is another
-- food without that word, so that these are no states.
create or replace function private.words_of_states() returns table (n int, state text, before text, behind text)
language sql immutable set search_path = '' as $$
  values
    (1, 'opened', '(?:an? )?(?:already )?(?:opened|open|half[- ]used|geöffnete[nrs]?|offene[nrs]?|angebrochene[nrs]?)', 'opened|open|geöffnet|ouverte?s?|entamée?s?|abiert[oa]s?'),
    (2, 'cut', 'cut[- ]up|cut|sliced|chopped|diced|cubed|halved|half an?|half of an?|(?:auf|an)geschnittene[nrs]?', 'cut up|cut|sliced|halved|coupée?s?|cortad[oa]s?'),
    (3, 'thawed', 'thawed|defrosted|aufgetaute[nrs]?', 'thawed|defrosted|aufgetaut|décongelée?s?|descongelad[oa]s?'),
    (4, 'cooked', 'cooked|left-?over|left over|reheated|boiled|roasted|roast|grilled|fried|baked|steamed|poached|stewed|gekochte[nrs]?|gebratene[nrs]?|übrige[nrs]?|restes? de|sobras de',
      'cooked|leftovers?|gekocht|gebraten|cuite?s?|rôtie?s?|cocid[oa]s?|cocinad[oa]s?'),
    (5, 'frozen', 'frozen|gefrorene[nrs]?|tiefgekühlte[nrs]?', 'frozen|gefroren|surgelée?s?|congelée?s?|congelad[oa]s?'),
    (6, 'raw', '(?:an? )?(?:unopened|closed|raw|uncooked|rohe[nrs]?|ungeöffnete[nrs]?)', 'raw|uncooked|unopened|roh|crue?s?|crud[oa]s?'),
    (7, 'fresh', 'fresh|frische[nrs]?', 'fresh|frisch|fraîche?s?|frais|fresc[oa]s?')
$$;
grant execute on function private.words_of_states() to authenticated;

-- The state that the words of a food tell, and the food without them and without its container. Nothing where no word tells one.
create or replace function private.state_said(p_food text, out state text, out food text)
language sql stable set search_path = '' as $$
  with bare as (select regexp_replace(p_food, '^((an?|the) )?(tin|can|jar|pack|packet|bottle|carton|tub|box|bag|pot)s? of ', '', 'i') as food)
  select x.state, regexp_replace(btrim(x.food, ' ,'), '^((an?|the) )?(tin|can|jar|pack|packet|bottle|carton|tub|box|bag|pot)s? of ', '', 'i')
  from (
    select w.n, w.state, regexp_replace(b.food, format('^(?:%s)\s+|,?\s+(?:%s)$', w.before, w.behind), '', 'i') as food
    from private.words_of_states() w cross join bare b where b.food ~* format('^(?:%s)\s+|,?\s+(?:%s)$', w.before, w.behind)
    union all
    select 8, 'raw', b.food from bare b where b.food <> p_food
  ) x order by x.n limit 1
$$;
grant execute on function private.state_said(text) to authenticated;

-- The food that is left of a name without the words of its state. What is in a tin is no fresh food of that name, and what is fresh is
-- neither from a tin nor dry; onions lie in the pantry and are fresh.
create or replace function private.food_of_state(p_said text, p_left text, p_state text) returns public.ingredients
language plpgsql stable set search_path = '' as $$
declare
  v_is_tin boolean := p_said ~* '\m(tin|can)s? of ';
  v_found public.ingredients;
begin
  if v_is_tin then v_found := private.food_of_name('canned ' || p_left); end if;
  if v_found.id is null then v_found := private.food_of_name(p_left); end if;
  if v_is_tin and v_found.kind = 'everyday' and v_found.default_unit <> 'can' and v_found.food_key !~ '^canned ' then return null; end if;
  if p_state = 'fresh' and v_found.default_location = 'pantry' and v_found.default_unit <> all ('{piece,head}') then return null; end if;
  return v_found;
end $$;
grant execute on function private.food_of_state(text, text, text) to authenticated;

-- The food of a question about what is known of it: everyday, or as it is eaten. A word that was said is part of a name first ("boiled
-- rice"), and else the state of what is left ("cooked chicken"). The first of two tells the state: "opened sliced ham". A dish is cooked already.
create or replace function private.food_in_state(p_food text, out food public.ingredients, out state text, out location text)
language plpgsql stable set search_path = '' as $$
declare
  v_left text := p_food;
  v_said record;
begin
  food := private.food_of_name(p_food);
  for n in 1..2 loop
    exit when food.id is not null;
    select * into v_said from private.state_said(v_left);
    exit when v_said.state is null;
    food := private.food_of_state(v_left, v_said.food, v_said.state);
    state := coalesce(state, v_said.state);
    v_left := v_said.food;
  end loop;
  if state = 'frozen' then location := 'freezer'; end if;
  if state in ('frozen', 'raw', 'fresh') or state = 'cooked' and (food.kind = 'eaten' or (private.state_said(v_left)).state = 'cooked') then state := 'closed'; end if;
end $$;
grant execute on function private.food_in_state(text) to authenticated;

-- The everyday or eaten food of a name, a synonym or a variety that stands for it.
create or replace function private.food_of_name(p_name text) returns public.ingredients
language plpgsql stable set search_path = '' as $$
declare
  v_found public.ingredients := private.food_or_kin(p_name);
begin
  -- "Salmón" is the English word but for its accent.
  if v_found.id is null then v_found := private.food_or_kin(private.plain_key(p_name)); end if;
  if v_found.kind = 'reference' then return null; end if;
  return v_found;
end $$;
grant execute on function private.food_of_name(text) to authenticated;

-- How long a food keeps: in one state and place where they were told, else in all.
create or replace function private.keeping_of(p_food uuid, p_state text, p_location text)
returns table (state text, location text, days_at_least int, days_at_most int, source text)
language sql stable set search_path = '' as $$
  select s.state, s.location, s.days_at_least, s.days_at_most, s.source from public.ingredient_shelf_life s
  where s.ingredient_id = p_food and s.state = coalesce(p_state, s.state) and s.location = coalesce(p_location, s.location)
  order by array_position(array['closed', 'opened', 'cut', 'thawed', 'cooked'], s.state), s.days_at_most, s.location
$$;
grant execute on function private.keeping_of(uuid, text, text) to authenticated;
