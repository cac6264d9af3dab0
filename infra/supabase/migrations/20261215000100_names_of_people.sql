-- What a person wants to be called; null while they have not said so.
alter table public.profiles add column name text;
