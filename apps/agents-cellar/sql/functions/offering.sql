-- What may be opened, and for whom. Alcohol is offered to nobody who told of a pregnancy or of a life without it.

-- The kinds of drink that a rule of the person is against, each with that rule; `without_alcohol` where it is the alcohol.
create or replace function private.cellar_refused_kinds() returns table (kind text, rule_kind text, rule_value text, without_alcohol boolean)
language plpgsql stable set search_path = '' as $$
declare
  v_told text := private.told_of_pregnancy();
  v_rule_kind text := 'pregnancy';
begin
  if v_told is null then
    v_rule_kind := 'wish';
    -- What people say of themselves in words that are no rule of a food: "I don't drink", "sober". Told in passing it is a memory.
    v_told := (
      select p ->> 'value' from jsonb_array_elements(private.tool_list_preferences('{}') #> '{data,preferences}') p
      where p ->> 'kind' in ('diet', 'dislike', 'routine', 'allergy') and p ->> 'value' ~* '\y(alcohol|alkohol|alcool|sober|teetotal|(do not|don''t|never) drink\y)'
      union all
      select m.text from private.memories_that_hold() m
      where m.text ~* '\yno alcohol for (me|us)\y|\yi( am|[''’]?m)( \w+){0,2} (sober|teetotal)|\yi (do not|don[''’]?t|never) drink( any)?( alcohol| any ?more|\s*[.,;!]|\s*$)'
      limit 1);
  end if;
  if v_told is not null then
    return query select k, v_rule_kind, v_told, true from unnest(array['wine', 'beer', 'cider', 'spirit']) k;
    return;
  end if;
  return query
    with held as (
      select x.kind, c -> 'rule' as rule, c ->> 'status' = 'conflict' as is_against
      from jsonb_array_elements(private.food_conflicts(array['wine', 'beer', 'cider', 'vodka'])) with ordinality as f (c, n)
        join unnest(array['wine', 'beer', 'cider', 'spirit']) with ordinality as x (kind, n) on x.n = f.n
    )
    select h.kind, h.rule ->> 'kind', h.rule ->> 'value', (select v.is_against from held v where v.kind = 'spirit') from held h where h.is_against;
end $$;
grant execute on function private.cellar_refused_kinds() to authenticated;

-- The bottles to choose from: for a dish those that go with it, the best first, and in an open choice others behind them; without one those whose window ends first. What is to be kept
-- longer is never among them, but told beside them. `fits` are the styles that go with the dish, with their points.
create or replace function private.cellar_choice(p_arguments jsonb) returns jsonb
language sql stable set search_path = '' as $$
  with refused as materialized (select * from private.cellar_refused_kinds()),
  fits as materialized (select f ->> 'style' as style, f ->> 'kind' as kind, (f ->> 'alcohol_free')::boolean as alcohol_free, (f ->> 'points')::numeric as points, n
    from jsonb_array_elements(coalesce(nullif(p_arguments -> 'fits', 'null'), '[]')) with ordinality as x (f, n)),
  bottles as (
    select b, private.cellar_readiness((b).drink_from, (b).drink_until, (p_arguments ->> 'today')::date) as readiness, coalesce(f.points, 0) as points
    from public.cellar_bottles b left join fits f on f.style = b.style
    where b.user_id = (select auth.uid())
      and not exists (select from refused r where r.kind = b.kind and not (r.without_alcohol and b.alcohol_free))
      and (p_arguments ->> 'dish' is null or f.points > 0 or (p_arguments ->> 'is_open')::boolean) and (p_arguments ->> 'kind' is null or b.kind = p_arguments ->> 'kind'
        or b.alcohol_free and exists (select from refused r where r.without_alcohol))
  ), choice as (
    select *, row_number() over (order by case when p_arguments ->> 'dish' is null then 0 else -points end,
      case readiness when 'soon' then 0 when 'ready' then 1 when 'unknown' then 2 else 3 end, (b).drink_until nulls last, (b).bought_on, (b).id) as position
    from bottles where readiness <> 'not_yet'
  ), shown as (select * from choice order by position limit 3)
  select jsonb_build_object(
    'entities', coalesce((select jsonb_agg(private.cellar_bottle_entity(s.b, 'read') order by s.position) from shown s), '[]'),
    'data', jsonb_build_object('dish', p_arguments -> 'dish',
      'bottles', coalesce((select jsonb_agg(private.cellar_bottle_told(s.b, (p_arguments ->> 'today')::date) || jsonb_build_object('fits', s.points > 0) order by s.position) from shown s), '[]'),
      'later', coalesce((select jsonb_agg(private.cellar_bottle_told(l.b, (p_arguments ->> 'today')::date)) from (
        select b.b from bottles b where b.readiness = 'not_yet' and (b.points > 0 or p_arguments ->> 'dish' is null) order by b.points desc, (b.b).drink_from, (b.b).id limit 1) l), '[]'),
      'styles', coalesce((select jsonb_agg(g.style order by g.n) from (
        select f.style, f.n from fits f where not exists (select from refused r where r.kind = f.kind) and ((f.kind <> 'soft') or exists (select from refused r where r.without_alcohol))
        order by f.n limit 4) g), '[]'),
      'refused', coalesce((select jsonb_agg(jsonb_build_object('kind', r.kind, 'rule', jsonb_build_object('kind', r.rule_kind, 'value', r.rule_value),
        'without_alcohol', r.without_alcohol) order by r.kind) from refused r), '[]')))
$$;
grant execute on function private.cellar_choice(jsonb) to authenticated;

create or replace function private.tool_suggest_bottle(p_arguments jsonb) returns jsonb
language sql stable set search_path = '' as $$ select private.cellar_choice(p_arguments) $$;
grant execute on function private.tool_suggest_bottle(jsonb) to authenticated;
comment on function private.tool_suggest_bottle(jsonb) is 'tool of cellar';

create or replace function private.tool_pair_bottle(p_arguments jsonb) returns jsonb
language sql stable set search_path = '' as $$ select private.cellar_choice(p_arguments) $$;
grant execute on function private.tool_pair_bottle(jsonb) to authenticated;
comment on function private.tool_pair_bottle(jsonb) is 'tool of cellar';
