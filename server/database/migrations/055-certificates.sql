-- By which certificate a supplier may show a mark, through its last day in Montréal.
create table supplier_certificate (
  supplier_id integer not null references supplier (account_id),
  mark text not null check (mark in ('organic', 'halal', 'kosher', 'sustainable_fishing')),
  body text not null check (char_length(body) between 1 and 100),
  number text not null check (char_length(number) between 1 and 60),
  until_day date not null,
  -- The last day that its supplier was reminded of: it is told once of each.
  reminded_of date,
  primary key (supplier_id, mark)
);
-- Of whom has yet to be told.
create index supplier_certificate_unreminded on supplier_certificate (until_day)
  where reminded_of is distinct from until_day;
