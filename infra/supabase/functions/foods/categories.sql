-- The sorts of food and what is of them.

-- The categories given with all that is below them.
create or replace function private.categories_under(p_categories text[]) returns text[]
language sql stable set search_path = '' as $$
  with recursive below as (
    select code from public.food_categories where code = any (p_categories)
    union
    select c.code from public.food_categories c join below b on c.parent = b.code
  )
  select coalesce(array_agg(code order by code), '{}') from below
$$;
grant execute on function private.categories_under(text[]) to authenticated;

create or replace function private.is_in_category(p_category text, p_ancestor text) returns boolean
language sql stable set search_path = '' as $$ select coalesce(p_category = any (private.categories_under(array[p_ancestor])), false) $$;
grant execute on function private.is_in_category(text, text) to authenticated;

-- The category that a word means: "fish", "shellfish", "pulses". Null when it means none.
create or replace function private.category_of_word(p_word text) returns text
language sql stable set search_path = '' as $$
  select coalesce(
    (select w.category from public.food_category_words w where w.food_key = private.food_key(p_word)),
    (select c.code from public.food_categories c where c.code = lower(btrim(p_word))))
$$;
grant execute on function private.category_of_word(text) to authenticated;

-- The foods of the catalog that a word for their sort means: "fish" is cod, salmon, tuna and so on.
create or replace function private.foods_in_category(p_word text) returns setof public.ingredients
language sql stable set search_path = '' as $$
  with sorts as materialized (select private.categories_under(array[private.category_of_word(p_word)]) as codes)
  select i.* from sorts s join public.ingredients i on i.category = any (s.codes)
  where i.kind = 'everyday' order by i.name
$$;
grant execute on function private.foods_in_category(text) to authenticated;
