-- A list of customers says which price list each has (docs/decisions/088); whoever is invited by it gets that one once it is a customer.
alter table trade_invitation add column price_list_id integer;
alter table trade_invitation add foreign key (account_id, price_list_id)
  references price_list (supplier_id, id) on delete set null (price_list_id);
create index trade_invitation_price_list on trade_invitation (price_list_id) where price_list_id is not null;
