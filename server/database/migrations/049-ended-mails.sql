-- Of what has ended, its time is all that the index is asked for, by retention, and mails end in the order they are stored,
-- more or less. An index of single rows would be written for every mail at its insert, and with all other indexes of the
-- table again at its end.
drop index outbox_ended;
create index outbox_ended on outbox using brin (ended_at);
