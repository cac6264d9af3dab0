-- Diets and allergies: known to all, written by nobody.

select private.unbind('public.diets', 'public.diet_words', 'public.diet_exclusions', 'public.allergy_words');

grant select on public.diets, public.diet_words, public.diet_exclusions, public.allergy_words to authenticated;

create policy "known to all" on public.diets for select to authenticated using (true);
create policy "known to all" on public.diet_words for select to authenticated using (true);
create policy "known to all" on public.diet_exclusions for select to authenticated using (true);
create policy "known to all" on public.allergy_words for select to authenticated using (true);
