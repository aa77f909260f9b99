-- Law 25's register has when an incident occurred, as nearly as that is known, and why its risk was so judged. Nobody was asked
-- before.
alter table privacy_incident_entry
  add column occurred text not null default '',
  add column risk_reason text not null default '';

-- Answers about promotions are kept until the account that gave them has been closed for seven years.
drop trigger promotion_consent_append_only on promotion_consent;
create trigger promotion_consent_stays
  before update on promotion_consent for each row execute function refuse_change();
create function refuse_early_deletion_of_consent() returns trigger language plpgsql as $$
begin
  if exists (select from account where id = old.restaurant_id and closed_at < now() - interval '7 years') then
    return old;
  end if;
  raise exception '% are kept for seven years', tg_table_name;
end;
$$;
create trigger promotion_consent_stays_seven_years
  before delete on promotion_consent for each row execute function refuse_early_deletion_of_consent();
