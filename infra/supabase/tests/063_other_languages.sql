-- What is told in German, French and Spanish holds like the same in English.
begin;
set local search_path = public, extensions, tap;
select plan(67);

create function pg_temp.as_ada(p_sql text) returns text language plpgsql as $$
declare
  v_answer text;
begin
  perform set_config('request.jwt.claims', '{"sub": "a0000000-0000-4000-8000-000000000001", "role": "authenticated"}', true), set_config('role', 'authenticated', true);
  execute p_sql into v_answer;
  perform set_config('role', 'none', true), set_config('request.jwt.claims', '', true);
  return v_answer;
end $$;
create function pg_temp.told(p_kind text, p_value text) returns void language plpgsql as $$
begin
  perform set_config('alfred.turn', '70000000-0000-4000-8000-000000000001', true);
  delete from public.preferences where user_id = 'a0000000-0000-4000-8000-000000000001';
  insert into public.preferences (user_id, kind, value, value_key)
  values ('a0000000-0000-4000-8000-000000000001', p_kind, p_value, private.preference_key(p_kind, p_value));
end $$;
create function pg_temp.status(p_kind text, p_value text, p_food text) returns text language plpgsql as $$
begin
  perform pg_temp.told(p_kind, p_value);
  return pg_temp.as_ada(format('select private.food_conflicts(array[%L])', p_food))::jsonb -> 0 ->> 'status';
end $$;
create function pg_temp.text_status(p_kind text, p_value text, p_text text) returns text language plpgsql as $$
begin
  perform pg_temp.told(p_kind, p_value);
  return pg_temp.as_ada(format('select private.text_conflicts(array[%L])', p_text))::jsonb -> 0 ->> 'status';
end $$;

-- Each allergen by its words.
select is(pg_temp.status('allergy', value, food), 'conflict', format('who is allergic to %s must not have %s', value, food)) from (values
  ('Erdnüsse', 'satay sauce'), ('Erdnuesse', 'peanut butter'), ('Erdnussallergie', 'peanut'), ('gegen Erdnüsse', 'peanut'), ('cacahuètes', 'peanut butter'), ('cacahuate', 'peanut'), ('allergie aux arachides', 'peanut'),
  ('Nüsse', 'walnut'), ('noix', 'hazelnut'), ('frutos secos', 'almond'), ('Schalenfrüchte', 'cashew'), ('fruits à coque', 'pistachio'), ('nueces', 'walnut'),
  ('Weizen', 'bread'), ('Zöliakie', 'pasta'), ('cœliaque', 'bread'), ('celiaquía', 'couscous'), ('Milch', 'butter'), ('Laktose', 'cheddar'), ('Laktoseintoleranz', 'milk'), ('intolérance au lactose', 'cream'), ('lactosa', 'yogurt'), ('produits laitiers', 'feta'),
  ('Eier', 'mayonnaise'), ('œufs', 'egg'), ('oeufs', 'egg'), ('huevos', 'omelette'), ('Fisch', 'salmon'), ('poisson', 'cod'), ('pescado', 'tuna'), ('Krustentiere', 'shrimp'), ('crustacés', 'lobster'), ('mariscos', 'mussel'), ('Weichtiere', 'squid'),
  ('Soja', 'tofu'), ('sésame', 'tahini'), ('Senf', 'dijon mustard'), ('Sellerie', 'celeriac'), ('apio', 'celery'), ('altramuces', 'lupin'), ('Kiwi', 'kiwi'), ('fresas', 'strawberry')
) as c (value, food);
select is(pg_temp.status('diet', value, food), 'conflict', format('who eats %s must not have %s', value, food)) from (values
  ('Vegetarier', 'bacon'), ('végétarienne', 'chicken'), ('vegano', 'honey'), ('glutenfrei', 'bread'), ('sin cerdo', 'ham'), ('kein Schweinefleisch', 'bacon'), ('sans porc', 'chorizo')
) as c (value, food);

-- The same thing is kept once, under whatever word.
select is(private.preference_key('allergy', 'Erdnüsse'), 'peanut', 'an allergy is known by its English word');
select is(private.preference_key('diet', 'pas de porc'), 'no pork', 'and so is what is not eaten');
select pg_temp.told('allergy', 'Erdnüsse');
update public.preferences set value_key = 'erdnüsse' where value = 'Erdnüsse';
select is(pg_temp.as_ada($$ select private.food_conflicts(array['peanut']) $$)::jsonb -> 0 ->> 'status', 'conflict', 'one that was kept under its own word holds as well');
select is(pg_temp.as_ada($$ select private.tool_forget_preference('{"kind": "allergy", "value": "Erdnüsse"}') $$)::jsonb #>> '{data,forgotten,0,value}', 'Erdnüsse', 'and is forgotten by it');
select is(private.preference_key('dislike', 'Nüsse'), 'nüsse', 'a dislike keeps its own word');

-- What is offered in another language.
select is(pg_temp.text_status('allergy', 'peanuts', text), status, text) from (values
  ('Dazu schmeckt Erdnussbutter.', 'conflict'), ('Nudeln mit Erdnusssoße', 'conflict'), ('Un peu de beurre de cacahuètes.', 'conflict'), ('Tomatensuppe mit Brot', 'ok')
) as c (text, status);
select is(pg_temp.text_status('allergy', 'milk', 'Ajoutez l''œuf et du lait.'), 'conflict', 'an elided article hides nothing');
select is(pg_temp.status('allergy', 'egg', 'Eier'), 'conflict', 'a food in another language is a food');

-- A food in another language is the food itself.
select is((private.find_ingredient(said)).name, name, said) from (values ('Eier', 'egg'), ('Käse', 'cheese'), ('zanahorias', 'carrot')) as c (said, name);

select is(private.said_otherwise('Eier'), 'Eier', 'the own word of a person is told beside it');
select is(private.said_otherwise('eggs'), null, 'and an English one is no other');

-- What a goal leaves out.
select is(pg_temp.as_ada($$ select public.check_food_without(array['butter'], '{}', array['Milchprodukte']) $$)::jsonb #>> '{foods,0,status}', 'conflict', 'a wish in another language holds');
select is(pg_temp.as_ada($$ select public.check_food_without(array['honey'], '{}', array['vegan']) $$)::jsonb #>> '{foods,0,status}', 'conflict', 'and so does a diet that is wished for a guest');

select * from finish();
rollback;
