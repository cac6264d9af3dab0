-- Vectors where the server has them; a server without pgvector runs everything but semantic search.
do $$
begin
  if exists (select from pg_catalog.pg_available_extensions where name = 'vector') then
    create extension if not exists vector with schema extensions;
  end if;
end $$;
