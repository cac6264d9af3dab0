-- What is offered to be opened, in which order, and to whom it is not.
begin;
set local search_path = public, extensions, tap;
select plan(29);
\ir ../../../../infra/supabase/tests/shared/people.psql
\ir ../../../../infra/supabase/tests/shared/turns.psql
\ir ../../../../infra/supabase/tests/shared/calls.psql

select pg_temp.open(1, pg_temp.ada());

create function pg_temp.put(p_name text, p_kind text, p_from date, p_until date, p_more jsonb default '{}') returns void language sql as $$
  select pg_temp.run(jsonb_build_array('add_bottle', jsonb_build_object('name', p_name, 'words', lower(p_name), 'style', p_name, 'style_key', lower(p_name), 'kind', p_kind, 'quantity', 1,
    'place', 'cellar', 'place_key', 'cellar', 'bought_on', '2026-11-22', 'drink_from', p_from, 'drink_until', p_until,
    'window_source', case when coalesce(p_from, p_until) is not null then 'estimated' end) || p_more), pg_temp.ada(), 'cellar') $$;
create function pg_temp.answer(p_tool text, p_arguments jsonb default '{}') returns jsonb language sql as $$
  select pg_temp.run(jsonb_build_array(p_tool, p_arguments), pg_temp.ada(), 'cellar') -> 'data' $$;
create function pg_temp.offered(p_tool text, p_arguments jsonb default '{}') returns text language sql as $$
  select coalesce(string_agg(b ->> 'name', ', ' order by n), 'nothing') from jsonb_array_elements(pg_temp.answer(p_tool, p_arguments) -> 'bottles') with ordinality as x (b, n) $$;
create function pg_temp.told(p_kind text, p_value text) returns void language plpgsql as $$
begin
  perform set_config('alfred.turn', pg_temp.turn(1)::text, true);
  delete from public.preferences;
  insert into public.preferences (user_id, kind, value, value_key) select pg_temp.ada(), p_kind, p_value, private.preference_key(p_kind, p_value) where p_kind is not null;
end $$;
create function pg_temp.lamb() returns jsonb language sql as $$
  select '{"dish": "lamb", "fits": [{"style": "Rioja", "kind": "wine", "alcohol_free": false, "points": 4}, {"style": "Barolo", "kind": "wine", "alcohol_free": false, "points": 3},
    {"style": "Grape Juice", "kind": "soft", "alcohol_free": true, "points": 2}]}'::jsonb $$;

select is(pg_temp.offered('suggest_bottle'), 'nothing', 'of an empty cellar nothing is offered');
select pg_temp.put('Barolo', 'wine', '2028-01-01', '2040-12-31'), pg_temp.put('Rioja', 'wine', '2024-01-01', '2030-12-31'), pg_temp.put('Riesling', 'wine', null, '2027-06-30'),
  pg_temp.put('IPA', 'beer', null, '2026-12-31'), pg_temp.put('Chablis', 'wine', '2018-01-01', '2024-12-31'), pg_temp.put('Gin', 'spirit', null, null);
select is(pg_temp.offered('suggest_bottle'), 'IPA, Riesling, Rioja', 'what ends first is offered first, and what must be kept is not');
select is(pg_temp.answer('suggest_bottle') #>> '{later,0,name}', 'Barolo', 'what must be kept is told beside it');
select is(pg_temp.offered('pair_bottle', pg_temp.lamb()), 'Rioja', 'with a dish goes what fits and is ready');
select is(pg_temp.answer('pair_bottle', pg_temp.lamb()) #>> '{later,0,name}', 'Barolo', 'what would fit later is told beside it');
select is(pg_temp.answer('pair_bottle', pg_temp.lamb()) -> 'styles', '["Rioja", "Barolo"]', 'and what goes with it in general');
select is(pg_temp.answer('pair_bottle', pg_temp.lamb()) -> 'refused', '[]', 'no rule is told to whom has none');

-- Without alcohol.
select pg_temp.put('Grape Juice', 'soft', null, '2027-11-01', '{"alcohol_free": true}'), pg_temp.put('Alcohol-Free Beer', 'beer', null, '2027-10-01', '{"alcohol_free": true}');
select pg_temp.told('routine', 'pregnant');
select is(pg_temp.offered('suggest_bottle'), 'Alcohol-Free Beer, Grape Juice', 'who is pregnant is offered what has no alcohol');
select is(pg_temp.answer('suggest_bottle') #> '{refused,0,rule}', '{"kind": "pregnancy", "value": "pregnant"}', 'and told why');
select is(pg_temp.answer('pair_bottle', pg_temp.lamb()) -> 'styles', '["Grape Juice"]', 'in general as well');
select is(pg_temp.answer('suggest_bottle') -> 'later', '[]', 'and nothing for later');
select pg_temp.told('diet', 'no alcohol');
select is(pg_temp.offered('suggest_bottle'), 'Alcohol-Free Beer, Grape Juice', 'so is who lives without alcohol');
select pg_temp.told('diet', 'halal');
select is(pg_temp.offered('suggest_bottle'), 'Alcohol-Free Beer, Grape Juice', 'and who eats by rules that forbid it');
select pg_temp.told('dislike', 'alcohol');
select is(pg_temp.offered('suggest_bottle'), 'Alcohol-Free Beer, Grape Juice', 'and who does not like it');
create function pg_temp.kept(p_text text) returns void language plpgsql as $$
begin
  perform pg_temp.told(null, null);
  delete from public.memories;
  insert into public.memories (user_id, kind, text, valid_from) values (pg_temp.ada(), 'fact', p_text, '2026-11-22');
end $$;
select pg_temp.kept('I''m pregnant (14 weeks), just so you know');
select is(pg_temp.offered('suggest_bottle'), 'Alcohol-Free Beer, Grape Juice', 'who told of a pregnancy in passing is offered the same');
select pg_temp.kept('I don''t drink any more');
select is(pg_temp.offered('suggest_bottle'), 'Alcohol-Free Beer, Grape Juice', 'and who told so of alcohol');
select pg_temp.kept('I don''t drink coffee');
select ok(pg_temp.offered('suggest_bottle') like '%Riesling%', 'which is not what is told of coffee');
select pg_temp.kept('my sister is pregnant');
select ok(pg_temp.offered('suggest_bottle') like '%Riesling%', 'and not what is told of a sister');
delete from public.memories;
select pg_temp.told('diet', 'no beer');
select ok(pg_temp.offered('suggest_bottle') like 'Riesling,%', 'a rule against beer is one against beer alone');
select pg_temp.told(null, null);
select is(pg_temp.answer('suggest_bottle', '{"without": ["wine"]}') #>> '{refused,0,kind}', 'wine', 'what the goal leaves out is left out');
select ok(pg_temp.offered('suggest_bottle') like 'IPA,%', 'and offered again without it');

-- For an open choice what does not go with the dish is named too, behind what does.
select is(pg_temp.offered('suggest_bottle', pg_temp.lamb() || '{"is_open": true}'), 'Rioja, Grape Juice, IPA', 'for an open choice other bottles follow');
select is(pg_temp.answer('suggest_bottle', pg_temp.lamb() || '{"is_open": true}') #> '{bottles,2,fits}', 'false', 'and are told apart');

-- Suggested unasked.
create function pg_temp.suggested(p_after uuid default null, p_limit int default 10) returns jsonb language sql as $$
  select pg_temp.run_as('alfred_worker', '{}', format('select public.agent_candidates(%L, %L, %L, %s)', 'cellar', '2026-11-22T10:00:00Z', p_after, p_limit))::jsonb $$;
select is(jsonb_array_length(pg_temp.suggested()), 1, 'what ends soon is suggested, and nothing else');
select is(pg_temp.suggested() #>> '{0,reason}', '{count} × {name}: at its best until about {day}, by an estimate.', 'in words that say who says so');
select is(pg_temp.suggested() #> '{0,values}', '{"count": 1, "name": "IPA", "day": "2026-12-31"}', 'with what it is about');
select is(pg_temp.suggested((pg_temp.suggested() #>> '{0,id}')::uuid), '[]', 'page by page');
select pg_temp.told('routine', 'pregnant');
select is(pg_temp.suggested(), '[]', 'nobody is reminded of what they live without');
select is(pg_temp.refusal_of('authenticated', pg_temp.token_of(pg_temp.ada()), $$ select private.suggestions_of_cellar(now(), null, 10) $$), '42501', 'and a person may not ask it of everybody');

select * from finish();
rollback;
