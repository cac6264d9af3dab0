-- Vectors as plain arrays, so that one way serves every PostgreSQL, with pgvector or without. Some hundred vectors of a hundred
-- numbers each are compared one by one in some milliseconds; an index would only make the answer inexact.
drop table if exists private.recipe_vectors;
drop table if exists private.ingredient_vectors;

-- Each vector has the length 1, so that the sum of the products of two is the cosine of the angle between them.
create table private.recipe_vectors (
  recipe_id uuid primary key references public.recipes (id) on delete cascade,
  model text not null,
  embedding real[] not null check (cardinality(embedding) between 1 and 1024)
);
create table private.ingredient_vectors (
  ingredient_id uuid primary key references public.ingredients (id) on delete cascade,
  model text not null,
  embedding real[] not null check (cardinality(embedding) between 1 and 1024)
);
alter table private.recipe_vectors enable row level security;
alter table private.ingredient_vectors enable row level security;

-- A list of numbers as a vector of length 1; null for whatever is none, or too long to be one.
create function private.to_unit_vector(p_vector jsonb) returns real[]
language plpgsql immutable set search_path = '' as $$
declare
  v_numbers float8[];
  v_length float8;
begin
  if jsonb_typeof(p_vector) is distinct from 'array' or jsonb_array_length(p_vector) > 1024
    or jsonb_path_exists(p_vector, '$[*] ? (@.type() != "number" || @ > 1e6 || @ < -1e6)') then return null; end if;
  v_numbers := array(select n::float8 from jsonb_array_elements_text(p_vector) with ordinality as t (n, i) order by i);
  select sqrt(sum(n * n)) into v_length from unnest(v_numbers) n;
  if coalesce(v_length, 0) = 0 then return null; end if;
  return array(select (n / v_length)::real from unnest(v_numbers) with ordinality as t (n, i) order by i);
end $$;

create or replace function private.recipes_near(p_vector jsonb) returns table (recipe_id uuid, nearness numeric)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_asked real[] := private.to_unit_vector(p_vector);
begin
  if v_asked is null then return; end if;
  return query select v.recipe_id, (select sum(a * b) from unnest(v.embedding, v_asked) as t (a, b))::numeric
    from private.recipe_vectors v where cardinality(v.embedding) = cardinality(v_asked);
end $$;

create or replace function private.foods_near(p_vector jsonb) returns table (name text, nearness numeric)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_asked real[] := private.to_unit_vector(p_vector);
begin
  if v_asked is null then return; end if;
  return query select i.name, (select sum(a * b) from unnest(v.embedding, v_asked) as t (a, b))::numeric
    from private.ingredient_vectors v join public.ingredients i on i.id = v.ingredient_id
    where cardinality(v.embedding) = cardinality(v_asked);
end $$;

create or replace function private.load_vectors(p_rows jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  delete from private.recipe_vectors;
  insert into private.recipe_vectors (recipe_id, model, embedding)
  select r.id, x ->> 'model', private.to_unit_vector((x ->> 'vector')::jsonb)
  from jsonb_array_elements(p_rows) x join public.recipes r on r.slug = x ->> 'recipe';
  delete from private.ingredient_vectors;
  insert into private.ingredient_vectors (ingredient_id, model, embedding)
  select i.id, x ->> 'model', private.to_unit_vector((x ->> 'vector')::jsonb)
  from jsonb_array_elements(p_rows) x join public.ingredients i on i.food_key = x ->> 'food';
end $$;
