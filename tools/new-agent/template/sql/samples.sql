-- A row of each table for somebody, with a word of theirs in every text: so tests look whether anybody else gets to see it.
insert into public.jotter_notes (user_id, text, text_key)
values (current_setting('sample.person')::uuid, current_setting('sample.word'), current_setting('sample.word'));
