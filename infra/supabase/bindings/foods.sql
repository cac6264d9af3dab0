-- What is known of foods: known to all who are signed in, written by nobody.

select private.unbind('public.units', 'public.nutrients', 'public.allergens', 'public.food_categories', 'public.food_category_words',
  'public.ingredients', 'public.ingredient_aliases', 'public.food_words', 'public.food_translations', 'public.food_choices', 'private.food_names', 'private.known_words',
  'private.reference_names', 'private.food_forms', 'private.search_wishes', 'private.cookbook_facts', 'private.cookbook_foods', 'private.portion_sizes', 'public.ingredient_portions',
  'public.ingredient_figures', 'public.ingredient_shelf_life', 'public.food_pairings', 'public.food_substitutes',
  'private.ingredient_vectors', 'public.products', 'private.baseline', 'private.import_runs', 'public.ingredient_nutrients',
  'private.food_lexicon');

grant select on
  public.units, public.nutrients, public.allergens, public.food_categories, public.food_category_words,
  public.ingredients, public.ingredient_aliases, public.food_words, public.food_translations, public.food_choices, private.food_names, private.known_words,
  private.reference_names, private.food_forms, private.search_wishes, private.cookbook_facts, private.cookbook_foods, private.portion_sizes, public.ingredient_portions,
  public.ingredient_figures, public.ingredient_shelf_life, public.food_pairings, public.food_substitutes,
  public.products, public.ingredient_nutrients, private.food_lexicon
to authenticated;

create policy "known to all" on public.units for select to authenticated using (true);
create policy "known to all" on public.nutrients for select to authenticated using (true);
create policy "known to all" on public.allergens for select to authenticated using (true);
create policy "known to all" on public.food_categories for select to authenticated using (true);
create policy "known to all" on public.food_category_words for select to authenticated using (true);
create policy "known to all" on public.ingredients for select to authenticated using (true);
create policy "known to all" on public.ingredient_aliases for select to authenticated using (true);
create policy "known to all" on public.food_words for select to authenticated using (true);
create policy "known to all" on public.food_translations for select to authenticated using (true);
create policy "known to all" on public.food_choices for select to authenticated using (true);
create policy "known to all" on private.known_words for select to authenticated using (true);
create policy "known to all" on private.reference_names for select to authenticated using (true);
create policy "known to all" on private.search_wishes for select to authenticated using (true);
create policy "known to all" on private.cookbook_facts for select to authenticated using (true);
create policy "known to all" on private.cookbook_foods for select to authenticated using (true);
create policy "known to all" on private.portion_sizes for select to authenticated using (true);
create policy "known to all" on private.food_forms for select to authenticated using (true);
create policy "known to all" on private.food_names for select to authenticated using (true);
create policy "known to all" on public.ingredient_portions for select to authenticated using (true);
create policy "known to all" on public.ingredient_figures for select to authenticated using (true);
create policy "known to all" on public.ingredient_shelf_life for select to authenticated using (true);
create policy "known to all" on public.food_pairings for select to authenticated using (true);
create policy "known to all" on public.food_substitutes for select to authenticated using (true);
create policy "known to all" on public.products for select to authenticated using (true);

create trigger name_foods after insert or delete or update of food_key, category, allergens, contains, kind on public.ingredients
  for each statement execute function private.name_foods();
create trigger name_foods after insert or delete or update on public.ingredient_aliases for each statement execute function private.name_foods();
create trigger name_foods after insert or delete or update on public.food_words for each statement execute function private.name_foods();
create trigger name_foods after insert or delete or update on public.food_translations for each statement execute function private.name_foods();
create trigger forget_origin before update on public.food_pairings
  for each row when (new.source = 'baseline' and new.origin is not null) execute function private.forget_origin();
create trigger change_no_view instead of insert or update or delete on public.ingredient_nutrients for each row execute function private.change_no_view();
