-- requires extension: vector
-- Vectors of the recipes of the cookbook and of everyday foods, made from their texts when the baseline is loaded.

create table private.recipe_vectors (
  recipe_id uuid primary key references public.recipes (id) on delete cascade,
  model text not null,
  embedding extensions.vector (100) not null
);
create table private.ingredient_vectors (
  ingredient_id uuid primary key references public.ingredients (id) on delete cascade,
  model text not null,
  embedding extensions.vector (100) not null
);
alter table private.recipe_vectors enable row level security;
alter table private.ingredient_vectors enable row level security;

-- Some hundred rows are compared one by one in a millisecond; an index would only make the answer inexact. The function
-- is the only way to the vectors, which are the same for everybody, so that nobody needs rights on the extension's own.
create or replace function private.recipes_near(p_vector jsonb) returns table (recipe_id uuid, nearness numeric)
language plpgsql stable security definer set search_path = '' as $$
begin
  if jsonb_typeof(p_vector) = 'array' then
    return query select v.recipe_id, (1 - (v.embedding operator(extensions.<=>) (p_vector::text)::extensions.vector))::numeric from private.recipe_vectors v;
  end if;
end $$;

create or replace function private.foods_near(p_vector jsonb) returns table (name text, nearness numeric)
language plpgsql stable security definer set search_path = '' as $$
begin
  if jsonb_typeof(p_vector) = 'array' then
    return query select i.name, (1 - (v.embedding operator(extensions.<=>) (p_vector::text)::extensions.vector))::numeric
      from private.ingredient_vectors v join public.ingredients i on i.id = v.ingredient_id;
  end if;
end $$;

create or replace function private.load_vectors(p_rows jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  delete from private.recipe_vectors;
  insert into private.recipe_vectors (recipe_id, model, embedding)
  select r.id, x ->> 'model', (x ->> 'vector')::extensions.vector from jsonb_array_elements(p_rows) x join public.recipes r on r.slug = x ->> 'recipe';
  delete from private.ingredient_vectors;
  insert into private.ingredient_vectors (ingredient_id, model, embedding)
  select i.id, x ->> 'model', (x ->> 'vector')::extensions.vector from jsonb_array_elements(p_rows) x join public.ingredients i on i.food_key = x ->> 'food';
end $$;
