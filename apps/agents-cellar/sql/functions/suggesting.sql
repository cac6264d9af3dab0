-- What the cellar suggests unasked: what is to be opened before its time is over, once for each lot and window. Nobody is reminded of
-- what they live without.
create or replace function private.suggestions_of_cellar(p_fire_at timestamptz, p_after uuid, p_limit int) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_claims text := coalesce(current_setting('request.jwt.claims', true), '');
  v_today date := (p_fire_at at time zone 'UTC')::date;
  v_bottle public.cellar_bottles;
  v_page jsonb := '[]';
begin
  for v_bottle in
    select b.* from public.cellar_bottles b where b.drink_until between v_today and v_today + 45 and (p_after is null or b.id > p_after) order by b.id
  loop
    exit when jsonb_array_length(v_page) >= p_limit;
    perform private.look_as(v_bottle.user_id);
    continue when exists (select from private.cellar_refused_kinds() r where r.kind = v_bottle.kind and not (r.without_alcohol and v_bottle.alcohol_free));
    v_page := v_page || jsonb_build_object('id', v_bottle.id, 'user_id', v_bottle.user_id, 'kind', 'cellar', 'entity_type', 'bottle',
      'dedupe_key', format('cellar:%s:%s', v_bottle.id, v_bottle.drink_until), 'subject', left(v_bottle.name_key, 120),
      'phrase', case when v_bottle.window_source = 'estimated' then 'WINDOW_CLOSES_ABOUT' else 'WINDOW_CLOSES' end,
      'values', jsonb_build_object('count', trim_scale(v_bottle.quantity), 'name', private.cellar_label(v_bottle.name, v_bottle.vintage), 'day', v_bottle.drink_until),
      'request', 'which bottles should be drunk soon?', 'rank', 0.4, 'due_on', v_today, 'valid_until', (v_bottle.drink_until + 1)::timestamptz);
  end loop;
  perform set_config('request.jwt.claims', v_claims, true);
  return v_page;
end $$;
comment on function private.suggestions_of_cellar(timestamptz, uuid, int) is 'suggestions of cellar';
