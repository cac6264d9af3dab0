-- Throwing many lots away with one call.

-- Whether a lot is past the date that somebody told of it. What is frozen or thawed keeps by other days than the pack says.
create or replace function private.is_told_past(p_lot public.inventory_lots, p_today date) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce((p_lot).expires_on < p_today
    and ((p_lot).due_on = (p_lot).expires_on or ((p_lot).location <> 'freezer' and (p_lot).thawed_on is null)), false)
$$;
grant execute on function private.is_told_past(public.inventory_lots, date) to authenticated;

-- Whether a lot is of a sort of food. What nobody has sorted is of the sort that its name ends with: "moon cheese" is cheese.
create or replace function private.lot_is_of_sort(p_lot public.inventory_lots, p_key text, p_sorts text[]) returns boolean
language sql stable set search_path = '' as $$
  select (p_lot).food_key = p_key or coalesce(
    (select i.category = any (p_sorts) from public.ingredients i where i.id = (p_lot).ingredient_id),
    (select bool_or(l.category = any (p_sorts)) from private.food_lexicon l where l.food_key = (p_lot).food_key),
    (p_lot).food_key like '% ' || p_key)
$$;
grant execute on function private.lot_is_of_sort(public.inventory_lots, text, text[]) to authenticated;

-- The lots of a food, of a sort of food, of a place or of both, locked for a change, first what is first to go.
create or replace function private.lots_of_many(p_food text, p_location text) returns setof public.inventory_lots
language plpgsql set search_path = '' as $$
declare
  v_sorts text[] := private.categories_under(array[private.category_of_word(left(coalesce(p_food, ''), 200))]);
begin
  if p_food is not null and v_sorts = '{}' then
    return query select * from private.lots_meant(jsonb_build_object('food', p_food), p_location);
    return;
  end if;
  return query select * from public.inventory_lots l
    where l.user_id = (select auth.uid()) and (p_location is null or l.location = p_location)
      and (p_food is null or private.lot_is_of_sort(l, private.food_key(p_food), v_sorts))
    order by l.due_on nulls last, l.food, l.id for update;
end $$;
grant execute on function private.lots_of_many(text, text) to authenticated;

-- Throws away what is past its date, or all of a food, of a sort of food or of a place. A date that is only estimated reminds somebody to
-- look: what is past one stays and is told, unless its person said that it may go, too.
create or replace function private.tool_discard_all(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_today date := (p_arguments ->> 'today')::date;
  v_is_expired boolean := coalesce(p_arguments ->> 'which' = 'expired', false);
  v_with_estimated boolean := coalesce((p_arguments ->> 'estimated')::boolean, false);
  v_lots public.inventory_lots[];
  v_gone public.inventory_lots[];
  v_kept public.inventory_lots[];
begin
  if not v_is_expired and p_arguments ->> 'food' is null and p_arguments ->> 'location' is null then
    perform private.refuse_call('FOOD_NOT_NAMED');
  end if;
  v_lots := array(select l from private.lots_of_many(p_arguments ->> 'food', p_arguments ->> 'location') l);
  v_gone := array(select v_lots[n] from generate_subscripts(v_lots, 1) n
    where not v_is_expired or private.is_told_past(v_lots[n], v_today) or (v_with_estimated and v_lots[n].due_on < v_today) order by n);
  v_kept := array(select v_lots[n] from generate_subscripts(v_lots, 1) n
    where v_is_expired and not v_with_estimated and v_lots[n].due_on < v_today and not private.is_told_past(v_lots[n], v_today) order by n);
  perform private.ask_for_many(p_arguments, array(select v_gone[n].food from generate_subscripts(v_gone, 1) n order by n));
  perform private.note_movement(v_gone[n], 'discarded', v_gone[n].quantity, v_gone[n].unit,
    p_arguments || jsonb_build_object('reason', coalesce(p_arguments ->> 'reason', case when v_is_expired then 'expired' end))) from generate_subscripts(v_gone, 1) n;
  delete from public.inventory_lots l where l.id in (select (g).id from unnest(v_gone) g);
  return jsonb_build_object(
    'entities', coalesce((select jsonb_agg(private.lot_entity(v_gone[n], 'deleted') order by n) from generate_subscripts(v_gone, 1) n), '[]'),
    'data', jsonb_build_object('which', p_arguments -> 'which', 'food', p_arguments -> 'food', 'location', p_arguments -> 'location',
      'why', jsonb_build_object('reason', p_arguments -> 'reason', 'note', p_arguments -> 'note'),
      'gone', coalesce((select jsonb_agg(private.lot_line(v_gone[n]) order by n) from generate_subscripts(v_gone, 1) n), '[]'),
      'kept', coalesce((select jsonb_agg(private.lot_line(v_kept[n]) order by n) from generate_subscripts(v_kept, 1) n), '[]')));
end $$;
grant execute on function private.tool_discard_all(jsonb) to authenticated;
comment on function private.tool_discard_all(jsonb) is 'tool of pantry, by hand';
