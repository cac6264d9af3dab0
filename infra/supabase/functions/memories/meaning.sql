-- How near memories are to a message in what a provider's model makes of both, where one is configured.

-- Memories that hold and have no vector of a model yet, the latest first.
create or replace function public.memories_to_embed(p_model text, p_limit int) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'text', concat_ws(' ', m.text, m.keywords)) order by m.created_at desc, m.id), '[]')
  from (
    select k.* from public.memories k
    where k.superseded_by is null and not exists (select from private.memory_vectors v where v.memory_id = k.id and v.model = p_model)
    order by k.created_at desc, k.id limit least(greatest(p_limit, 0), 500)
  ) m
$$;
grant execute on function public.memories_to_embed(text, int) to alfred_worker;

-- Keeps a vector for each memory that is still there, in the place of that of another model; gives how many were kept.
create or replace function public.keep_memory_vectors(p_model text, p_vectors jsonb) returns int
language plpgsql security definer set search_path = '' as $$
declare
  v_count int;
begin
  insert into private.memory_vectors as v (memory_id, user_id, model, embedding)
  select m.id, m.user_id, p_model, private.to_unit_vector(x -> 'vector') from jsonb_array_elements(p_vectors) x join public.memories m on m.id = (x ->> 'id')::uuid
  on conflict (memory_id) do update set model = excluded.model, embedding = excluded.embedding, made_at = clock_timestamp();
  get diagnostics v_count = row_count;
  return v_count;
end $$;
grant execute on function public.keep_memory_vectors(text, jsonb) to alfred_worker;

-- The memories of the person that mean what was asked, given as {model, near_from, vector}. How near texts of one sense are is a property of the
-- model: from `near_from` a memory fits, the better the nearer. They are compared for the latest alone, as those by words are.
create or replace function private.near_in_meaning(p_asked jsonb) returns table (memory_id uuid, fit numeric)
language sql stable security definer set search_path = '' as $$
  with asked as materialized (
    select p_asked ->> 'model' as model, (p_asked ->> 'near_from')::numeric as near_from, private.to_unit_vector(p_asked -> 'vector') as vector where jsonb_typeof(p_asked) = 'object'
  ), latest as (
    select v.memory_id, v.embedding from asked a join private.memory_vectors v on v.user_id = (select auth.uid()) and v.model = a.model and v.embedding is not null
      join public.memories m on m.id = v.memory_id and m.superseded_by is null
    where a.vector is not null order by m.created_at desc limit 200
  )
  select l.memory_id, 0.5 + 0.5 * (n.nearness - a.near_from) / nullif(1 - a.near_from, 0)
  from asked a cross join latest l cross join lateral (select private.nearness(l.embedding, a.vector) as nearness) n
  where n.nearness >= a.near_from
$$;
grant execute on function private.near_in_meaning(jsonb) to authenticated;
