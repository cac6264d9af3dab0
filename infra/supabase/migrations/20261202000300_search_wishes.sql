-- What words of a search ask for: "no-cook", "cheap", "for children". Loaded from data/.
create table private.search_wishes (
  phrase text primary key,
  kind text not null check (kind in ('tag', 'not_tag', 'course', 'minutes')),
  value text not null
);
alter table private.search_wishes enable row level security;
