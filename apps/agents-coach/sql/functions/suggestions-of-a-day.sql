-- What is said unasked of a day: what in the kitchen would help with the goal that lacks most, when something was just logged. At most twice a day, hours
-- apart, never the same food twice, and no more that day once one was dismissed.

-- Keeps a suggestion that is said now, if there is room for one: whether it may be said. A person's own hand cannot write suggestions, so that
-- this counts them.
create or replace function private.keep_suggestion_of_day(p_food text, p_reason text, p_today date, p_now timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid := auth.uid();
begin
  perform pg_advisory_xact_lock(hashtextextended('suggestions of ' || v_user, 0));
  if exists (
      select from public.suggestions s where s.user_id = v_user and s.kind = 'nutrition' and s.due_on = p_today
        and (s.status = 'dismissed' or s.valid_until > p_now or s.dedupe_key = 'nutrition:' || p_today || ':' || private.food_key(p_food)))
    or (select count(*) from public.suggestions s where s.user_id = v_user and s.kind = 'nutrition' and s.due_on = p_today) >= 2
    or private.is_quiet(v_user, 'nutrition', private.food_key(p_food)) then
    return false;
  end if;
  -- Until it has run out nothing else is said.
  insert into public.suggestions (user_id, kind, dedupe_key, subject, reason, action, due_on, valid_until, status)
  values (v_user, 'nutrition', left('nutrition:' || p_today || ':' || private.food_key(p_food), 200), left(private.food_key(p_food), 120), left(p_reason, 500), 'Say what you had of it, and I log it.', p_today, p_now + interval '3 hours', 'mentioned');
  return true;
end $$;
grant execute on function private.keep_suggestion_of_day(text, text, date, timestamp with time zone) to authenticated;

-- What may be said once something of today was logged: from late morning until the evening, and of a goal of which a quarter or more is left. Null where
-- nothing fits.
create or replace function private.suggestion_of_day(p_day date, p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_today date := (p_arguments ->> 'today')::date;
  v_now timestamptz := (p_arguments ->> 'now')::timestamptz;
  v_hour numeric := extract(hour from v_now at time zone coalesce((select p.time_zone from public.profiles p where p.user_id = (select auth.uid())), 'UTC'));
  v_nutrient text := private.nutrient_lacking(v_today);
  v_goals jsonb := private.day_progress(v_today) -> 'goals';
  v_goal jsonb := (select g from jsonb_array_elements(v_goals) g where g ->> 'nutrient' = v_nutrient and g ->> 'kind' = 'goal');
  v_energy numeric := (select (g ->> 'left')::numeric from jsonb_array_elements(v_goals) g where g ->> 'nutrient' = 'calories' and g ->> 'kind' = 'limit');
  v_food record;
begin
  if p_day is distinct from v_today or v_hour not between 11 and 20 or v_goal is null or (v_goal ->> 'left')::numeric < 0.25 * (v_goal ->> 'target')::numeric then
    return null;
  end if;
  for v_food in select * from private.foods_for_gap(v_nutrient, v_today, v_energy) loop
    if private.keep_suggestion_of_day(v_food.food, format('%s %s of %s %s %s so far today; %s has some', v_goal ->> 'consumed', v_goal ->> 'unit', v_goal ->> 'target', v_goal ->> 'unit', v_goal ->> 'label', v_food.food), v_today, v_now) then
      return jsonb_build_object('nutrient', v_nutrient, 'goal', v_goal, 'food', v_food.food, 'quantity', v_food.quantity, 'unit', v_food.unit, 'amount', v_food.amount, 'source', v_food.source);
    end if;
  end loop;
  return null;
end $$;
grant execute on function private.suggestion_of_day(date, jsonb) to authenticated;
