-- What was thought of a drink.

-- A note is about the drink in stock that is meant, or about one that is drunk up: then it is named as it was said.
create or replace function private.tool_note_bottle(p_arguments jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_lots public.cellar_bottles[];
  v_note public.cellar_notes;
begin
  if p_arguments ->> 'bottle' is not null or exists (select from private.cellar_bottles_like(p_arguments)) then
    v_lots := private.cellar_lots_meant(p_arguments);
  elsif coalesce(p_arguments ->> 'words', '') = '' then
    perform private.refuse_call('CELLAR_BOTTLE_NOT_NAMED');
  end if;
  insert into public.cellar_notes (name, name_key, vintage, note, mark, tasted_on)
  values (coalesce(v_lots[1].name, p_arguments ->> 'name'), coalesce(v_lots[1].name_key, p_arguments ->> 'words'), coalesce(v_lots[1].vintage, (p_arguments ->> 'vintage')::int),
    p_arguments ->> 'note', (p_arguments ->> 'mark')::numeric, (p_arguments ->> 'tasted_on')::date)
  returning * into v_note;
  return jsonb_build_object(
    'entities', jsonb_build_array(jsonb_build_object('type', 'bottle_note', 'id', v_note.id, 'label', private.cellar_label(v_note.name, v_note.vintage), 'source', 'db_lookup', 'op', 'created')),
    'data', jsonb_build_object('name', v_note.name, 'vintage', v_note.vintage, 'note', v_note.note, 'mark', v_note.mark, 'tasted_on', v_note.tasted_on));
end $$;
grant execute on function private.tool_note_bottle(jsonb) to authenticated;
comment on function private.tool_note_bottle(jsonb) is 'tool of cellar';

create or replace function private.tool_list_bottle_notes(p_arguments jsonb) returns jsonb
language sql stable set search_path = '' as $$
  with found as (
    select n, row_number() over (order by n.tasted_on desc, n.created_at desc, n.id) as position from public.cellar_notes n
    where n.user_id = (select auth.uid()) and string_to_array(n.name_key, ' ') @> string_to_array(coalesce(p_arguments ->> 'words', ''), ' ')
      and (p_arguments ->> 'vintage' is null or n.vintage = (p_arguments ->> 'vintage')::int)
    order by position limit 50
  )
  select jsonb_build_object(
    'entities', coalesce((select jsonb_agg(jsonb_build_object('type', 'bottle_note', 'id', (f.n).id, 'label', private.cellar_label((f.n).name, (f.n).vintage), 'source', 'db_lookup',
      'op', 'read') order by f.position) from found f), '[]'),
    'data', jsonb_build_object('name', p_arguments -> 'name', 'notes', coalesce((select jsonb_agg(jsonb_build_object('name', (f.n).name, 'vintage', (f.n).vintage, 'note', (f.n).note,
      'mark', (f.n).mark, 'tasted_on', (f.n).tasted_on) order by f.position) from found f), '[]')))
$$;
grant execute on function private.tool_list_bottle_notes(jsonb) to authenticated;
comment on function private.tool_list_bottle_notes(jsonb) is 'tool of cellar';
