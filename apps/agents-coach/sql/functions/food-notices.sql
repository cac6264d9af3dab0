-- What a person should mind of foods that are told of.

-- A diary takes what was eaten, and a comparison what was asked for; what a person must not have is told beside it (ruling R18):
-- `notices` as data, and `warnings` in words for an agent of the version before.
create or replace function private.food_notices(p_foods text[]) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  -- Who has no rule is warned of nothing, and no food has to be read for it.
  if not exists (select from private.food_rules()) then
    return '{"notices": [], "warnings": []}';
  end if;
  return (
    select jsonb_build_object('notices', coalesce(jsonb_agg(n.notice order by n.told), '[]'), 'warnings', coalesce(jsonb_agg(n.told order by n.told), '[]'))
    from (
      select distinct format('Mind your %s %s: %s.', c.found -> 'rule' ->> 'value', c.found -> 'rule' ->> 'kind', c.found ->> 'food') as told,
        private.notice('MIND_RULE', jsonb_build_object('food', c.found -> 'food', 'rule', jsonb_build_object('kind', c.found -> 'rule' -> 'kind', 'value', c.found -> 'rule' -> 'value'))) as notice
      from jsonb_array_elements(private.food_conflicts(p_foods)) as c (found) where c.found ->> 'status' = 'conflict') n);
end $$;
grant execute on function private.food_notices(text[]) to authenticated;
