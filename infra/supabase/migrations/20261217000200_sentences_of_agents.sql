-- What agents say unasked, by phrase and language; {name} in a sentence is the place of a value. Told by private.bind_agent_phrases.
create table private.agent_phrases (
  domain text not null,
  phrase text not null check (phrase ~ '^[A-Z][A-Z_]{0,39}$'),
  language text not null check (language ~ '^[a-z]{2}$'),
  reason text not null check (length(reason) between 1 and 400),
  action text not null check (length(action) between 1 and 200),
  primary key (domain, phrase, language)
);
alter table private.agent_phrases enable row level security;
