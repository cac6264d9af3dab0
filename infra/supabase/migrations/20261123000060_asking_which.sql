-- A tool that fits several things asks which one is meant, with these as options (ruling R1): the message is the
-- question. Nothing is done before the answer.
create function private.ask_which(p_code text, p_message text, p_options text[]) returns void
language plpgsql set search_path = '' as $$
begin
  raise exception using errcode = 'KT001', message = p_message, detail = p_code, hint = to_jsonb(p_options)::text;
end $$;
grant execute on function private.ask_which(text, text, text[]) to authenticated;

-- Runs one call in a savepoint. A data error becomes the call's recorded result and leaves nothing
-- behind; anything else (a lost fence, a serialisation failure) fails the whole request.
create or replace function private.run_call(p_tool text, p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_state text;
  v_message text;
  v_detail text;
  v_hint text;
begin
  return private.run_tool(p_tool, p_arguments);
exception when others then
  get stacked diagnostics v_state = returned_sqlstate, v_message = message_text, v_detail = pg_exception_detail, v_hint = pg_exception_hint;
  if v_state = 'KT001' then
    return jsonb_build_object('ok', false, 'error', jsonb_build_object('code', v_detail, 'message', v_message, 'retryable', false)
      || case when v_hint = '' then '{}'::jsonb else jsonb_build_object('options', v_hint::jsonb) end);
  elsif left(v_state, 2) in ('22', '23') then
    return jsonb_build_object('ok', false, 'error', jsonb_build_object(
      'code', 'INVALID_VALUE', 'message', 'A value does not fit what can be stored.', 'retryable', false));
  end if;
  raise;
end $$;
