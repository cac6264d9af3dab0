-- Words of German, French and Spanish.

-- The form in which a word of any language is looked up: its key without accents, hyphens and elided articles.
create or replace function private.plain_key(p_text text) returns text
language sql immutable set search_path = '' as $$
  select private.food_key(array_to_string(private.food_tokens(p_text), ' '))
$$;
grant execute on function private.plain_key(text) to authenticated;

-- The word of a rule as the lists of allergies and foods have it: in English where it is a word of another language.
create or replace function private.rule_subject(p_said text) returns text
language sql stable set search_path = '' as $$
  select coalesce(
    (select t.english from public.food_translations t where t.food_key = private.plain_key(p_said)),
    (select w.food_key from public.allergy_words w where w.food_key = private.food_key(p_said)),
    (select w.food_key from public.allergy_words w where w.food_key = private.plain_key(p_said)),
    private.food_key(p_said))
$$;
grant execute on function private.rule_subject(text) to authenticated;

-- The person's own word for a food that has another name here, since it was said in another language; else null.
create or replace function private.said_otherwise(p_food text) returns text
language sql stable set search_path = '' as $$
  select btrim(p_food) where exists (select from public.food_translations t where t.food_key = private.plain_key(left(p_food, 200)))
$$;
grant execute on function private.said_otherwise(text) to authenticated;

-- The enforced diet that a wish of the goal names, such as a guest's; null when it names a food.
create or replace function private.diet_wished(p_wish text) returns text
language sql stable set search_path = '' as $$
  select w.diet from public.diet_words w join public.diets d on d.code = w.diet and d.enforced where w.food_key = private.plain_key(p_wish)
$$;
grant execute on function private.diet_wished(text) to authenticated;
