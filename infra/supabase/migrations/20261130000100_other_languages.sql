-- The words of German, French and Spanish for foods, allergies and diets.

-- Which food of the lexicon a word of another language means. Loaded from data/; `is_stem`: other words are built with it, as Erdnuss
-- in Erdnusssauce.
create table public.food_translations (
  food_key text primary key,
  language text not null check (language in ('de', 'fr', 'es')),
  english text not null,
  is_stem boolean not null default false
);
alter table public.food_translations enable row level security;

insert into public.diet_words (food_key, diet)
select unnest(words::text[]), diet from (values
  ('vegetarian', '{vegetarisch,vegetarische,vegetarier,vegetarierin,vegetarierinnen,fleischlo,ohne fleisch,vegetarien,vegetarienne,sans viande,vegetariano,vegetariana,sin carne}'),
  ('vegan', '{vegane,veganer,veganerin,veganerinnen,pflanzlich,rein pflanzlich,vegetalien,vegetalienne,vegano,vegana}'),
  ('pescatarian', '{pescetarier,pescetarierin,pescatarier,pescetarisch,pescetarien,pescetarienne,pesco vegetarien,pesco vegetarienne,pescetariano,pescetariana,pescatariano,pescatariana}'),
  ('gluten-free', '{glutenfrei,ohne gluten,zoliakie,zoeliakie,sans gluten,cœliaque,coeliaque,sin gluten,celiaco,celiaca}'),
  ('dairy-free', '{milchfrei,ohne milch,ohne milchprodukte,sans lait,sans produits laitier,sin leche,sin lacteo,sin productos lacteo}'),
  ('lactose-free', '{laktosefrei,ohne laktose,sans lactose,sin lactosa}'),
  ('halal', '{hallal}'),
  ('kosher', '{koscher,casher,cacher,kasher}'),
  ('nut-free', '{nussfrei,ohne nusse,ohne nuesse,sans noix,sans fruits a coque,sin frutos seco,sin nuece}'),
  ('egg-free', '{eifrei,ohne ei,ohne eier,sans œuf,sans oeuf,sin huevo}')
) as w (diet, words);

insert into public.allergy_words (food_key, allergens)
select unnest(words::text[]), allergens::text[] from (values
  ('{nut,peanut}', '{nuss,nusse,nuesse,noix,frutos seco,fruto seco,nuez,nuece}'),
  ('{nut}', '{schalenfrucht,schalenfruchte,schalenfruechte,baumnuss,baumnusse,baumnuesse,fruit a coque,fruits a coque,frutos de cascara,fruto de cascara}'),
  ('{peanut}', '{erdnuss,erdnusse,erdnuesse,cacahuete,cacahouete,arachide,cacahuate,mani}'),
  ('{gluten}', '{weizen,gerste,roggen,zoliakie,zoeliakie,sprue,ble,orge,seigle,cœliaque,coeliaque,maladie cœliaque,maladie coeliaque,trigo,cebada,centeno,celiaquia,celiaco,celiaca,enfermedad celiaca}'),
  ('{milk}', '{milch,kuhmilch,milchprodukt,milchprodukte,milcheiweiß,milcheiweiss,laktose,kasein,molke,lait,lait de vache,produit laitier,produits laitier,laitage,caseine,lactoserum,proteines de lait,leche,leche de vaca,lacteo,producto lacteo,productos lacteo,lactosa,caseina,proteina de leche}'),
  ('{egg}', '{ei,eier,huhnerei,huehnerei,huhnereier,huehnereier,eiweiß,eiweiss,eiklar,œuf,oeuf,blanc œuf,blanc oeuf,huevo,clara de huevo}'),
  ('{fish}', '{fisch,fische,poisson,pescado}'),
  ('{crustacean,mollusc}', '{meeresfruchte,meeresfruechte,schalentier,schalentiere,fruits de mer,fruit de mer,coquillage,marisco}'),
  ('{crustacean}', '{krebstier,krebstiere,krustentier,krustentiere,garnele,garnelen,krabbe,krabben,hummer,crustace,crevette,crabe,homard,crustaceo,gamba,camaron,camarone,langostino,cangrejo,langosta}'),
  ('{mollusc}', '{weichtier,weichtiere,muschel,muscheln,mollusque,moule,huitre,molusco,mejillon,mejillone,almeja}'),
  ('{soy}', '{soja,sojabohne,sojabohnen}'),
  ('{sesame}', '{sesam,sesamo,ajonjoli}'),
  ('{mustard}', '{senf,moutarde,mostaza}'),
  ('{celery}', '{sellerie,celeri,apio}'),
  ('{sulphite}', '{schwefeldioxid,anhydride sulfureux,sulfito,dioxido de azufre}'),
  ('{lupin}', '{lupinen,altramuz,altramuce}')
) as w (allergens, words);
