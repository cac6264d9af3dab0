-- A row of each table for somebody, with a word of theirs in every text: so tests look whether anybody else gets to see it.
insert into public.cellar_bottles (user_id, name, producer, name_key, producer_key, style_key, kind, style, quantity, place, place_key, bought_on)
select p, w, w, w, w, w, 'wine', w, 1, w, w, current_date from (select current_setting('sample.person')::uuid, current_setting('sample.word')) s (p, w);
insert into public.cellar_notes (user_id, name, name_key, note, tasted_on)
select p, w, w, w, current_date from (select current_setting('sample.person')::uuid, current_setting('sample.word')) s (p, w);
