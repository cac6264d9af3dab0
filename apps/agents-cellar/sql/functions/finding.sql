-- How bottles are told, found and taken.

create or replace function private.cellar_label(p_name text, p_vintage int) returns text
language sql immutable set search_path = '' as $$ select concat_ws(' ', p_name, p_vintage) $$;
grant execute on function private.cellar_label(text, int) to authenticated;

-- How a drink stands to its window on a day, as src/window/readiness.ts says it too.
create or replace function private.cellar_readiness(p_from date, p_until date, p_today date) returns text
language sql immutable set search_path = '' as $$
  select case when p_from is null and p_until is null then 'unknown' when p_today < p_from then 'not_yet' when p_until is null then 'ready'
    when p_today > p_until then 'past' when p_until <= p_today + interval '1 year' then 'soon' else 'ready' end
$$;
grant execute on function private.cellar_readiness(date, date, date) to authenticated;

create or replace function private.cellar_bottle_entity(p_bottle public.cellar_bottles, p_op text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('type', 'bottle', 'id', (p_bottle).id, 'label', private.cellar_label((p_bottle).name, (p_bottle).vintage), 'source', 'db_lookup', 'op', p_op)
$$;
grant execute on function private.cellar_bottle_entity(public.cellar_bottles, text) to authenticated;

create or replace function private.cellar_bottle_told(p_bottle public.cellar_bottles, p_today date) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('name', (p_bottle).name, 'vintage', (p_bottle).vintage, 'producer', (p_bottle).producer, 'kind', (p_bottle).kind, 'colour', (p_bottle).colour,
    'style', (p_bottle).style, 'alcohol_free', (p_bottle).alcohol_free, 'quantity', (p_bottle).quantity, 'size_ml', (p_bottle).size_ml, 'place', (p_bottle).place,
    'bought_on', (p_bottle).bought_on, 'drink_from', (p_bottle).drink_from, 'drink_until', (p_bottle).drink_until, 'window_source', (p_bottle).window_source,
    'readiness', private.cellar_readiness((p_bottle).drink_from, (p_bottle).drink_until, p_today))
$$;
grant execute on function private.cellar_bottle_told(public.cellar_bottles, date) to authenticated;

-- The person's bottles that fit what was said: the one that is pointed at, or those that have all of the words, the oldest first.
create or replace function private.cellar_bottles_like(p_arguments jsonb) returns setof public.cellar_bottles
language sql stable set search_path = '' as $$
  select b.* from public.cellar_bottles b
  where b.user_id = (select auth.uid())
    and case when p_arguments ->> 'bottle' is not null then b.id = (p_arguments ->> 'bottle')::uuid
      else string_to_array(concat_ws(' ', b.name_key, b.producer_key, b.style_key, b.colour, b.kind), ' ') @> string_to_array(coalesce(p_arguments ->> 'words', ''), ' ') end
    and (p_arguments ->> 'vintage' is null or b.vintage = (p_arguments ->> 'vintage')::int)
    and (p_arguments ->> 'place_key' is null or b.place_key = p_arguments ->> 'place_key')
  order by b.bought_on, b.created_at, b.id
$$;
grant execute on function private.cellar_bottles_like(jsonb) to authenticated;

-- The lots of the one drink that is meant. Several drinks with these words are asked about, and so is none.
create or replace function private.cellar_lots_meant(p_arguments jsonb) returns public.cellar_bottles[]
language plpgsql stable set search_path = '' as $$
declare
  v_lots public.cellar_bottles[] := array(select b from private.cellar_bottles_like(p_arguments) b);
  v_exact public.cellar_bottles[] := array(select b from unnest(v_lots) b where b.name_key = p_arguments ->> 'words');
  v_said jsonb := jsonb_build_object('name', private.cellar_label(coalesce(p_arguments ->> 'name', ''), (p_arguments ->> 'vintage')::int));
  v_names text[];
begin
  if p_arguments ->> 'bottle' is null and coalesce(p_arguments ->> 'words', '') = '' then
    perform private.refuse_call('CELLAR_BOTTLE_NOT_NAMED');
  end if;
  if cardinality(v_exact) > 0 then
    v_lots := v_exact;
  end if;
  if cardinality(v_lots) = 0 then
    perform private.refuse_call('CELLAR_BOTTLE_NOT_FOUND', v_said);
  end if;
  v_names := array(
    select private.cellar_label(b.name, b.vintage) || coalesce(' (' || b.producer || ')', '') from unnest(v_lots) b
    group by b.name_key, b.vintage, b.producer_key, b.name, b.producer order by min(b.bought_on), 1);
  if (select count(distinct (b.name_key, b.vintage, b.producer_key)) from unnest(v_lots) b) > 1 then
    perform private.ask_which('CELLAR_BOTTLE_UNCLEAR', v_said, v_names[:6]);
  end if;
  return v_lots;
end $$;
grant execute on function private.cellar_lots_meant(jsonb) to authenticated;

-- Takes so many bottles out of these lots, the oldest first. A lot that is empty is gone. Gives the lots as they were, with what came of each.
create or replace function private.cellar_take(p_lots public.cellar_bottles[], p_quantity numeric) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_lot public.cellar_bottles;
  v_left numeric := p_quantity;
  v_entities jsonb := '[]';
begin
  foreach v_lot in array p_lots loop
    exit when v_left <= 0;
    if v_lot.quantity <= v_left then
      delete from public.cellar_bottles b where b.id = v_lot.id;
      v_entities := v_entities || private.cellar_bottle_entity(v_lot, 'deleted');
    else
      update public.cellar_bottles b set quantity = b.quantity - v_left where b.id = v_lot.id;
      v_entities := v_entities || private.cellar_bottle_entity(v_lot, 'updated');
    end if;
    v_left := v_left - v_lot.quantity;
  end loop;
  return v_entities;
end $$;
grant execute on function private.cellar_take(public.cellar_bottles[], numeric) to authenticated;
