-- The tools for what a person told about themselves.
begin;
set local search_path = public, extensions, tap;
select plan(43);
\ir shared/people.psql
\ir shared/turns.psql
\ir shared/calls.psql

-- Applies one step with its calls as an agent does: each call is [tool, arguments].
create function pg_temp.apply(p_token jsonb, p_step int, variadic p_calls jsonb[]) returns jsonb language sql as $$
  select pg_temp.run_as('authenticated', p_token, format('select public.apply(%s, 0, ''[]'', ''[]'', %L)', p_step,
    (select jsonb_agg(jsonb_build_object('call', n, 'tool', c -> 0, 'arguments', c -> 1)) from unnest(p_calls) with ordinality as u (c, n))))::jsonb $$;
select pg_temp.open(1, pg_temp.ada());
select pg_temp.open(2, pg_temp.bob());

select is(pg_temp.run(call) #- '{entities}', answer::jsonb, title) from (values
  ('["remember_preference", {"kind": "allergy", "value": "peanuts"}]'::jsonb, '{"ok": true, "data": {"kind": "allergy", "value": "peanuts", "already": false, "enforced": true, "covers": null}}', 'an allergy is remembered and enforced'),
  ('["remember_preference", {"kind": "allergy", "value": "a severe allergy to Peanut"}]', '{"ok": true, "data": {"kind": "allergy", "value": "peanuts", "already": true, "enforced": true, "covers": null}}', 'the same in other words is known already'),
  ('["remember_preference", {"kind": "allergy", "value": "kiwano"}]', '{"ok": true, "data": {"kind": "allergy", "value": "kiwano", "already": false, "enforced": true, "covers": "foods that are called so; what else it may be in is not known"}}', 'an allergy that no list knows is kept too'),
  ('["remember_preference", {"kind": "diet", "value": "Plant-based diet"}]', '{"ok": true, "data": {"kind": "diet", "value": "Plant-based diet", "already": false, "enforced": true, "covers": "everything from animals, honey and gelatine too"}}', 'a diet says what it covers'),
  ('["remember_preference", {"kind": "diet", "value": "vegan"}]', '{"ok": true, "data": {"kind": "diet", "value": "Plant-based diet", "already": true, "enforced": true, "covers": "everything from animals, honey and gelatine too"}}', 'and is the same under another name'),
  ('["remember_preference", {"kind": "diet", "value": "low carb"}]', '{"ok": true, "data": {"kind": "diet", "value": "low carb", "already": false, "enforced": false, "covers": "nothing: it is a matter of amounts"}}', 'a diet that cannot be enforced is no rule'),
  ('["remember_preference", {"kind": "diet", "value": "paleo"}]', '{"ok": true, "data": {"kind": "diet", "value": "paleo", "already": false, "enforced": false, "covers": "nothing: this diet is not known"}}', 'a diet that is not known is kept, and not enforced'),
  ('["remember_preference", {"kind": "servings", "value": "2"}]', '{"ok": true, "data": {"kind": "servings", "value": "2", "already": false, "enforced": false, "covers": null}}', 'a number of servings is kept'),
  ('["remember_preference", {"kind": "servings", "value": "4"}]', '{"ok": true, "data": {"kind": "servings", "value": "4", "already": false, "enforced": false, "covers": null}}', 'and replaced by another'),
  ('["remember_preference", {"kind": "equipment", "value": "air fryer"}]', '{"ok": true, "data": {"kind": "equipment", "value": "air fryer", "already": false, "enforced": false, "covers": null}}', 'what stands in the kitchen is kept'),
  ('["remember_preference", {"kind": "allergy", "value": "  "}]', '{"ok": false, "error": {"code": "PREFERENCE_NOT_NAMED", "message": "That could not be done.", "details": {}, "retryable": false}}', 'nothing is not remembered'),
  ('["remember_preference", {"kind": "mood", "value": "good"}]', '{"ok": false, "error": {"code": "INVALID_VALUE", "message": "That could not be done.", "details": {}, "retryable": false}}', 'a kind that there is not is refused'),
  ('["list_preferences", {}]', '{"ok": true, "data": {"preferences": [
    {"kind": "allergy", "value": "kiwano", "source": "stated", "enforced": true}, {"kind": "allergy", "value": "peanuts", "source": "stated", "enforced": true},
    {"kind": "diet", "value": "low carb", "source": "stated", "enforced": false}, {"kind": "diet", "value": "paleo", "source": "stated", "enforced": false},
    {"kind": "diet", "value": "Plant-based diet", "source": "stated", "enforced": true}, {"kind": "equipment", "value": "air fryer", "source": "stated", "enforced": false},
    {"kind": "servings", "value": "4", "source": "stated", "enforced": false}], "people": []}}', 'all of it is listed'),
  ('["forget_preference", {"kind": "diet", "value": "vegan"}]', '{"ok": true, "data": {"forgotten": [{"kind": "diet", "value": "Plant-based diet"}]}}', 'a preference is forgotten under any of its names'),
  ('["forget_preference", {"kind": null, "value": "Kiwanos"}]', '{"ok": true, "data": {"forgotten": [{"kind": "allergy", "value": "kiwano"}]}}', 'and without its kind'),
  ('["forget_preference", {"kind": "allergy", "value": "milk"}]', '{"ok": false, "error": {"code": "PREFERENCE_NOT_FOUND", "message": "That could not be done.", "details": {"value": "milk"}, "retryable": false}}', 'what is not remembered cannot be forgotten')
) as c (call, answer, title);
select is(pg_temp.run('["remember_preference", {"kind": "like", "value": "cod"}]') #- '{entities,0,id}' #> '{entities,0}', '{"type": "preference", "label": "cod", "source": "db_lookup", "op": "created", "details": {"kind": "like", "value": "cod"}}'::jsonb, 'a preference is an entity');
select is(pg_temp.run('["remember_preference", {"kind": "like", "value": "cod"}]') #>> '{entities,0,op}', 'read', 'one that was known was read, not changed');
select is((select count(*) from public.audit_log), 0::bigint, 'and leaves nothing in the trail');
update public.preferences set source = 'learned' where value = 'cod';
select is(pg_temp.run('["remember_preference", {"kind": "like", "value": "Cod"}]') #>> '{entities,0,op}', 'updated', 'what was learned becomes stated');

-- Through apply, twice, as when an answer was lost.
select is(pg_temp.apply(pg_temp.turn_token(1), 7, '["remember_preference", {"kind": "like", "value": "rice"}]'), pg_temp.apply(pg_temp.turn_token(1), 7, '["remember_preference", {"kind": "like", "value": "rice"}]'),
  'a repeated step answers the same');
select is((select count(*) from public.audit_log where step = 7), 1::bigint, 'and was done once');

-- Nobody else's.
select is(pg_temp.run('["list_preferences", {}]', pg_temp.bob()) -> 'data' -> 'preferences', '[]'::jsonb, 'another person has none of these');
select is(pg_temp.run('["forget_preference", {"kind": "allergy", "value": "peanuts"}]', pg_temp.bob()) -> 'error' ->> 'code', 'PREFERENCE_NOT_FOUND', 'and cannot make them forgotten');
select is((select count(*) from public.preferences where value = 'peanuts' and user_id = pg_temp.ada()), 1::bigint, 'so they stay');
select set_config('alfred.turn', '', true);
select is(pg_temp.refusal_of('authenticated', pg_temp.token_of(pg_temp.ada()), $$ insert into public.preferences (kind, value, value_key) values ('like', 'x', 'x') returning id::text $$), 'PT403 FORBIDDEN', 'nothing is written past the tools');

-- Of a pregnancy, whatever keeps it.
create function pg_temp.told_by(p_memories text[], p_routine text default null) returns text language plpgsql as $$
begin
  perform set_config('alfred.turn', pg_temp.turn(1)::text, true);
  delete from public.memories;
  delete from public.preferences where kind = 'routine';
  insert into public.preferences (user_id, kind, value, value_key) select pg_temp.ada(), 'routine', p_routine, p_routine where p_routine is not null;
  insert into public.memories (user_id, kind, text, valid_from) select pg_temp.ada(), 'fact', m, '2026-11-22' from unnest(p_memories) m;
  perform private.look_as(pg_temp.ada());
  return private.told_of_pregnancy();
end $$;
select is(pg_temp.told_by(said), expected, title) from (values
  (array['I''m pregnant (14 weeks!!) so no alcohol for me'], 'I''m pregnant (14 weeks!!) so no alcohol for me', 'a pregnancy that is a memory counts'),
  (array['im 14 weeks pregnant'], 'im 14 weeks pregnant', 'so it does as people type it'),
  (array['I’m still breastfeeding'], 'I’m still breastfeeding', 'and breastfeeding'),
  (array['ich bin im fünften Monat schwanger'], 'ich bin im fünften Monat schwanger', 'in German'),
  (array['ich stille noch'], 'ich stille noch', 'in German, of breastfeeding'),
  (array['je suis enceinte de trois mois'], 'je suis enceinte de trois mois', 'in French'),
  (array['estoy embarazada'], 'estoy embarazada', 'in Spanish'),
  (array['my sister is pregnant'], null, 'that of somebody else does not'),
  (array['I am happy that after all these years Anna is pregnant'], null, 'nor where "I am" is about another thing'),
  (array['I''m not pregnant'], null, 'nor one that there is not'),
  (array['I''m pregnant', 'I''m no longer pregnant'], null, 'nor one that is over'),
  (array['ich bin schwanger', 'ich bin nicht mehr schwanger'], null, 'nor one that is over in German')
) as c (said, expected, title);
select is(pg_temp.told_by('{}', 'pregnant'), 'pregnant', 'a routine counts');
select is(pg_temp.told_by(array['I''m not pregnant any more'], 'pregnant'), null, 'until a later memory says that it is over');
select pg_temp.told_by(array['I''m pregnant']);
select is(private.tool_may_eat('{"food": "brie", "people": []}') #>> '{data,pregnancy}', 'I''m pregnant', 'whether they may eat something is told with it');
select is(private.tool_describe_food('{"food": "brie"}') #>> '{data,pregnancy}', 'I''m pregnant', 'and so is what a food is');
select private.look_as(pg_temp.bob());
select is(private.told_of_pregnancy(), null, 'and it is nobody else''s');

select * from finish();
rollback;
