-- Bottles put in, taken out, moved, put right and listed. Each tool tells by its comment whose it is.

create or replace function private.tool_add_bottle(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_bottle public.cellar_bottles;
begin
  insert into public.cellar_bottles (name, name_key, producer, producer_key, style, style_key, kind, colour, alcohol_free, vintage, size_ml, quantity, place, place_key, bought_on,
    drink_from, drink_until, window_source)
  values (p_arguments ->> 'name', p_arguments ->> 'words', p_arguments ->> 'producer', coalesce(p_arguments ->> 'producer_key', ''), p_arguments ->> 'style',
    coalesce(p_arguments ->> 'style_key', ''), p_arguments ->> 'kind', p_arguments ->> 'colour', coalesce((p_arguments ->> 'alcohol_free')::boolean, false),
    (p_arguments ->> 'vintage')::int, (p_arguments ->> 'size_ml')::int, (p_arguments ->> 'quantity')::numeric, p_arguments ->> 'place', p_arguments ->> 'place_key',
    (p_arguments ->> 'bought_on')::date, (p_arguments ->> 'drink_from')::date, (p_arguments ->> 'drink_until')::date, p_arguments ->> 'window_source')
  returning * into v_bottle;
  return jsonb_build_object('entities', jsonb_build_array(private.cellar_bottle_entity(v_bottle, 'created')),
    'data', private.cellar_bottle_told(v_bottle, (p_arguments ->> 'today')::date));
end $$;
grant execute on function private.tool_add_bottle(jsonb) to authenticated;
comment on function private.tool_add_bottle(jsonb) is 'tool of cellar';

create or replace function private.tool_list_bottles(p_arguments jsonb) returns jsonb
language sql stable set search_path = '' as $$
  with found as (
    select b, row_number() over (order by (b).drink_until nulls last, (b).name_key, (b).vintage, (b).id) as position from private.cellar_bottles_like(p_arguments) b
    where (p_arguments ->> 'kind' is null or (b).kind = p_arguments ->> 'kind') and (p_arguments ->> 'colour' is null or (b).colour = p_arguments ->> 'colour')
      and (p_arguments ->> 'until' is null or (b).drink_until <= (p_arguments ->> 'until')::date)
      and (p_arguments ->> 'readiness' is null
        or private.cellar_readiness((b).drink_from, (b).drink_until, (p_arguments ->> 'today')::date) = p_arguments ->> 'readiness'
        -- What is to be opened soon is ready too.
        or p_arguments ->> 'readiness' = 'ready' and private.cellar_readiness((b).drink_from, (b).drink_until, (p_arguments ->> 'today')::date) = 'soon')
  ), shown as (select * from found order by position limit 100)
  select jsonb_build_object(
    'entities', coalesce((select jsonb_agg(private.cellar_bottle_entity(s.b, 'read') order by s.position) from shown s), '[]'),
    'data', jsonb_build_object(
      'bottles', coalesce((select jsonb_agg(private.cellar_bottle_told(s.b, (p_arguments ->> 'today')::date) order by s.position) from shown s), '[]'),
      'more', (select count(*) from found) - (select count(*) from shown),
      'asked', jsonb_strip_nulls(jsonb_build_object('name', p_arguments -> 'name', 'kind', p_arguments -> 'kind', 'colour', p_arguments -> 'colour', 'place', p_arguments -> 'place',
        'readiness', p_arguments -> 'readiness', 'until', p_arguments -> 'until'))))
$$;
grant execute on function private.tool_list_bottles(jsonb) to authenticated;
comment on function private.tool_list_bottles(jsonb) is 'tool of cellar';

-- Opened, drunk, given away, broken: it is gone, and whoever asks is told if that was before its time.
create or replace function private.tool_open_bottle(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_lots public.cellar_bottles[] := private.cellar_lots_meant(p_arguments);
  v_total numeric := (select sum(b.quantity) from unnest(v_lots) b);
  v_quantity numeric := case when (p_arguments ->> 'all')::boolean then v_total else coalesce((p_arguments ->> 'quantity')::numeric, 1) end;
begin
  if v_quantity > v_total then
    perform private.refuse_call('CELLAR_TOO_FEW', jsonb_build_object('name', private.cellar_label(v_lots[1].name, v_lots[1].vintage), 'quantity', v_total));
  end if;
  return jsonb_build_object('entities', private.cellar_take(v_lots, v_quantity),
    'data', private.cellar_bottle_told(v_lots[1], (p_arguments ->> 'today')::date)
      || jsonb_build_object('quantity', v_quantity, 'left', v_total - v_quantity, 'how', p_arguments ->> 'how'));
end $$;
grant execute on function private.tool_open_bottle(jsonb) to authenticated;
comment on function private.tool_open_bottle(jsonb) is 'tool of cellar';

-- Moves all of a drink, or so many bottles of it: of a lot that is moved in part the rest stays.
create or replace function private.tool_move_bottle(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_lots public.cellar_bottles[] := array(select b from unnest(private.cellar_lots_meant(p_arguments)) b where b.place_key <> p_arguments ->> 'to_key');
  v_total numeric := (select sum(b.quantity) from unnest(v_lots) b);
  v_left numeric := coalesce((p_arguments ->> 'quantity')::numeric, v_total);
  v_lot public.cellar_bottles;
  v_moved public.cellar_bottles;
  v_entities jsonb := '[]';
begin
  if v_total is null then
    v_lots := private.cellar_lots_meant(p_arguments);
    perform private.refuse_call('CELLAR_ALREADY_THERE', jsonb_build_object('name', private.cellar_label(v_lots[1].name, v_lots[1].vintage), 'place', v_lots[1].place));
  elsif v_left > v_total then
    perform private.refuse_call('CELLAR_TOO_FEW', jsonb_build_object('name', private.cellar_label(v_lots[1].name, v_lots[1].vintage), 'quantity', v_total));
  end if;
  foreach v_lot in array v_lots loop
    exit when v_left <= 0;
    v_moved := v_lot;
    v_moved.place := p_arguments ->> 'to';
    v_moved.place_key := p_arguments ->> 'to_key';
    if v_lot.quantity <= v_left then
      update public.cellar_bottles b set place = v_moved.place, place_key = v_moved.place_key where b.id = v_lot.id;
      v_entities := v_entities || private.cellar_bottle_entity(v_moved, 'updated');
    else
      update public.cellar_bottles b set quantity = b.quantity - v_left where b.id = v_lot.id;
      v_moved.id := gen_random_uuid();
      v_moved.quantity := v_left;
      v_moved.created_at := clock_timestamp();
      insert into public.cellar_bottles select v_moved.*;
      v_entities := v_entities || private.cellar_bottle_entity(v_lot, 'updated') || private.cellar_bottle_entity(v_moved, 'created');
    end if;
    v_left := v_left - v_lot.quantity;
  end loop;
  return jsonb_build_object('entities', v_entities, 'data', private.cellar_bottle_told(v_moved, (p_arguments ->> 'today')::date)
    || jsonb_build_object('quantity', coalesce((p_arguments ->> 'quantity')::numeric, v_total), 'from', v_lots[1].place));
end $$;
grant execute on function private.tool_move_bottle(jsonb) to authenticated;
comment on function private.tool_move_bottle(jsonb) is 'tool of cellar';

-- Puts right what is known of a drink, in all of its lots. How many there are is the total: too many are taken from the oldest lot, too few
-- added to the newest. An estimated window goes along with the vintage.
create or replace function private.tool_correct_bottle(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_new jsonb := p_arguments -> 'changes';
  v_guess jsonb := coalesce(nullif(p_arguments -> 'estimate', 'null'), '{}');
  v_lots public.cellar_bottles[] := private.cellar_lots_meant(p_arguments);
  v_total numeric := (select sum(b.quantity) from unnest(v_lots) b);
  v_wanted numeric := (v_new ->> 'quantity')::numeric;
  v_lot public.cellar_bottles;
  v_shift interval;
  v_is_told boolean := v_new ->> 'drink_from' is not null or v_new ->> 'drink_until' is not null;
  v_entities jsonb := '[]';
begin
  if v_wanted < v_total then
    v_entities := private.cellar_take(v_lots, v_total - v_wanted);
  elsif v_wanted > v_total then
    update public.cellar_bottles b set quantity = b.quantity + v_wanted - v_total where b.id = v_lots[cardinality(v_lots)].id;
  end if;
  for v_lot in select b.* from public.cellar_bottles b where b.id in (select l.id from unnest(v_lots) l) order by b.bought_on, b.created_at, b.id loop
    v_shift := make_interval(years => coalesce((v_new ->> 'vintage')::int - v_lot.vintage, 0));
    if v_is_told then
      v_lot.drink_from := coalesce((v_new ->> 'drink_from')::date, case when v_lot.drink_from <= (v_new ->> 'drink_until')::date then v_lot.drink_from end);
      v_lot.drink_until := coalesce((v_new ->> 'drink_until')::date, case when v_lot.drink_until >= (v_new ->> 'drink_from')::date then v_lot.drink_until end);
      v_lot.window_source := 'told';
    elsif v_lot.window_source is distinct from 'told' and v_new ->> 'vintage' is not null and v_lot.vintage is not null and v_new ->> 'name' is null then
      v_lot.drink_from := v_lot.drink_from + v_shift;
      v_lot.drink_until := v_lot.drink_until + v_shift;
    elsif v_lot.window_source is distinct from 'told' and v_guess ->> 'drink_until' is not null then
      v_lot.drink_from := (v_guess ->> 'drink_from')::date;
      v_lot.drink_until := (v_guess ->> 'drink_until')::date;
      v_lot.window_source := 'estimated';
    end if;
    update public.cellar_bottles b set
      name = coalesce(v_new ->> 'name', b.name), name_key = coalesce(v_new ->> 'name_key', b.name_key), producer = coalesce(v_new ->> 'producer', b.producer),
      producer_key = coalesce(v_new ->> 'producer_key', b.producer_key), kind = coalesce(v_new ->> 'kind', b.kind), colour = coalesce(v_new ->> 'colour', b.colour),
      style = coalesce(v_new ->> 'style', b.style), style_key = coalesce(v_new ->> 'style_key', b.style_key), vintage = coalesce((v_new ->> 'vintage')::int, b.vintage),
      size_ml = coalesce((v_new ->> 'size_ml')::int, b.size_ml), alcohol_free = coalesce((v_new ->> 'alcohol_free')::boolean, b.alcohol_free),
      bought_on = coalesce((v_new ->> 'bought_on')::date, b.bought_on), drink_from = v_lot.drink_from, drink_until = v_lot.drink_until, window_source = v_lot.window_source
    where b.id = v_lot.id returning * into v_lot;
    v_entities := v_entities || private.cellar_bottle_entity(v_lot, 'updated');
  end loop;
  return jsonb_build_object('entities', v_entities,
    'data', private.cellar_bottle_told(v_lot, (p_arguments ->> 'today')::date) || jsonb_build_object('quantity', coalesce(v_wanted, v_total)));
end $$;
grant execute on function private.tool_correct_bottle(jsonb) to authenticated;
comment on function private.tool_correct_bottle(jsonb) is 'tool of cellar';
