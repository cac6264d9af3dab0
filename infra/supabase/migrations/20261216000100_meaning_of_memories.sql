-- What a provider's model makes of a memory, beside the vector of its words: vectors of different models are never compared.
create table private.memory_vectors (
  memory_id uuid primary key references public.memories (id) on delete cascade,
  user_id uuid not null,
  model text not null check (length(model) between 1 and 200),
  -- Null where the model makes nothing of the text.
  embedding real[] check (cardinality(embedding) between 1 and 4096),
  made_at timestamptz not null default clock_timestamp()
);
create index memory_vectors_of_person on private.memory_vectors (user_id, model);
alter table private.memory_vectors enable row level security;
alter table private.memory_vectors force row level security;
