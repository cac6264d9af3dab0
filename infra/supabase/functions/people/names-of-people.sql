-- How people are called, in a call and in a message.

-- The words of a text, each between blanks, so that a name is looked for as a whole: "Anna's here" is "anna here".
create or replace function private.person_words(p_text text) returns text
language sql immutable set search_path = '' as $$
  select btrim(regexp_replace(regexp_replace(replace(lower(p_text), '’', ''''), '''s?(?![[:alnum:]])', ' ', 'g'), '[^[:alnum:]]+', ' ', 'g'))
$$;
grant execute on function private.person_words(text) to authenticated;

-- What somebody may be to a person, by its code and as it is said in four languages.
create or replace function private.relation_words() returns table (relation text, words text[])
language sql immutable set search_path = '' as $$
  values ('mother', '{mother,mum,mom,mam,mama,mutter,mutti,mère,maman,madre,mamá}'::text[]), ('father', '{father,dad,daddy,papa,vater,père,padre,papá}'),
    ('sister', '{sister,sis,schwester,sœur,soeur,hermana}'), ('brother', '{brother,bruder,frère,hermano}'), ('daughter', '{daughter,tochter,fille,hija}'),
    ('son', '{son,sohn,fils,hijo}'), ('child', '{child,kid,baby,toddler,teenager,little one,kind,enfant,bébé,niño,niña,bebé}'), ('partner', '{partner,other half,better half,partnerin,partenaire,pareja}'),
    ('wife', '{wife,missus,ehefrau,frau,femme,esposa,mujer}'), ('husband', '{husband,hubby,ehemann,mann,mari,esposo,marido}'),
    ('children', '{children,kids,little ones,kinder,enfants,niños}'), ('sons', '{sons,boys,lads,söhne,jungs,chicos}'), ('daughters', '{daughters,girls,töchter,mädchen,filles,hijas}'),
    ('twins', '{twins,zwillinge,jumeaux,gemelos}'), ('youngest', '{youngest,jüngste,jüngster,cadet,cadette}'), ('eldest', '{eldest,oldest,älteste,ältester,aîné,aînée}'),
    ('parents', '{parents,eltern,padres}'), ('grandparents', '{grandparents,großeltern,grands-parents,abuelos}'), ('grandchildren', '{grandchildren,grandkids,enkelkinder,petits-enfants,nietos}'),
    ('girlfriend', '{girlfriend,copine,novia}'), ('boyfriend', '{boyfriend,copain,novio}'),
    ('grandmother', '{grandmother,grandma,granny,gran,nan,nana,oma,großmutter,grand-mère,mamie,abuela}'),
    ('grandfather', '{grandfather,grandpa,grandad,granddad,opa,großvater,grand-père,papi,abuelo}'),
    ('granddaughter', '{granddaughter,enkelin,enkeltochter,petite-fille,nieta}'), ('grandson', '{grandson,enkel,enkelsohn,petit-fils,nieto}'),
    ('grandchild', '{grandchild,enkelkind}'),
    ('mother-in-law', '{mother-in-law,schwiegermutter,belle-mère,suegra}'), ('father-in-law', '{father-in-law,schwiegervater,beau-père,suegro}'),
    ('sister-in-law', '{sister-in-law,schwägerin,belle-sœur,cuñada}'), ('brother-in-law', '{brother-in-law,schwager,beau-frère,cuñado}'),
    ('aunt', '{aunt,auntie,tante,tía}'), ('uncle', '{uncle,onkel,oncle,tío}'), ('cousin', '{cousin,cousine,primo,prima}'),
    ('niece', '{niece,nichte,nièce,sobrina}'), ('nephew', '{nephew,neffe,neveu,sobrino}'), ('friend', '{friend,mate,freund,freundin,ami,amie,amigo,amiga}'),
    ('neighbour', '{neighbour,neighbor,nachbar,nachbarin,voisin,voisine,vecino,vecina}'), ('colleague', '{colleague,coworker,kollege,kollegin,collègue,compañero,compañera}'),
    ('flatmate', '{flatmate,roommate,housemate,mitbewohner,mitbewohnerin,colocataire,colocation}'), ('guest', '{guest,visitor,gast,invité,invitée,invitado,invitada}')
$$;
grant execute on function private.relation_words() to authenticated;

create or replace function private.relation_of(p_said text) returns text
language sql immutable set search_path = '' as $$
  select r.relation from private.relation_words() r cross join unnest(r.words) w where private.person_words(w) = private.person_words(p_said) limit 1
$$;
grant execute on function private.relation_of(text) to authenticated;

-- Somebody without the word that says whose they are: "my sister" is "sister".
create or replace function private.person_said(p_said text) returns text
language sql immutable set search_path = '' as $$
  select btrim(regexp_replace(p_said, '^\s*(my|our|the|mein|meine|meinen|meiner|meinem|unser|unsere|mon|ma|notre|mi|nuestro|nuestra)\s+', '', 'i'))
$$;
grant execute on function private.person_said(text) to authenticated;

-- Whom of their people a person means, by a name or by what they are to them; nobody where none is called so.
create or replace function private.person_named(p_said text) returns public.people
language plpgsql stable set search_path = '' as $$
declare
  v_key text := private.person_words(private.person_said(p_said));
  v_found public.people[];
begin
  select array_agg(p order by p.name_key) into v_found from public.people p where p.user_id = (select auth.uid()) and p.name_key = v_key;
  if v_found is null then
    select array_agg(p order by p.name_key) into v_found from public.people p
    where p.user_id = (select auth.uid()) and (p.relation = private.relation_of(v_key) or private.person_words(p.relation) = v_key);
  end if;
  if cardinality(v_found) > 1 then
    perform private.refuse_call('AMBIGUOUS_PERSON', jsonb_build_object('person', p_said, 'options', (select jsonb_agg(x.name) from unnest(v_found) x)));
  end if;
  return v_found[1];
end $$;
grant execute on function private.person_named(text) to authenticated;
