-- What a person told about themselves, and what was learned of them; the diets that are known, as data.

create table public.preferences (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  kind text not null check (kind in ('allergy', 'diet', 'dislike', 'like', 'equipment', 'skill', 'servings', 'cuisine', 'routine')),
  value text not null check (value ~ '\S' and length(value) <= 120),
  value_key text not null,
  source text not null default 'stated' check (source in ('stated', 'learned')),
  created_at timestamptz not null default clock_timestamp(),
  -- Its index serves the policy too: it begins with the person.
  unique (user_id, kind, value_key)
);
alter table public.preferences enable row level security;
alter table public.preferences force row level security;
create policy "own preferences" on public.preferences for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select, insert, update, delete on public.preferences to authenticated;
create trigger audit_change after insert or update or delete on public.preferences
  for each row execute function private.audit_change();

-- A diet that is enforced excludes foods; the others are advice to whoever plans. `covers` says what is kept out,
-- so that nobody takes more from it than there is.
create table public.diets (
  code text primary key,
  label text not null,
  enforced boolean not null,
  covers text not null
);
insert into public.diets (code, label, enforced, covers) values
  ('vegetarian', 'vegetarian', true, 'meat, fish, seafood, gelatine and cheese with animal rennet'),
  ('vegan', 'vegan', true, 'everything from animals, honey and gelatine too'),
  ('pescatarian', 'pescatarian', true, 'meat and gelatine; fish and seafood are allowed'),
  ('gluten-free', 'gluten-free', true, 'foods with gluten'),
  ('dairy-free', 'dairy-free', true, 'foods with milk'),
  ('lactose-free', 'lactose-free', true, 'foods with milk, unless they are named lactose-free'),
  ('halal', 'halal', true, 'pork, alcohol and gelatine; how meat was slaughtered is not known here'),
  ('kosher', 'kosher', true, 'pork, game, shellfish and gelatine; meat with milk and certification are not checked'),
  ('nut-free', 'nut-free', true, 'nuts and peanuts'),
  ('egg-free', 'egg-free', true, 'foods with egg'),
  ('low-carb', 'low-carb', false, 'nothing: it is a matter of amounts'),
  ('keto', 'keto', false, 'nothing: it is a matter of amounts'),
  ('high-protein', 'high-protein', false, 'nothing: it is a matter of amounts'),
  ('low-fat', 'low-fat', false, 'nothing: it is a matter of amounts'),
  ('mediterranean', 'Mediterranean', false, 'nothing: it is a way of choosing');
-- Under which words people name them, each as a food key without hyphens.
create table public.diet_words (
  food_key text primary key,
  diet text not null references public.diets (code)
);
create index diet_words_by_diet on public.diet_words (diet);
insert into public.diet_words (food_key, diet)
select replace(code, '-', ' '), code from public.diets
union all values
  ('veggie', 'vegetarian'), ('ovo lacto vegetarian', 'vegetarian'), ('lacto ovo vegetarian', 'vegetarian'), ('meat free', 'vegetarian'), ('meatless', 'vegetarian'),
  ('plant based', 'vegan'), ('strict vegetarian', 'vegan'), ('pescetarian', 'pescatarian'), ('coeliac', 'gluten-free'), ('celiac', 'gluten-free'),
  ('glutenfree', 'gluten-free'), ('no gluten', 'gluten-free'), ('dairyfree', 'dairy-free'), ('no dairy', 'dairy-free'), ('milk free', 'dairy-free'),
  ('lactosefree', 'lactose-free'), ('no lactose', 'lactose-free'), ('no nut', 'nut-free'), ('nutfree', 'nut-free'), ('no egg', 'egg-free'),
  ('low carb high fat', 'low-carb'), ('ketogenic', 'keto');
create table public.diet_exclusions (
  diet text not null references public.diets (code),
  kind text not null check (kind in ('category', 'allergen', 'food')),
  value text not null,
  primary key (diet, kind, value)
);
insert into public.diet_exclusions (diet, kind, value) values
  ('vegetarian', 'category', 'meat'), ('vegetarian', 'category', 'seafood'), ('vegetarian', 'category', 'gelatine'), ('vegetarian', 'category', 'rennet_cheese'),
  ('vegetarian', 'allergen', 'fish'), ('vegetarian', 'allergen', 'crustacean'), ('vegetarian', 'allergen', 'mollusc'),
  ('vegan', 'category', 'animal'), ('vegan', 'allergen', 'milk'), ('vegan', 'allergen', 'egg'), ('vegan', 'allergen', 'fish'),
  ('vegan', 'allergen', 'crustacean'), ('vegan', 'allergen', 'mollusc'),
  ('pescatarian', 'category', 'meat'), ('pescatarian', 'category', 'gelatine'),
  ('gluten-free', 'allergen', 'gluten'), ('dairy-free', 'allergen', 'milk'), ('lactose-free', 'allergen', 'milk'),
  ('halal', 'category', 'pork'), ('halal', 'category', 'alcohol'), ('halal', 'category', 'gelatine'),
  ('kosher', 'category', 'pork'), ('kosher', 'category', 'game'), ('kosher', 'category', 'shellfish'), ('kosher', 'category', 'gelatine'),
  ('kosher', 'allergen', 'crustacean'), ('kosher', 'allergen', 'mollusc'),
  ('kosher', 'food', 'eel'), ('kosher', 'food', 'catfish'), ('kosher', 'food', 'swordfish'), ('kosher', 'food', 'monkfish'),
  ('nut-free', 'allergen', 'nut'), ('nut-free', 'allergen', 'peanut'), ('egg-free', 'allergen', 'egg');

-- The words of an allergy that mean more than one food. "Nuts" covers peanuts on the safe side. Any other
-- allergy is held against the food that it names and against the word itself.
create table public.allergy_words (
  food_key text primary key,
  allergens text[] not null,
  categories text[] not null default '{}',
  foods text[] not null default '{}'
);
insert into public.allergy_words (food_key, allergens, categories, foods) values
  ('legume', '{peanut,soy,lupin}', '{legume}', '{}'), ('pulse', '{peanut,soy,lupin}', '{legume}', '{}'), ('red meat', '{}', '{beef,lamb,pork,game}', '{}'),
  ('alpha gal', '{milk}', '{beef,lamb,pork,game,gelatine}', '{}'), ('mammal meat', '{}', '{beef,lamb,pork,game,gelatine}', '{}'),
  ('citrus', '{}', '{}', '{orange,lemon,lime,grapefruit,orange juice,tangerine,clementine}'), ('citrus fruit', '{}', '{}', '{orange,lemon,lime,grapefruit,orange juice,tangerine,clementine}'),
  ('nightshade', '{}', '{}', '{tomato,canned tomato,tomato paste,ketchup,potato,bell pepper,chili pepper,chili,chilli,eggplant,paprika,chili powder,hot sauce,curry paste}'),
  ('stone fruit', '{}', '{}', '{peach,plum,cherry,apricot,dried apricot}'), ('berry', '{}', '{}', '{strawberry,blueberry,raspberry,blackberry,cranberry}'),
  ('allium', '{}', '{}', '{onion,garlic,garlic powder,leek,shallot,spring onion,chive,wild garlic}');
insert into public.allergy_words (food_key, allergens)
select food_key, allergens::text[] from (values
  ('nut', '{nut,peanut}'), ('all nut', '{nut,peanut}'), ('tree nut', '{nut}'), ('peanut', '{peanut}'), ('groundnut', '{peanut}'), ('monkey nut', '{peanut}'), ('arachis', '{peanut}'),
  ('gluten', '{gluten}'), ('wheat', '{gluten}'), ('barley', '{gluten}'), ('rye', '{gluten}'), ('coeliac', '{gluten}'), ('celiac', '{gluten}'), ('coeliac disease', '{gluten}'), ('celiac disease', '{gluten}'),
  ('milk', '{milk}'), ('cow milk', '{milk}'), ('cow''s milk', '{milk}'), ('dairy', '{milk}'), ('dairy product', '{milk}'), ('lactose', '{milk}'), ('casein', '{milk}'), ('whey', '{milk}'), ('milk protein', '{milk}'),
  ('egg', '{egg}'), ('egg white', '{egg}'), ('fish', '{fish}'), ('seafood', '{fish,crustacean,mollusc}'), ('sea food', '{fish,crustacean,mollusc}'),
  ('shellfish', '{crustacean,mollusc}'), ('crustacean', '{crustacean}'), ('shrimp', '{crustacean}'), ('prawn', '{crustacean}'), ('crab', '{crustacean}'), ('lobster', '{crustacean}'),
  ('mollusc', '{mollusc}'), ('mollusk', '{mollusc}'), ('soy', '{soy}'), ('soya', '{soy}'), ('soybean', '{soy}'), ('soya bean', '{soy}'), ('soy bean', '{soy}'),
  ('sesame', '{sesame}'), ('sesame seed', '{sesame}'), ('mustard', '{mustard}'), ('celery', '{celery}'), ('celeriac', '{celery}'),
  ('sulphite', '{sulphite}'), ('sulfite', '{sulphite}'), ('sulphur dioxide', '{sulphite}'), ('lupin', '{lupin}'), ('lupine', '{lupin}')
) as w (food_key, allergens);

alter table public.diets enable row level security;
alter table public.diet_words enable row level security;
alter table public.diet_exclusions enable row level security;
alter table public.allergy_words enable row level security;
create policy "known to all" on public.diets for select to authenticated using (true);
create policy "known to all" on public.diet_words for select to authenticated using (true);
create policy "known to all" on public.diet_exclusions for select to authenticated using (true);
create policy "known to all" on public.allergy_words for select to authenticated using (true);
grant select on public.diets, public.diet_words, public.diet_exclusions, public.allergy_words to authenticated;

-- The form under which a preference is kept once: "an allergy to peanuts" and "Peanut" are the same, and so are
-- "gluten free" and "gluten-free".
create function private.preference_key(p_kind text, p_value text) returns text
language plpgsql stable set search_path = '' as $$
declare
  v_key text := private.food_key(p_value);
begin
  if p_kind in ('allergy', 'diet') then
    v_key := regexp_replace(v_key, '^(an? )?((severe|serious|mild) )?((allergy|allergic|intolerance|intolerant|sensitive|sensitivity) to )(all )?', '');
    v_key := regexp_replace(v_key, ' (allergy|allergie|allergic|intolerance|intolerant|diet)$', '');
    v_key := private.food_key(v_key);
  end if;
  if p_kind = 'diet' then
    v_key := coalesce((select w.diet from public.diet_words w where w.food_key = replace(v_key, '-', ' ')), v_key);
  end if;
  return v_key;
end $$;
grant execute on function private.preference_key(text, text) to authenticated;

create function private.preference_entity(p_preference public.preferences, p_op text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('type', 'preference', 'id', (p_preference).id, 'label', format('%s (%s)', (p_preference).value, (p_preference).kind),
    'source', 'db_lookup', 'op', p_op)
$$;
grant execute on function private.preference_entity(public.preferences, text) to authenticated;

-- Of some things a person has one: saying another replaces it. Everything else adds up.
create function private.tool_remember_preference(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_kind text := p_arguments ->> 'kind';
  v_value text := btrim(p_arguments ->> 'value');
  v_key text := private.preference_key(v_kind, v_value);
  v_op text := 'created';
  v_row public.preferences;
  v_diet public.diets;
begin
  if coalesce(v_key, '') = '' then
    perform private.refuse_call('INVALID_VALUE', 'What is to be remembered has to be named.');
  end if;
  select * into v_row from public.preferences p
  where p.user_id = (select auth.uid()) and p.kind = v_kind and (p.value_key = v_key or v_kind in ('servings', 'skill'))
  order by p.value_key = v_key desc limit 1 for update;
  if found and v_row.value_key = v_key and v_row.source = 'stated' then
    v_op := 'read';
  elsif found then
    update public.preferences set value = v_value, value_key = v_key, source = 'stated' where id = v_row.id returning * into v_row;
    v_op := 'updated';
  else
    insert into public.preferences (kind, value, value_key) values (v_kind, v_value, v_key) returning * into v_row;
  end if;
  select * into v_diet from public.diets d where d.code = v_key and v_kind = 'diet';
  return jsonb_build_object(
    'entities', jsonb_build_array(private.preference_entity(v_row, v_op)),
    'data', jsonb_build_object('kind', v_kind, 'value', v_row.value, 'already', v_op = 'read',
      'enforced', v_kind = 'allergy' or private.diet_is_enforced(v_kind, v_key),
      'covers', case when v_diet.code is not null then v_diet.covers
        when v_kind = 'allergy' and not exists (select from private.food_rules() r where r.key = v_key and (r.allergens <> '{}' or r.categories <> '{}' or r.foods <> '{}'))
          then 'foods that are called so; what else it may be in is not known' end));
end $$;

-- A diet of the list says itself whether it can be enforced; "no pork" and "pork-free" are held against pork.
create function private.diet_is_enforced(p_kind text, p_key text) returns boolean
language sql stable set search_path = '' as $$
  select p_kind = 'diet' and coalesce((select d.enforced from public.diets d where d.code = p_key), p_key ~ '^no |[ -]free$')
$$;
grant execute on function private.diet_is_enforced(text, text) to authenticated;

create function private.tool_forget_preference(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_gone public.preferences;
  v_entities jsonb := '[]';
  v_forgotten jsonb := '[]';
begin
  for v_gone in
    delete from public.preferences p
    where p.user_id = (select auth.uid()) and (p_arguments ->> 'kind' is null or p.kind = p_arguments ->> 'kind')
      and p.value_key = private.preference_key(p.kind, p_arguments ->> 'value')
    returning *
  loop
    v_entities := v_entities || private.preference_entity(v_gone, 'deleted');
    v_forgotten := v_forgotten || jsonb_build_object('kind', v_gone.kind, 'value', v_gone.value);
  end loop;
  if v_forgotten = '[]' then
    perform private.refuse_call('PREFERENCE_NOT_FOUND', format('Nothing is remembered about %s.', p_arguments ->> 'value'));
  end if;
  return jsonb_build_object('entities', v_entities, 'data', jsonb_build_object('forgotten', v_forgotten));
end $$;

create function private.tool_list_preferences(p_arguments jsonb) returns jsonb
language sql stable set search_path = '' as $$
  with shown as (
    select p, row_number() over (order by p.kind, p.value_key) as position from public.preferences p
    where p.user_id = (select auth.uid()) order by p.kind, p.value_key limit 200
  )
  select jsonb_build_object(
    'entities', coalesce((select jsonb_agg(private.preference_entity(p, 'read') order by position) from shown), '[]'),
    'data', jsonb_build_object('preferences', coalesce((
      select jsonb_agg(jsonb_build_object('kind', (p).kind, 'value', (p).value, 'source', (p).source,
        'enforced', (p).kind = 'allergy' or private.diet_is_enforced((p).kind, (p).value_key)) order by position) from shown), '[]')))
$$;

insert into private.tools (name, domain) values
  ('remember_preference', 'pantry'), ('forget_preference', 'pantry'), ('list_preferences', 'pantry');
grant execute on function
  private.tool_remember_preference(jsonb), private.tool_forget_preference(jsonb), private.tool_list_preferences(jsonb)
to authenticated;
