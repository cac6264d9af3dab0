-- What models took, from what each turn recorded when it ended.

-- Days are those of the time zone of each turn. A model whose price is not known says so.
create or replace function private.usage_lines(p_from date, p_until date) returns table (
  user_id uuid, day date, model text, model_calls bigint, input_tokens bigint, cached_tokens bigint, output_tokens bigint, cost_usd numeric, cost_known boolean
)
language sql stable set search_path = '' as $$
  select t.user_id, private.local_date(t.asked_at, t.time_zone), c ->> 'model', count(*), sum((c ->> 'input_tokens')::bigint),
    sum(coalesce((c ->> 'cached_tokens')::bigint, 0)), sum((c ->> 'output_tokens')::bigint), sum((c ->> 'cost_usd')::numeric),
    bool_and((c ->> 'cost_known')::boolean is not false)
  from public.turns t cross join lateral jsonb_array_elements(t.usage -> 'calls') c
  where t.asked_at >= p_from::timestamptz - interval '1 day' and t.asked_at < p_until::timestamptz + interval '2 days'
    and private.local_date(t.asked_at, t.time_zone) between p_from and p_until
  group by 1, 2, 3
$$;
grant execute on function private.usage_lines(date, date) to authenticated;

-- Read as the person, under row level security.
create or replace function public.usage_by_model(p_from date, p_until date) returns table (
  day date, model text, model_calls bigint, input_tokens bigint, cached_tokens bigint, output_tokens bigint, cost_usd numeric, cost_known boolean
)
language sql stable set search_path = '' as $$
  select private.check_day(p_from), private.check_day(p_until);
  select u.day, u.model, u.model_calls, u.input_tokens, u.cached_tokens, u.output_tokens, u.cost_usd, u.cost_known
  from private.usage_lines(p_from, p_until) u where u.user_id = (select auth.uid()) order by 1, 2
$$;
grant execute on function public.usage_by_model(date, date) to authenticated;

-- Of everybody, for an operator: what it cost, and nothing that was said.
create or replace function public.usage_of_all(p_from date, p_until date) returns table (
  user_id uuid, day date, model text, model_calls bigint, input_tokens bigint, cached_tokens bigint, output_tokens bigint, cost_usd numeric, cost_known boolean
)
language sql stable security definer set search_path = '' as $$
  select private.check_day(p_from), private.check_day(p_until);
  select * from private.usage_lines(p_from, p_until) order by 2, 1, 3
$$;
grant execute on function public.usage_of_all(date, date) to alfred_operator;
