-- What a list was filtered by when an item was made from it: {"marks": [], "origin": [], "keep": [], "without": ["tree_nuts"]}.
alter table guide_item add filter jsonb;
