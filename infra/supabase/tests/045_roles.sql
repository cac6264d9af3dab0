-- Who may become whom, and what the roles of tokens reach beyond the schemas that 001 names in full.
begin;
set local search_path = public, extensions, tap;
select plan(8);

create temporary view our_roles as
  select * from pg_roles
    where rolname in ('anon', 'authenticated', 'service_role', 'authenticator', 'alfred_orchestrator', 'alfred_operator', 'alfred_worker');

select bag_eq($$ select m.rolname || ' may become ' || g.rolname from pg_auth_members a
    join pg_roles m on m.oid = a.member join pg_roles g on g.oid = a.roleid
    where m.oid in (select oid from our_roles) or (g.oid in (select oid from our_roles) and not m.rolsuper) $$, array[
  'authenticator may become anon',
  'authenticator may become authenticated',
  'authenticator may become service_role',
  'authenticator may become alfred_operator',
  'authenticator may become alfred_orchestrator',
  'authenticator may become alfred_worker'
], 'only the login role may become another, and only one that a token can name');
select bag_eq($$ select rolname::text from our_roles where rolcanlogin $$, array['authenticator'], 'only one of them may log in');
select is_empty($$ select rolname from our_roles where rolinherit $$, 'none has the rights of another without becoming it');
select bag_eq($$ select n.nspname || ' ' || coalesce(r.rolname, 'PUBLIC') || ' ' || lower(a.privilege_type)
    from pg_namespace n, aclexplode(coalesce(n.nspacl, acldefault('n', n.nspowner))) a left join pg_roles r on r.oid = a.grantee
    where n.nspname not in ('public', 'private', 'tap') and n.nspname !~ '^pg_(toast|temp)' and (a.grantee = 0 or r.oid in (select oid from our_roles)) $$, array[
  'pg_catalog PUBLIC usage', 'information_schema PUBLIC usage',
  'door anon usage', 'door authenticated usage', 'door service_role usage', 'door alfred_operator usage', 'door alfred_orchestrator usage', 'door alfred_worker usage',
  'auth anon usage', 'auth authenticated usage', 'auth service_role usage',
  'extensions anon usage', 'extensions authenticated usage', 'extensions service_role usage'
], 'no other schema is open, and none of them may be written to');
select bag_eq($$ select p.proname::text from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname = 'auth' and prosecdef $$,
  array[]::text[], 'nothing of the schema that tells who asks runs with the rights of its owner');
select bag_eq($$ select p.proname || ' ' || coalesce(r.rolname, 'PUBLIC') || case when p.prosecdef then ' as its owner' else '' end
    from pg_proc p, aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a left join pg_roles r on r.oid = a.grantee
    where p.pronamespace = 'door'::regnamespace and a.grantee <> p.proowner $$, array[
  'check_request alfred_operator as its owner', 'check_request alfred_orchestrator as its owner', 'check_request alfred_worker as its owner',
  'check_request anon as its owner', 'check_request authenticated as its owner', 'check_request service_role as its owner'
], 'the door is one function, which is run before every request');
select is_empty($$ select n.nspname, c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace, aclexplode(c.relacl) a
    where n.nspname not in ('public', 'private', 'pg_catalog', 'information_schema', 'tap') and n.nspname !~ '^pg_' and c.relacl is not null
      and (a.grantee = 0 or a.grantee in (select oid from our_roles)) $$, 'nor is a table of another schema');
select is_empty($$ select d.oid from pg_default_acl d, aclexplode(d.defaclacl) a where a.grantee = 0 or a.grantee in (select oid from our_roles) $$,
  'what is made from now on is nobody''s until it is granted');

select * from finish();
rollback;
