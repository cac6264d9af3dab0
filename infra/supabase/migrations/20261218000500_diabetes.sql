-- Diabetes is kept of whoever tells it, and held against no food.

insert into public.diets (code, label, enforced, covers) values
  ('diabetic', 'diabetic', false, 'nothing: what suits diabetes is for a doctor or dietitian to say');
insert into public.diet_words (food_key, diet)
select unnest('{diabetic,diabete,type 1 diabetic,type 2 diabetic,type 1 diabete,type 2 diabete,diabetiker,diabetikerin,diabetisch,zuckerkrank,diabetique,diabetico,diabetica}'::text[]), 'diabetic';
