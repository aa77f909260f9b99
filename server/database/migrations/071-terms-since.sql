-- From which day on it is known what a restaurant would have paid (docs/decisions/087): what went before these is not kept.
-- A day in Montréal; null: nothing went before.
alter table customer add column terms_since date;
alter table price_list add column adjusted_since date;
update customer set terms_since = (now() at time zone 'America/Toronto')::date where price_list_id is not null;
update price_list set adjusted_since = (now() at time zone 'America/Toronto')::date;

create function begin_terms() returns trigger language plpgsql as $$
begin
  new.terms_since = (now() at time zone 'America/Toronto')::date;
  return new;
end $$;
create trigger customer_terms_begin before update of price_list_id, status on customer for each row
  when (old.price_list_id is distinct from new.price_list_id or old.status <> new.status and new.price_list_id is not null)
  execute function begin_terms();
create trigger customer_terms_given before insert on customer for each row
  when (new.price_list_id is not null) execute function begin_terms();

create function begin_adjustment() returns trigger language plpgsql as $$
begin
  new.adjusted_since = (now() at time zone 'America/Toronto')::date;
  return new;
end $$;
create trigger price_list_adjusted before update of adjust_bp on price_list for each row
  when (old.adjust_bp <> new.adjust_bp) execute function begin_adjustment();
