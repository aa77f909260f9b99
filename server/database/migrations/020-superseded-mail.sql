-- The field's word for a mail that is not sent because what it says is no longer so.
alter type mail_outcome rename value 'overtaken' to 'superseded';
