-- A person's recipes with their ingredients. The rows are compiled from what was written or said (spec S3.5);
-- what was lost on the way stands in `simplified`.

create table public.recipes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  name text not null check (name ~ '\S' and length(name) <= 160),
  description text check (length(description) <= 2000),
  cuisine text check (length(cuisine) <= 60),
  course text check (length(course) <= 60),
  difficulty text check (length(difficulty) <= 30),
  servings numeric check (servings > 0 and servings <= 1000),
  prep_minutes int check (prep_minutes between 0 and 20000),
  cook_minutes int check (cook_minutes between 0 and 20000),
  steps jsonb not null default '[]' check (jsonb_typeof(steps) = 'array'),
  tags text[] not null default '{}',
  notes text check (length(notes) <= 4000),
  source text not null check (source in ('generated', 'dictated', 'imported')),
  simplified jsonb not null default '[]' check (jsonb_typeof(simplified) = 'array'),
  -- The same name with the same foods is the same recipe.
  fingerprint text not null,
  search tsvector not null,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  unique (user_id, fingerprint)
);
create index recipes_by_age on public.recipes (user_id, created_at desc);
create index recipes_search on public.recipes using gin (search);

create table public.recipe_ingredients (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  recipe_id uuid not null references public.recipes (id) on delete cascade,
  position int not null,
  ingredient_id uuid references public.ingredients (id),
  food text not null check (food ~ '\S' and length(food) <= 120),
  food_key text not null,
  quantity numeric check (quantity > 0 and quantity < 1e9),
  -- As it was said: "pinch" and "handful" are no units that stock is counted in.
  unit text check (length(unit) <= 24),
  preparation text check (length(preparation) <= 200),
  optional boolean not null default false,
  note text check (length(note) <= 300),
  unique (recipe_id, position)
);
create index recipe_ingredients_by_food on public.recipe_ingredients (user_id, food_key);

alter table public.recipes enable row level security;
alter table public.recipes force row level security;
alter table public.recipe_ingredients enable row level security;
alter table public.recipe_ingredients force row level security;
create policy "own recipes" on public.recipes for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "own recipe ingredients" on public.recipe_ingredients for all to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid())
    -- A foreign key sees every row; this keeps an ingredient from being hung onto another person's recipe.
    and exists (select from public.recipes r where r.id = recipe_id and r.user_id = (select auth.uid())));
grant select, insert, update, delete on public.recipes, public.recipe_ingredients to authenticated;
create trigger audit_change after insert or update or delete on public.recipes
  for each row execute function private.audit_change();
create trigger audit_change after insert or update or delete on public.recipe_ingredients
  for each row execute function private.audit_change();

-- A recipe is one thing to a person, however many ingredients it has: they do not count towards what one turn may touch.
create or replace function private.rows_changed(p_turn uuid) returns bigint
language sql stable security definer set search_path = '' as $$
  select count(*) from public.audit_log where turn_id = p_turn and table_name <> 'recipe_ingredients'
$$;

-- The food that a line of a recipe means: exact, synonym, misspelling, variety, or the one food that is named
-- among words for how it is ("skinless cod fillets"). What is not found keeps its words.
create function private.food_meant(p_food text, out ingredient_id uuid, out food_key text)
language plpgsql stable set search_path = '' as $$
declare
  v_found public.ingredients := private.find_ingredient(p_food);
  v_mentions private.food_mention[];
begin
  ingredient_id := v_found.id;
  food_key := coalesce(v_found.food_key, private.food_key(p_food));
  if v_found.id is null then
    select array_agg(m) into v_mentions from private.food_mentions(p_food, '{}', false) m;
    if cardinality(v_mentions) = 1 and v_mentions[1].waived_allergens = '{}' and v_mentions[1].waived_categories = '{}'
      and v_mentions[1].waived_keys = '{}' and private.is_known_food(p_food, v_mentions) then
      ingredient_id := v_mentions[1].ingredient_id;
      -- A synonym stands under its food; a variety keeps its own name.
      food_key := coalesce((private.find_ingredient(v_mentions[1].food_key)).food_key, v_mentions[1].food_key);
    end if;
  end if;
end $$;
grant execute on function private.food_meant(text) to authenticated;

create function private.recipe_entity(p_recipe public.recipes, p_op text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('type', 'recipe', 'id', (p_recipe).id, 'label', (p_recipe).name, 'source', 'db_lookup', 'op', p_op)
$$;
grant execute on function private.recipe_entity(public.recipes, text) to authenticated;

create function private.recipe_minutes(p_recipe public.recipes) returns int
language sql immutable set search_path = '' as $$
  select case when (p_recipe).prep_minutes is not null or (p_recipe).cook_minutes is not null
    then coalesce((p_recipe).prep_minutes, 0) + coalesce((p_recipe).cook_minutes, 0) end
$$;
grant execute on function private.recipe_minutes(public.recipes) to authenticated;

create function private.recipe_fingerprint(p_name text, p_food_keys text[]) returns text
language sql immutable set search_path = '' as $$
  select md5(private.food_key(p_name) || '|' || coalesce((select string_agg(distinct k, ',' order by k) from unnest(p_food_keys) k), ''))
$$;
grant execute on function private.recipe_fingerprint(text, text[]) to authenticated;

create function private.recipe_search(p_recipe public.recipes, p_foods text[]) returns tsvector
language sql immutable set search_path = '' as $$
  select setweight(to_tsvector('pg_catalog.english', (p_recipe).name), 'A')
    || setweight(to_tsvector('pg_catalog.english', concat_ws(' ', (p_recipe).cuisine, (p_recipe).course, array_to_string((p_recipe).tags, ' '))), 'B')
    || setweight(to_tsvector('pg_catalog.english', array_to_string(p_foods, ' ')), 'B')
    || setweight(to_tsvector('pg_catalog.english', coalesce((p_recipe).description, '')), 'C')
$$;
grant execute on function private.recipe_search(public.recipes, text[]) to authenticated;

-- Refuses foods and texts that go against the person's rules, and names the first (ruling R18).
create function private.refuse_conflicts(p_foods text[], p_texts text[]) returns void
language plpgsql stable set search_path = '' as $$
declare
  v_conflict jsonb;
begin
  select c into v_conflict from (
    select c, 0 as place, n from jsonb_array_elements(private.food_conflicts(p_foods)) with ordinality as f (c, n)
    union all
    select c, 1, n from jsonb_array_elements(private.text_conflicts(p_texts, p_foods)) with ordinality as t (c, n)
  ) x where c ->> 'status' = 'conflict' order by place, n limit 1;
  if v_conflict is not null then
    perform private.refuse_call('CONFLICT_WITH_RULES', format('%s goes against your %s (%s): %s.', v_conflict ->> 'food',
      v_conflict #>> '{rule,kind}', v_conflict #>> '{rule,value}', v_conflict ->> 'why'));
  end if;
end $$;
grant execute on function private.refuse_conflicts(text[], text[]) to authenticated;

create function private.texts_of(p_list jsonb) returns text[]
language sql immutable set search_path = '' as $$
  select coalesce(array_agg(value order by n), '{}') from jsonb_array_elements_text(case when jsonb_typeof(p_list) = 'array' then p_list else '[]' end) with ordinality as t (value, n)
$$;
grant execute on function private.texts_of(jsonb) to authenticated;

-- The recipe that a call means: by its id, by its name, else by words of its name or a misspelling of it.
create function private.recipe_meant(p_arguments jsonb) returns public.recipes
language plpgsql set search_path = '' as $$
declare
  v_name text := btrim(p_arguments ->> 'name');
  v_found public.recipes[];
begin
  if p_arguments ->> 'recipe' is not null then
    select array_agg(r) into v_found from public.recipes r where r.id = (p_arguments ->> 'recipe')::uuid;
  elsif v_name ~ '\S' then
    select array_agg(r order by r.name) into v_found from public.recipes r where r.user_id = (select auth.uid()) and lower(r.name) = lower(v_name);
    if v_found is null then
      select array_agg(r order by r.name) into v_found from public.recipes r
      where r.user_id = (select auth.uid()) and to_tsvector('pg_catalog.english', r.name) @@ plainto_tsquery('pg_catalog.english', v_name);
    end if;
    if v_found is null then
      select array_agg(r order by r.name) into v_found from public.recipes r
      where r.user_id = (select auth.uid()) and extensions.similarity(lower(r.name), lower(v_name)) >= 0.5;
    end if;
  end if;
  if v_found is null then
    perform private.refuse_call('RECIPE_NOT_FOUND', format('No recipe %s is saved.', coalesce('"' || v_name || '"', 'of that reference')));
  elsif cardinality(v_found) > 1 then
    perform private.ask_which('AMBIGUOUS_RECIPE', format('Which %s do you mean: %s?', v_name,
      (select string_agg(r.name, ' or ' order by r.name) from (select * from unnest(v_found) limit 5) r)),
      array(select r.name from (select * from unnest(v_found) limit 5) r order by r.name));
  end if;
  return v_found[1];
end $$;
grant execute on function private.recipe_meant(jsonb) to authenticated;
