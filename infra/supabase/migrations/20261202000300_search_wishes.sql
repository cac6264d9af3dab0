-- What words of a search ask for: "no-cook", "cheap", "for children". Loaded from data/.
create table private.search_wishes (
  phrase text primary key,
  kind text not null check (kind in ('tag', 'not_tag', 'course', 'minutes', 'cuisine')),
  -- Of several cuisines any is meant; a bar stands between them.
  value text not null
);
alter table private.search_wishes enable row level security;
