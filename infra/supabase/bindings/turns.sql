-- Who may see conversations and turns, and what happens beside a change of them.

select private.unbind('public.profiles', 'public.conversations', 'public.turns', 'private.turn_batches', 'private.turn_calls',
  'private.instances', 'public.suggestions', 'private.proactive_runs', 'private.tokens_of_a_day', 'private.turn_traces', 'private.quiet_subjects', 'private.households');

grant select on public.profiles, public.suggestions to authenticated;
grant select (id, user_id, turns_committed, last_turn_at, created_at)
  on public.conversations to authenticated;
grant select (id, user_id, conversation_id, asked_at, time_zone, status, result, ledger, usage, created_at, finished_at)
  on public.turns to authenticated;

-- Batches, calls and instances have no policy: only the owner's functions read and write these.
create policy "own profile" on public.profiles for select to authenticated
  using (user_id = (select auth.uid()));
-- Of a deleted conversation nothing is left to see but what it cost (ruling R22).
create policy "own conversations" on public.conversations for select to authenticated
  using (user_id = (select auth.uid()) and deleted_at is null);
create policy "own turns" on public.turns for select to authenticated
  using (user_id = (select auth.uid()));
create policy "own suggestions" on public.suggestions for select to authenticated
  using (user_id = (select auth.uid()));

grant select on private.turn_traces to authenticated;
create policy "own traces" on private.turn_traces for select to authenticated
  using (user_id = (select auth.uid()));

create trigger stamp_pending before update of state on public.conversations
  for each row execute function private.stamp_pending();
-- The first row of every request: a turn, or the trace of a change made by hand.
create trigger new_turns_need_room before insert on public.turns for each row execute function private.refuse_without_room();
create trigger refuse_too_many after insert on public.conversations referencing new table as added
  for each statement execute function private.refuse_too_many();
-- Deferred: the state of the conversation is written after the turn.
create constraint trigger redact_ended_turn after update of status on public.turns deferrable initially deferred
  for each row when (old.finished_at is null and new.finished_at is not null) execute function private.redact_ended_turn();
