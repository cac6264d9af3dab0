-- What a person says of suggestions in a conversation.
begin;
set local search_path = public, extensions, tap;
select plan(20);
\ir shared/people.psql

create function pg_temp.suggest(p_number int, p_kind text, p_reason text, p_subject text default '', p_status text default 'open', p_person uuid default pg_temp.ada()) returns void language sql as $$
  insert into public.suggestions (user_id, kind, dedupe_key, subject, reason, action, rank, due_on, valid_until, status)
  values (p_person, p_kind, p_number::text, p_subject, p_reason, '', 1.0 / p_number, '2026-11-22', '2099-01-01', p_status) $$;
create function pg_temp.call(p_tool text, p_arguments jsonb) returns jsonb language plpgsql as $$
begin
  return pg_temp.run_as('authenticated', pg_temp.token_of(pg_temp.ada()), format('select private.tool_%s(%L)', p_tool, '{"about": null, "kind": null, "until": null, "today": "2026-11-22"}' || p_arguments))::jsonb -> 'data';
exception when sqlstate 'KT001' then
  return to_jsonb(sqlerrm);
end $$;
create function pg_temp.left_open() returns text language sql as $$
  select coalesce(string_agg(reason, ', ' order by reason), 'nothing') from public.suggestions where user_id = pg_temp.ada() and status in ('open', 'mentioned') $$;

select is(pg_temp.call('list_suggestions', '{}') -> 'suggestions', '[]', 'nothing is suggested');
select is(pg_temp.call('answer_suggestion', '{"answer": "dismiss"}'), '"SUGGESTION_NOT_FOUND"', 'so that nothing can be answered');
select pg_temp.suggest(1, 'restock', 'The milk is used up.', (select id::text from public.ingredients where name = 'milk')), pg_temp.suggest(2, 'restock', 'There are 2 eggs left.', 'egg'), pg_temp.suggest(3, 'meal', 'Pea soup would fit.', 'pea soup'),
  pg_temp.suggest(4, 'restock', 'Of another.', 'x', 'open', pg_temp.bob()), pg_temp.suggest(5, 'expiry', 'The cress expires.', 'cress', 'dismissed');
select is((select jsonb_agg(s -> 'reason') from jsonb_array_elements(pg_temp.call('list_suggestions', '{}') -> 'suggestions') s), '["The milk is used up.", "There are 2 eggs left.", "Pea soup would fit."]',
  'the most important first, the person''s own, and nothing that was answered');
select is((select jsonb_agg(s -> 'reason') from jsonb_array_elements(pg_temp.call('list_suggestions', '{"kind": "meal"}') -> 'suggestions') s), '["Pea soup would fit."]', 'of a kind alone');
select is(pg_temp.call('answer_suggestion', '{"answer": "dismiss"}'), '"SUGGESTION_NOT_FOUND"', 'what was not told in this conversation is not meant by "that"');
select is(pg_temp.call('answer_suggestion', '{"answer": "dismiss", "about": "egg"}') -> 'reasons', '["There are 2 eggs left."]', 'one is ended by its food');
select is(pg_temp.left_open(), 'Pea soup would fit., The milk is used up.', 'the others stay');
select is(pg_temp.call('answer_suggestion', '{"answer": "snooze", "about": "soup", "until": "2026-11-29"}') ->> 'until', '2026-11-29', 'one is put off');
select is(pg_temp.left_open(), 'The milk is used up.', 'and is not told meanwhile');
select is(pg_temp.call('answer_suggestion', '{"answer": "snooze", "about": "milk"}') ->> 'until', '2026-11-23', 'without a day until tomorrow');
update public.suggestions set snoozed_until = now() where status = 'snoozed';
select is(jsonb_array_length(pg_temp.call('list_suggestions', '{}') -> 'suggestions'), 2, 'then it is there again');
select is(pg_temp.call('answer_suggestion', '{"answer": "never", "about": "whole milk"}') ->> 'answer', 'never', 'never again of a food, whatever is suggested of it now');
select is(pg_temp.call('answer_suggestion', '{"answer": "never", "about": "milk"}') ->> 'answer', 'never', 'never again of what is suggested');
select ok(private.is_quiet(pg_temp.ada(), 'restock', (select id::text from public.ingredients where name = 'milk')), 'it holds');
select ok(not private.is_quiet(pg_temp.bob(), 'restock', (select id::text from public.ingredients where name = 'milk')), 'for nobody else');
select is(pg_temp.call('answer_suggestion', '{"answer": "never", "kind": "meal"}') ->> 'kind', 'meal', 'never again of a kind');
select is((select jsonb_agg(distinct q -> 'about') from jsonb_array_elements(pg_temp.call('list_suggestions', '{}') -> 'quiet') q where q ->> 'about' = 'milk'), '["milk"]', 'what is not told any more is told by its name');
select is(pg_temp.call('answer_suggestion', '{"answer": "again", "about": "milk"}') ->> 'answer', 'again', 'and can be told again');
select ok(not private.is_quiet(pg_temp.ada(), 'restock', (select id::text from public.ingredients where name = 'milk')), 'then it is');
select is(pg_temp.call('answer_suggestion', '{"answer": "again", "about": "tea"}'), '"SUGGESTION_NOT_FOUND"', 'what was told all along cannot be told again');

select * from finish();
rollback;
