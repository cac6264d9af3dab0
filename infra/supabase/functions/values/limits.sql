-- How much one person may have, and whether there is room for any of it.

-- How many rows of a table one person may have: more than anybody needs, few enough that what reads them all still ends.
create or replace function private.rows_max(p_table text) returns int
language sql stable set search_path = '' as $$
  select coalesce(case p_table
    when 'inventory_lots' then 50000 when 'recipes' then 5000 when 'shopping_items' then 5000 when 'meal_plan_entries' then 5000 when 'cooked_meals' then 50000 when 'pack_sizes' then 5000 when 'min_stocks' then 5000 when 'tasks' then 5000 when 'memories' then 2000
    when 'food_log' then 200000 when 'workout_offsets' then 5000 when 'preferences' then 500 when 'people' then 500 when 'person_rules' then 5000 when 'proposals' then 100000
    when 'failed_lookups' then 50000 when 'favourite_meals' then 500 when 'conversations' then 20000 end,
    (select t.rows_max from private.agent_tables t where t.table_name = p_table))
$$;
grant execute on function private.rows_max(text) to authenticated;

-- Looks whether there is one row more than there may be: the index is read no further than that, and of most people a page or two.
create or replace function private.refuse_too_many() returns trigger
language plpgsql set search_path = '' as $$
declare
  v_user uuid;
  v_is_full boolean;
  v_max int := private.rows_max(tg_table_name);
begin
  for v_user in select distinct a.user_id from added a where a.user_id is not null loop
    execute format('select exists (select from (select user_id from public.%I where user_id = $1 order by user_id offset $2 limit 1) x)', tg_table_name)
      into v_is_full using v_user, v_max;
    if v_is_full and tg_table_name = 'conversations' then
      perform private.refuse(429, 'TOO_MANY_REQUESTS', format('There are %s conversations, which is as many as can be kept.', v_max));
    elsif v_is_full then
      perform private.refuse_call('LIMIT_REACHED', jsonb_build_object('max', v_max));
    end if;
  end loop;
  return null;
end $$;

-- What is enforced is held against everything that is offered, so that there are fewer of these.
create or replace function private.refuse_too_many_rules() returns trigger
language plpgsql set search_path = '' as $$
begin
  if exists (select from added a where a.kind in ('allergy', 'diet')
      and (select count(*) from public.preferences p where p.user_id = a.user_id and p.kind in ('allergy', 'diet')) > 60) then
    perform private.refuse_call('RULE_LIMIT_REACHED', '{"max": 60}');
  end if;
  return null;
end $$;

-- For whoever owns the database.
create or replace function private.tell_room(p_is_short boolean) returns void
language sql set search_path = '' as $$
  update private.room set is_short = p_is_short, changed_at = clock_timestamp() where is_short <> p_is_short
$$;

create or replace function private.refuse_without_room() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (select r.is_short from private.room r) then
    perform private.refuse(507, 'STORAGE_FULL',
      'There is no room left to store anything, so this was not done. Please try again when whoever runs Alfred has made room.');
  end if;
  return new;
end $$;
