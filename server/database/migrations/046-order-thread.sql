-- Up to which entry of an order's trail a person has seen it; it only ever rises.
create table order_entry_seen (
  supplier_order_id integer not null references supplier_order (id),
  person_id integer not null references person (id),
  number smallint not null check (number > 0),
  primary key (supplier_order_id, person_id)
);
create index order_entry_seen_person on order_entry_seen (person_id);

-- What can be unread: everything but steps, which lists show by themselves. Counted for each row of a list.
create index order_entry_news on order_entry (supplier_order_id, number) include (by_account_id) where kind is not null;

-- When it was written: texts are deleted years later, entries are not.
alter table order_entry_text add column written_at timestamptz;
update order_entry_text set written_at = at from order_entry
  where order_entry.supplier_order_id = order_entry_text.supplier_order_id and order_entry.number = order_entry_text.number;
alter table order_entry_text
  alter column written_at set not null,
  alter column written_at set default clock_timestamp();
create index order_entry_text_written on order_entry_text (written_at);

-- Until when the messages to one side of an order are gathered in the mail that then leaves.
create table order_message_mail (
  supplier_order_id integer not null references supplier_order (id),
  account_id integer not null references account (id),
  leaves_at timestamptz not null,
  primary key (supplier_order_id, account_id)
);
create index order_message_mail_account on order_message_mail (account_id);
