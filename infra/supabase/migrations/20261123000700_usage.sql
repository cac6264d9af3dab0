-- What models cost a person, by day and model: read as the person, under row level security. Days are those of
-- the time zone of each turn.
create function public.usage_by_day(p_from date, p_until date) returns table (
  day date, model text, model_calls bigint, input_tokens bigint, output_tokens bigint, cost_usd numeric
)
language sql stable set search_path = '' as $$
  select private.local_date(t.asked_at, t.time_zone), c ->> 'model', count(*), sum((c ->> 'input_tokens')::bigint),
    sum((c ->> 'output_tokens')::bigint), sum((c ->> 'cost_usd')::numeric)
  from public.turns t cross join lateral jsonb_array_elements(t.usage -> 'calls') c
  where t.user_id = (select auth.uid())
    and t.asked_at >= p_from::timestamptz - interval '1 day' and t.asked_at < p_until::timestamptz + interval '2 days'
    and private.local_date(t.asked_at, t.time_zone) between p_from and p_until
  group by 1, 2 order by 1, 2
$$;
grant execute on function private.local_date(timestamptz, text), public.usage_by_day(date, date) to authenticated;
