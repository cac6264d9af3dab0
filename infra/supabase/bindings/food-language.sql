-- How texts are read for foods: known to all.

select private.unbind('private.food_language', 'private.food_claims');

grant select on private.food_language, private.food_claims to authenticated;

create policy "known to all" on private.food_language for select to authenticated using (true);
create policy "known to all" on private.food_claims for select to authenticated using (true);
