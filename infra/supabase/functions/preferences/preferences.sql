-- What a person told about themselves.

-- The form under which a preference is kept once: "an allergy to peanuts" and "Peanut" are the same, and so are
-- "gluten free" and "gluten-free".
create or replace function private.preference_key(p_kind text, p_value text) returns text
language plpgsql stable set search_path = '' as $$
declare
  v_key text := private.food_key(p_value);
  v_plain text;
begin
  if p_kind in ('allergy', 'diet') then
    v_key := regexp_replace(v_key, '^(an? )?((severe|serious|mild) )?((allergy|allergic|intolerance|intolerant|sensitive|sensitivity) to )(all )?', '');
    v_key := regexp_replace(v_key, ' (allergy|allergie|allergic|intolerance|intolerant|diet)$', '');
    v_key := private.food_key(v_key);
    v_plain := regexp_replace(private.plain_key(v_key),
      '^((gegen|allergisch gegen|allergie (gegen|auf)|unvertraglichkeit (gegen|von)|(allergi[a-z]+|alergi[a-z]+|intoleran[a-z]+) (a|au|aux|al)( la| las| los)?) |(allergique|alergic[oa]) )', '');
    v_plain := private.food_key(regexp_replace(v_plain, '[ s]?(allergie|intoleranz|intolerant|unvertraglichkeit)$', ''));
  end if;
  if p_kind = 'diet' then
    v_key := coalesce(
      (select w.diet from public.diet_words w where w.food_key = replace(v_key, '-', ' ')), (select w.diet from public.diet_words w where w.food_key = v_plain),
      'no ' || private.rule_subject(substring(v_plain from '^(?:no|sin|sans|pas de|ohne|keine?n?|no como) (.+)$')), v_key);
  elsif p_kind = 'allergy' and v_key <> private.rule_subject(v_plain) and (
    exists (select from public.allergy_words w where w.food_key = private.rule_subject(v_plain)) or exists (select from public.food_translations t where t.food_key = v_plain)) then
    v_key := private.rule_subject(v_plain);
  end if;
  return v_key;
end $$;
grant execute on function private.preference_key(text, text) to authenticated;

create or replace function private.preference_entity(p_preference public.preferences, p_op text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('type', 'preference', 'id', (p_preference).id, 'label', (p_preference).value, 'source', 'db_lookup', 'op', p_op,
    'details', jsonb_build_object('kind', (p_preference).kind, 'value', (p_preference).value))
$$;
grant execute on function private.preference_entity(public.preferences, text) to authenticated;

-- Of some things a person has one: saying another replaces it. Everything else adds up.
create or replace function private.tool_remember_preference(p_arguments jsonb) returns jsonb
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
    perform private.refuse_call('PREFERENCE_NOT_NAMED');
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
        when v_kind = 'diet' and not private.diet_is_enforced(v_kind, v_key) then 'nothing: this diet is not known'
        when v_kind in ('allergy', 'diet') and not exists (select from private.food_rules() r where r.key = v_key and (r.allergens <> '{}' or r.categories <> '{}' or r.foods <> '{}'))
          then 'foods that are called so; what else it may be in is not known' end));
end $$;
grant execute on function private.tool_remember_preference(jsonb) to authenticated;
comment on function private.tool_remember_preference(jsonb) is 'tool of pantry, by hand';

-- A diet of the list says itself whether it can be enforced; "no pork" and "pork-free" are held against pork.
create or replace function private.diet_is_enforced(p_kind text, p_key text) returns boolean
language sql stable set search_path = '' as $$
  select p_kind = 'diet' and coalesce((select d.enforced from public.diets d where d.code = p_key), p_key ~ '^no |[ -]free$')
$$;
grant execute on function private.diet_is_enforced(text, text) to authenticated;

create or replace function private.tool_forget_preference(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_gone public.preferences;
  v_entities jsonb := '[]';
  v_forgotten jsonb := '[]';
begin
  for v_gone in
    delete from public.preferences p
    where p.user_id = (select auth.uid()) and case when p_arguments ->> 'item' is not null then p.id = (p_arguments ->> 'item')::uuid
      else (p_arguments ->> 'kind' is null or p.kind = p_arguments ->> 'kind')
        -- What was kept before words of other languages were known has its own word for a key.
        and p.value_key in (private.preference_key(p.kind, p_arguments ->> 'value'), private.food_key(p_arguments ->> 'value')) end
    returning *
  loop
    v_entities := v_entities || private.preference_entity(v_gone, 'deleted');
    v_forgotten := v_forgotten || jsonb_build_object('kind', v_gone.kind, 'value', v_gone.value);
  end loop;
  if v_forgotten = '[]' then
    perform private.refuse_call('PREFERENCE_NOT_FOUND', jsonb_build_object('value', p_arguments ->> 'value'));
  end if;
  return jsonb_build_object('entities', v_entities, 'data', jsonb_build_object('forgotten', v_forgotten));
end $$;
grant execute on function private.tool_forget_preference(jsonb) to authenticated;
comment on function private.tool_forget_preference(jsonb) is 'tool of pantry, by hand';

create or replace function private.tool_list_preferences(p_arguments jsonb) returns jsonb
language sql stable set search_path = '' as $$
  with shown as (
    select p, row_number() over (order by p.kind, p.value_key) as position from public.preferences p
    where p.user_id = (select auth.uid()) order by p.kind, p.value_key limit 200
  )
  select jsonb_build_object(
    'entities', coalesce((select jsonb_agg(private.preference_entity(p, 'read') order by position) from shown), '[]'),
    'data', jsonb_build_object('preferences', coalesce((
      select jsonb_agg(jsonb_build_object('kind', (p).kind, 'value', (p).value, 'source', (p).source,
        'enforced', (p).kind = 'allergy' or private.diet_is_enforced((p).kind, (p).value_key)) order by position) from shown), '[]'),
      'people', private.tool_list_people('{}') #> '{data,people}'))
$$;
grant execute on function private.tool_list_preferences(jsonb) to authenticated;
comment on function private.tool_list_preferences(jsonb) is 'tool of pantry';

-- What a person last told of a pregnancy or of breastfeeding of their own, in the words of four languages; null for none and for one that is over. It is among their routines or,
-- told in passing, a memory: whatever keeps it, it bounds what is offered.
create or replace function private.told_of_pregnancy() returns text
language sql stable set search_path = '' as $$
  with told as (
    select value, created_at from public.preferences where user_id = (select auth.uid()) and kind in ('diet', 'routine')
    union all
    -- A memory may be about somebody else: it counts where it says "I am" and few words are between.
    select m.text, m.created_at from private.memories_that_hold() m
    where m.text ~* '\y(i am|i[''’]?m|ich bin|je suis|estoy)(\W+\w+){0,4}?\W+(pregnan|breast-?feed|nursing|schwanger|enceinte|embaraz|amamant)|\y(ich stille|j[''’]allaite|amamanto)\y'
  ), of_it as (
    select * from told where value ~* '\y(pregnan|breast-?feed|nursing|schwanger|still(e|en|end|zeit)\y|enceinte|grossesse|allait|embaraz|lactancia|amamant)'
    order by created_at desc limit 1
  )
  select value from of_it
  where value !~* '\y(not|no longer|nicht|keine|pas|plus|no|ya no) (\w+ ){0,2}(pregnan|breast|nursing|schwanger|still|enceinte|allait|embaraz|lactancia|amamant)|\ystille nicht'
$$;
grant execute on function private.told_of_pregnancy() to authenticated;
