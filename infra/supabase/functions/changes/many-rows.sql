-- A change of many things waits for a yes.

-- Asks before a call changes more than ten things: the person sees what they are. The orchestrator alone says that the yes was given, and a
-- hand that its person pointed at all of it.
create or replace function private.ask_for_many(p_arguments jsonb, p_things text[]) returns void
language plpgsql set search_path = '' as $$
begin
  if cardinality(p_things) > 10 and not coalesce((p_arguments ->> 'confirmed')::boolean, false) then
    perform private.refuse_call('MANY_CHANGES', jsonb_build_object('count', cardinality(p_things), 'things', to_jsonb(p_things[:5])));
  end if;
end $$;
grant execute on function private.ask_for_many(jsonb, text[]) to authenticated;

-- Rows that one request may change after a yes.
create or replace function private.rows_confirmed_max() returns int
language sql immutable set search_path = '' as $$ select 2000 $$;
grant execute on function private.rows_confirmed_max() to authenticated;
