-- How many things a turn has changed so far. A recipe is one thing, however many lines it has: else a person could
-- not save four recipes in one go.
create or replace function private.rows_changed(p_turn uuid) returns bigint
language sql stable security definer set search_path = '' as $$
  select count(*) from public.audit_log where turn_id = p_turn and table_name <> 'recipe_ingredients'
$$;
