-- What would help with a goal of the day, as it is said unasked once something was logged.
alter table public.suggestions drop constraint suggestions_kind_check;
alter table public.suggestions add constraint suggestions_kind_check check (kind in ('expiry', 'task', 'nutrition'));
