-- Whether there is room to store anything. Whoever watches over the disk of an installation says so here, while there is still
-- room to say it; then new requests are refused with their reason, and those that were accepted before can end.
create table private.room (
  is_one boolean primary key default true check (is_one),
  is_short boolean not null default false,
  changed_at timestamptz not null default clock_timestamp()
);
insert into private.room default values;
alter table private.room enable row level security;

-- For whoever owns the database.
create function private.tell_room(p_is_short boolean) returns void
language sql set search_path = '' as $$
  update private.room set is_short = p_is_short, changed_at = clock_timestamp() where is_short <> p_is_short
$$;

create function private.refuse_without_room() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (select r.is_short from private.room r) then
    perform private.refuse(507, 'STORAGE_FULL',
      'There is no room left to store anything, so this was not done. Please try again when whoever runs Alfred has made room.');
  end if;
  return new;
end $$;

-- The first row of every request: a turn, or the trace of a change made by hand.
create trigger new_turns_need_room before insert on public.turns for each row execute function private.refuse_without_room();
create trigger hand_edits_need_room before insert on public.audit_log for each row when (new.client_key is not null)
  execute function private.refuse_without_room();
