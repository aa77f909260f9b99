-- Membership no longer allows promotions: it ends for everybody. What it allowed until now stays to be proved.
alter table promotion_consent rename to promotion_membership;
alter index promotion_consent_pkey rename to promotion_membership_pkey;
alter table promotion_membership drop column basis;
update promotion_membership set ended_at = now() where ended_at is null;
alter table promotion_membership alter column ended_at set not null;

-- What refuses to be changed or deleted.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% takes new rows only', tg_table_name;
end $$;

-- Each answer of a restaurant to the question whether suppliers may send it promotions. The last one counts; all of them
-- are proof, because whoever sends has to prove consent (Canada's anti-spam law).
create type promotion_consent_source as enum
  ('sign_up', 'question', 'account', 'unsubscribe_link', 'earlier_unsubscription');
create table promotion_consent (
  id integer generated always as identity primary key,
  restaurant_id integer not null references restaurant (account_id),
  answer boolean not null,
  -- The version of the question, and the language it was asked in: docs/consent-wordings.md has its words.
  wording text not null,
  language language not null,
  source promotion_consent_source not null,
  answered_at timestamptz not null default now()
);
create index promotion_consent_latest on promotion_consent (restaurant_id, id desc);

-- Whoever ended all promotions has said no, and is not asked again.
insert into promotion_consent (restaurant_id, answer, wording, language, source, answered_at)
  select restaurant_id, false, '2026-11', account.language, 'earlier_unsubscription', began_at
  from promotion_unsubscription join account on account.id = restaurant_id
  where supplier_id is null and ended_at is null
  order by began_at, promotion_unsubscription.id;
delete from promotion_unsubscription where supplier_id is null and ended_at is null;
alter table promotion_unsubscription
  add constraint promotion_unsubscription_of_supplier check (supplier_id is not null or ended_at is not null);

create trigger promotion_consent_append_only
  before update or delete on promotion_consent for each row execute function refuse_change();

-- Which terms of use were accepted at sign-up; none before there were any.
alter table account add column terms_version text;

-- Incidents with personal information (Québec's Law 25 asks for a register, kept at least five years). What was recorded
-- of one stays as it was; a correction is a further entry.
create table privacy_incident (
  id integer generated always as identity primary key,
  public_id text not null unique default new_public_id(),
  opened_at timestamptz not null default now()
);
create table privacy_incident_entry (
  incident_id integer not null references privacy_incident (id),
  -- From 1. The last one holds.
  version integer not null check (version > 0),
  noticed_on date not null,
  what_happened text not null check (what_happened <> ''),
  -- Whose information, which, and of how many.
  persons text not null check (persons <> ''),
  -- Whether it may cause serious injury.
  is_serious boolean not null,
  measures text not null check (measures <> ''),
  commission_notified_on date,
  persons_notified_on date,
  operator_id integer not null references account (id),
  recorded_at timestamptz not null default now(),
  primary key (incident_id, version)
);
create index privacy_incident_entry_operator on privacy_incident_entry (operator_id);
create trigger privacy_incident_append_only
  before update or delete on privacy_incident for each row execute function refuse_change();
create trigger privacy_incident_entry_append_only
  before update or delete on privacy_incident_entry for each row execute function refuse_change();
