-- Notes about cellar: written down, looked at and taken away. Each tool tells by its comment whose it is.

create or replace function private.cellar_note_entity(p_note public.cellar_notes, p_op text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('type', 'cellar_note', 'id', (p_note).id, 'label', (p_note).text, 'source', 'db_lookup', 'op', p_op)
$$;
grant execute on function private.cellar_note_entity(public.cellar_notes, text) to authenticated;

-- Writes a note down, once.
create or replace function private.tool_add_cellar_note(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_text text := btrim(p_arguments ->> 'text');
  v_note public.cellar_notes;
  v_op text := 'read';
begin
  select * into v_note from public.cellar_notes n where n.user_id = (select auth.uid()) and n.text_key = lower(v_text) limit 1;
  if v_note.id is null then
    v_op := 'created';
    insert into public.cellar_notes (text, text_key) values (v_text, lower(v_text)) returning * into v_note;
  end if;
  return jsonb_build_object('entities', jsonb_build_array(private.cellar_note_entity(v_note, v_op)),
    'data', jsonb_build_object('text', v_note.text, 'already', v_op = 'read'));
end $$;
grant execute on function private.tool_add_cellar_note(jsonb) to authenticated;
comment on function private.tool_add_cellar_note(jsonb) is 'tool of cellar';

create or replace function private.tool_list_cellar_notes(p_arguments jsonb) returns jsonb
language sql stable set search_path = '' as $$
  with found as (
    select n, row_number() over (order by n.created_at desc, n.id) as position from public.cellar_notes n
    where n.user_id = (select auth.uid()) order by position limit 100
  )
  select jsonb_build_object(
    'entities', coalesce((select jsonb_agg(private.cellar_note_entity(f.n, 'read') order by f.position) from found f), '[]'),
    'data', jsonb_build_object('notes', coalesce((select jsonb_agg(jsonb_build_object('text', (f.n).text) order by f.position) from found f), '[]')))
$$;
grant execute on function private.tool_list_cellar_notes(jsonb) to authenticated;
comment on function private.tool_list_cellar_notes(jsonb) is 'tool of cellar';

-- Takes away the note that is meant: the very one, or the only one with these words in it.
create or replace function private.tool_remove_cellar_note(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_said text := btrim(p_arguments ->> 'text');
  v_found public.cellar_notes[];
  v_details jsonb := jsonb_build_object('text', v_said);
begin
  select array_agg(n order by n.text_key) into v_found from public.cellar_notes n
  where n.user_id = (select auth.uid()) and n.text_key = lower(v_said);
  if v_found is null then
    select array_agg(n order by n.text_key) into v_found from public.cellar_notes n
    where n.user_id = (select auth.uid()) and position(lower(v_said) in n.text_key) > 0;
  end if;
  if v_found is null then
    perform private.refuse_call('CELLAR_NOTE_NOT_FOUND', v_details);
  elsif cardinality(v_found) > 1 then
    perform private.ask_which('CELLAR_NOTE_UNCLEAR', v_details, array(select (f).text from unnest(v_found[:5]) f));
  end if;
  delete from public.cellar_notes n where n.id = (v_found[1]).id;
  return jsonb_build_object('entities', jsonb_build_array(private.cellar_note_entity(v_found[1], 'deleted')),
    'data', jsonb_build_object('text', (v_found[1]).text));
end $$;
grant execute on function private.tool_remove_cellar_note(jsonb) to authenticated;
comment on function private.tool_remove_cellar_note(jsonb) is 'tool of cellar';
